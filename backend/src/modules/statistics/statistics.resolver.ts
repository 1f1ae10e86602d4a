import { Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../identity/graphql-context';
import { allStatistics, ownStatistics } from './get-statistics';
import { MyStatistics, Statistics } from './statistics.type';

@Resolver()
export class StatisticsResolver {
  @Query(() => Statistics, { description: 'The figures over all journeys. Anyone may ask.' })
  statistics(@Ctx() { ctx }: GraphqlContext): Promise<Statistics> {
    return allStatistics(ctx);
  }

  @Query(() => MyStatistics, { description: 'The figures over the journeys of the citizen who asks.' })
  myStatistics(@Ctx() { ctx }: GraphqlContext): Promise<MyStatistics> {
    return ownStatistics(ctx);
  }
}
