import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../platform/db/connection.type';
import { pageRequest } from '../../platform/db/pagination';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { listConflicts } from './list-conflicts';
import { getRideAgreement } from './together/ride-agreement';
import { RideAgreementType } from './together/ride-agreement.type';
import { presentConflict } from './vehicle-conflict.presenter';
import { VehicleConflictConnection } from './vehicle-conflict.type';
import { Serves } from '../identity/acts/serves.decorator';

@Resolver()
export class VehicleEventsResolver {
  @Query(() => VehicleConflictConnection, {
    description:
      'Events that accuse nobody and that staff look at: an enrolled device of the vehicle was elsewhere, or only three independent witnesses saw it. Newest first. canSuspendVehicles.',
  })
  @Serves(listConflicts)
  async vehicleConflicts(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<VehicleConflictConnection> {
    return presentPage(await listConflicts(ctx, pageRequest({ first, after })), presentConflict);
  }

  @Query(() => RideAgreementType, {
    nullable: true,
    description:
      'Whether others in the vehicle of the active journey measure the same speed as the viewer. Null where no journey is on, or it is in no vehicle by a scanned code. The answer holds for 10 s. UNAUTHENTICATED, FORBIDDEN for staff.',
  })
  @Serves(getRideAgreement)
  rideAgreement(@Ctx() { ctx }: GraphqlContext): Promise<RideAgreementType | null> {
    return getRideAgreement(ctx);
  }
}
