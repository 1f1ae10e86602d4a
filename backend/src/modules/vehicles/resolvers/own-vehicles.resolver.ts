import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { enrolTracker, listOwnDevices } from '../devices/claim-device';
import { resolveVehicleCode } from '../codes/resolve-code';
import { EnrolTrackerInput } from '../vehicles.inputs';
import { presentDevice } from './vehicles.presenter';
import { EnrolledDevice, VehicleOfCode } from '../vehicles.type';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class OwnVehiclesResolver {
  @Query(() => VehicleOfCode, {
    description:
      'The vehicle that a code names now. UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (code), RATE_LIMITED after 30 wrong codes in an hour.',
  })
  @Serves(resolveVehicleCode)
  async vehicleOfCode(
    @Arg('code', () => String, { description: 'Address of the QR code, its token, or the typed code.' })
    code: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<VehicleOfCode> {
    const vehicle = await resolveVehicleCode(ctx, { text: code, field: 'code', at: ctx.clock() });
    return { registrationNumber: vehicle.registrationNumber, transportAgency: vehicle.agency };
  }

  @Query(() => [EnrolledDevice], {
    description: 'The phones and trackers that the viewer has claimed, newest first. FORBIDDEN for staff.',
  })
  @Serves(listOwnDevices)
  async myDevices(@Ctx() { ctx }: GraphqlContext): Promise<EnrolledDevice[]> {
    const now = ctx.clock();
    return (await listOwnDevices(ctx)).map((row) => presentDevice(row, { actor: ctx.actor, now }));
  }

  @Mutation(() => EnrolledDevice, {
    description:
      'Claims an invitation for an own tracker; its journeys are bound once staff have approved it. FORBIDDEN with clientCode `number-not-proven`, BAD_USER_INPUT (code, trackerId), CONFLICT for an enrolled tracker.',
  })
  @Serves(enrolTracker)
  async enrolTracker(
    @Arg('input', () => EnrolTrackerInput, { description: 'The tracker, and its invitation.' })
    { trackerId, code }: EnrolTrackerInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<EnrolledDevice> {
    const device = await enrolTracker(ctx, { trackerId: parseId(trackerId), code });
    return presentDevice(device, { actor: ctx.actor, now: ctx.clock() });
  }
}
