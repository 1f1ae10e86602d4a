import { Ctx, FieldResolver, Float, Resolver, Root } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { RegisteredVehicle } from '../../vehicles/vehicles.type';
import { unobservedShares } from './unobserved-share';

@Resolver(() => RegisteredVehicle)
export class VehicleCoverageResolver {
  @FieldResolver(() => Float, {
    nullable: true,
    description:
      'Share of the time of its bound journeys of the last 90 days in which no violation could have been proven, 0 to 1: pauses, inaccurate or rare fixes, clocks that ran otherwise. Unobserved is never read as good. Null without such a journey.',
  })
  unobservedShare(
    @Root() { id }: RegisteredVehicle,
    @Ctx() { ctx, loaders }: GraphqlContext,
  ): Promise<number | null> {
    return loaders.of('unobserved-shares', (ids) => unobservedShares(ctx, ids)).load(Number(id));
  }
}
