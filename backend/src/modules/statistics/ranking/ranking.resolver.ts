import type { RankingMeasure } from '@wakafine/domain/statistics/ranking';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { rankAgencies } from './rank-agencies';
import { rankVehicles } from './rank-vehicles';
import { presentRankedAgency, presentRankedVehicle } from './ranking.presenter';
import { RankedAgency, RankedVehicle, RankingMeasureEnum } from './ranking.type';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class RankingResolver {
  @Query(() => [RankedVehicle], {
    description:
      'Vehicles by what their own enrolled devices recorded: violations, or the lower bound of violations for each 1,000 km where they drove 200 km. canViewDashboard.',
  })
  @Serves(rankVehicles)
  async vehicleRanking(
    @Arg('by', () => RankingMeasureEnum, { defaultValue: 'VIOLATIONS', description: 'By what.' })
    by: RankingMeasure,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Page size, 1-100.' }) first: number,
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: 'Days that the trend compares with as many before.',
    })
    days: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RankedVehicle[]> {
    return (await rankVehicles(ctx, { by, first, days })).map(presentRankedVehicle);
  }

  @Query(() => [RankedAgency], {
    description:
      'Agencies by violations of some days that their enrolled devices recorded, or by the lower bound of those for each 1,000 km where they drove 200 km. canViewDashboard.',
  })
  @Serves(rankAgencies)
  async agencyRanking(
    @Arg('by', () => RankingMeasureEnum, { defaultValue: 'VIOLATIONS', description: 'By what.' })
    by: RankingMeasure,
    @Arg('days', () => Int, {
      defaultValue: 30,
      description: 'Days with today, 1-366; the trend compares as many.',
    })
    days: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RankedAgency[]> {
    return (await rankAgencies(ctx, { by, days })).map(presentRankedAgency);
  }
}
