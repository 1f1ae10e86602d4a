import { Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import { hasPermission } from '../identity/accounts/actor';
import type { AppCtx } from '../identity/accounts/actor';
import type { GraphqlContext } from '../identity/accounts/graphql-context';
import { drivingRecord } from './driving-record';
import { areFiguresDemo, countActiveVehicles } from './get-statistics';
import { publicTotals } from './public-totals';
import { presentMyStatistics } from './statistics.presenter';
import { MyStatistics, Statistics } from './statistics.type';
import { countryStatistics } from './visible-statistics';
import { HourlyForVisitors } from '../../platform/hourly-figures';
import { Serves } from '../identity/acts/serves.decorator';

@Resolver(() => Statistics)
export class StatisticsResolver {
  @Query(() => Statistics, {
    description:
      'The figures over all journeys. Anyone may ask: staff as they stand now, everybody else as they stood at the last full hour.',
  })
  @Serves(countryStatistics)
  @HourlyForVisitors()
  statistics(@Ctx() { ctx }: GraphqlContext): Promise<Statistics> {
    return countryStatistics(ctx);
  }

  @Query(() => MyStatistics, {
    description: 'The figures over the journeys of the citizen who asks, and what they have earned.',
  })
  @Serves(drivingRecord)
  async myStatistics(@Ctx() { ctx }: GraphqlContext): Promise<MyStatistics> {
    return presentMyStatistics(await drivingRecord(ctx));
  }

  @FieldResolver(() => Int, {
    description:
      'Vehicles that have been on a journey in the last 30 days; for all but staff, one that may not be named counts for each account that travelled in it.',
  })
  async activeVehicles(@Ctx() { ctx }: GraphqlContext): Promise<number> {
    return isStaff(ctx) ? countActiveVehicles(ctx) : (await publicTotals(ctx)).activeVehicles;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the figures are made of nothing but sample data; false before the first journey.',
  })
  async isDemo(@Ctx() { ctx }: GraphqlContext): Promise<boolean> {
    return isStaff(ctx) ? areFiguresDemo(ctx) : (await publicTotals(ctx)).isDemo;
  }
}

function isStaff({ actor }: AppCtx): boolean {
  return hasPermission(actor, 'canViewDashboard');
}
