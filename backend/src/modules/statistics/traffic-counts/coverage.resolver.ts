import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import { AddTrafficCountInput, WithdrawTrafficCountInput } from './coverage.inputs';
import { presentTrafficCount } from './coverage.presenter';
import { AddTrafficCountPayload, TrafficCount, WithdrawTrafficCountPayload } from './coverage.type';
import { addTrafficCount, listTrafficCounts, withdrawTrafficCount } from './traffic-counts';

@Resolver()
export class CoverageResolver {
  @Query(() => [TrafficCount], {
    description: 'Counts of all traffic at segments, newest first; the latest 100. canViewDashboard.',
  })
  @Serves(listTrafficCounts)
  async trafficCounts(@Ctx() { ctx }: GraphqlContext): Promise<TrafficCount[]> {
    return (await listTrafficCounts(ctx)).map(presentTrafficCount);
  }

  @Mutation(() => AddTrafficCountPayload, {
    description:
      'Stores a count of all traffic at a segment. canGenerateReports, audited; IDEMPOTENCY_MISMATCH for a clientId with other content.',
  })
  @Serves(addTrafficCount)
  async addTrafficCount(
    @Arg('input', () => AddTrafficCountInput, { description: 'The count.' }) input: AddTrafficCountInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AddTrafficCountPayload> {
    return { count: presentTrafficCount(await addTrafficCount(ctx, input)) };
  }

  @Mutation(() => WithdrawTrafficCountPayload, {
    description: 'Withdraws a count that was entered by mistake. canGenerateReports, audited; NOT_FOUND.',
  })
  @Serves(withdrawTrafficCount)
  async withdrawTrafficCount(
    @Arg('input', () => WithdrawTrafficCountInput, { description: 'The count.' })
    input: WithdrawTrafficCountInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<WithdrawTrafficCountPayload> {
    const { id, reason } = input;
    return { count: presentTrafficCount(await withdrawTrafficCount(ctx, { id: parseId(id), reason })) };
  }
}
