import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { presentAnalytics, presentBeforeAfter, presentRoadAnalytics } from './analytics.presenter';
import { Analytics, BeforeAfter, HotspotMeasureEnum, RoadAnalytics } from './analytics.type';
import { compareBeforeAfter, getAnalytics } from './get-analytics';
import { getRoadAnalytics } from './get-road-analytics';
import type { HotspotMeasure } from './get-road-analytics';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class AnalyticsResolver {
  @Query(() => Analytics, {
    description: 'Violations, incidents and journeys by hour, day and kind of vehicle. canViewDashboard.',
  })
  @Serves(getAnalytics)
  async analytics(
    @Arg('days', () => Int, { defaultValue: 30, description: 'Days with today, 1-366.' }) days: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<Analytics> {
    return presentAnalytics(await getAnalytics(ctx, { days }));
  }

  @Query(() => BeforeAfter, {
    description: 'The same number of days before and from a day on. canViewDashboard.',
  })
  @Serves(compareBeforeAfter)
  async beforeAfter(
    @Arg('at', () => GraphQLDateTime, { description: 'Any time of the day, in Douala.' }) at: Date,
    @Arg('days', () => Int, { defaultValue: 30, description: 'Days on each side, 1-366.' }) days: number,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<BeforeAfter> {
    return presentBeforeAfter(await compareBeforeAfter(ctx, { at, days }));
  }

  @Query(() => RoadAnalytics, { description: 'National roads, and cells of a kilometre. canViewDashboard.' })
  @Serves(getRoadAnalytics)
  async roadAnalytics(
    @Arg('days', () => Int, { defaultValue: 30, description: 'Days with today, 1-92.' }) days: number,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Hotspots, 1-100.' }) first: number,
    @Arg('by', () => HotspotMeasureEnum, {
      defaultValue: 'VIOLATIONS',
      description: 'Order of hotspots.',
    })
    by: HotspotMeasure,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RoadAnalytics> {
    return presentRoadAnalytics(await getRoadAnalytics(ctx, { days, first, by }));
  }
}
