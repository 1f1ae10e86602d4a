import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { getAgency, getVehicle } from './read-vehicles';
import { presentAgency, presentVehicle } from './vehicle.presenter';
import { Agency, Vehicle } from './vehicle.type';

@Resolver()
export class VehicleReadResolver {
  @Query(() => Vehicle, {
    nullable: true,
    description: 'A vehicle with its agency; null where there is none. canViewDashboard.',
  })
  @Serves(getVehicle)
  async vehicle(
    @Arg('id', () => ID, { description: 'Stable identifier of the vehicle.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Vehicle | null> {
    const row = await getVehicle(ctx, { vehicleId: parseId(id) });
    return row === null ? null : presentVehicle(row);
  }

  @Query(() => Agency, {
    nullable: true,
    description: 'A transport agency by its name; null where there is none. Anyone may ask.',
  })
  @Serves(getAgency)
  async agency(
    @Arg('id', () => ID, { description: 'Its name, as `transportAgencies` gives it.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Agency | null> {
    const row = await getAgency(ctx, { name: id });
    return row === null ? null : presentAgency(row);
  }
}
