import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { getVehicleRecord } from './get-vehicle-record';
import { presentVehicleRecord } from './vehicle-record.presenter';
import { VehicleRecord } from './vehicle-record.type';

@Resolver()
export class VehicleRecordResolver {
  @Query(() => VehicleRecord, {
    nullable: true,
    description:
      'Levels of binding of a vehicle, its coverage, and its rate among all; null for one that is not there. canViewDashboard.',
  })
  @Serves(getVehicleRecord)
  async vehicleRecord(
    @Arg('vehicleId', () => ID, { description: 'Stable identifier of the vehicle.' }) vehicleId: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<VehicleRecord | null> {
    const record = await getVehicleRecord(ctx, parseId(vehicleId));
    return record === null ? null : presentVehicleRecord(record);
  }
}
