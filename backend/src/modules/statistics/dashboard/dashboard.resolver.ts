import type { DashboardRange } from '@wakafine/domain/statistics/dashboard-range';
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { presentDashboard } from './dashboard.presenter';
import { Dashboard, DashboardRangeEnum } from './dashboard.type';
import { getDashboard } from './get-dashboard';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class DashboardResolver {
  @Query(() => Dashboard, {
    description: 'The four cards and what stands behind them, in one request. canViewDashboard.',
  })
  @Serves(getDashboard)
  async dashboard(
    @Arg('range', () => DashboardRangeEnum, {
      defaultValue: 'LAST_24_HOURS',
      description: 'Period of changes and series.',
    })
    range: DashboardRange,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Dashboard> {
    return presentDashboard(await getDashboard(ctx, { range }), ctx.actor);
  }
}
