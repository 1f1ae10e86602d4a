import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Journey } from '../../journeys/journey.type';
import { suspendedJourneys } from './suspended-journeys';

@Resolver(() => Journey)
export class SuspendedJourneysResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether two people have suspended its vehicle: for staff, and for the driver of a vehicle that an enrolled device is in. For anyone who has typed a plate: false.',
  })
  async isVehicleSuspended(
    @Root() { id, binding, vehicleId }: Journey,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<boolean> {
    // Staff alone see an identifier of the vehicle.
    const isShown = vehicleId !== null || binding === 'BOUND';
    return isShown && loaders.of('suspended-journeys', (ids) => suspendedJourneys(ctx, ids)).load(Number(id));
  }
}
