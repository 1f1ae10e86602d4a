import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { getOperationsMap } from './get-operations-map';
import { presentOperationsMap } from './operations-map.presenter';
import { OperationsMap } from './operations-map.type';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class OperationsMapResolver {
  @Query(() => OperationsMap, {
    description: 'Active journeys, and the incidents and violations of today, for a map. canViewDashboard.',
  })
  @Serves(getOperationsMap)
  async operationsMap(@Ctx() { ctx }: GraphqlContext): Promise<OperationsMap> {
    return presentOperationsMap(await getOperationsMap(ctx));
  }
}
