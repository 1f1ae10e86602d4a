import { Ctx, FieldResolver, Int, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../identity/graphql-context';
import { drivingRecord } from './driving-record';
import { allStatistics, areFiguresDemo, countActiveVehicles } from './get-statistics';
import { presentMyStatistics } from './statistics.presenter';
import { MyStatistics, Statistics } from './statistics.type';

@Resolver(() => Statistics)
export class StatisticsResolver {
  @Query(() => Statistics, { description: 'The figures over all journeys. Anyone may ask.' })
  statistics(@Ctx() { ctx }: GraphqlContext): Promise<Statistics> {
    return allStatistics(ctx);
  }

  @Query(() => MyStatistics, {
    description: 'The figures over the journeys of the citizen who asks, and what they have earned.',
  })
  async myStatistics(@Ctx() { ctx }: GraphqlContext): Promise<MyStatistics> {
    return presentMyStatistics(await drivingRecord(ctx));
  }

  @FieldResolver(() => Int, { description: 'Vehicles that have been on a journey in the last 30 days.' })
  activeVehicles(@Ctx() { ctx }: GraphqlContext): Promise<number> {
    return countActiveVehicles(ctx);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the figures are made of nothing but sample data; false before the first journey.',
  })
  isDemo(@Ctx() { ctx }: GraphqlContext): Promise<boolean> {
    return areFiguresDemo(ctx);
  }
}
