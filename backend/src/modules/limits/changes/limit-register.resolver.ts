import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { presentPage } from '../../../platform/db/connection.type';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import { deprecated, PLAIN_LISTS } from '../../../platform/deprecation';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { refuseProposals, secondProposals, withdrawProposals } from './decide-on-limits';
import {
  ProposeConfirmationsInput,
  ProposeSpeedLimitInput,
  RefuseLimitProposalsInput,
  SpeedLimitFilter,
} from '../register/limit-register.inputs';
import { presentProposal, presentRegisteredLimit } from '../register/limit-register.presenter';
import {
  LimitChecklist,
  LimitProposal,
  LimitProposalConnection,
  RegisteredLimit,
  RegisteredLimitConnection,
} from '../register/limit-register.type';
import {
  confirmedCounts,
  getSpeedLimit,
  limitHistory,
  pagedLimitHistory,
  listSpeedLimits,
  listWaitingProposals,
} from '../register/list-speed-limits';
import { proposeConfirmations, proposeSpeedLimit } from './propose-speed-limit';
import { limitOfInput } from './limit-of-input';
import { Serves } from '../../identity/acts/serves.decorator';

@Resolver()
export class LimitRegisterResolver {
  @Query(() => RegisteredLimitConnection, {
    description: 'The register of speed limits, the national default first. canViewDashboard.',
  })
  @Serves(listSpeedLimits)
  async speedLimits(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Arg('filter', () => SpeedLimitFilter, { nullable: true, description: 'Identifiers of the rows.' })
    filter: SpeedLimitFilter | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RegisteredLimitConnection> {
    const list = listSpeedLimits(ctx, filter ?? {});
    const page = await list.page(pageRequest({ first, after }));
    return { ...presentPage(page, presentRegisteredLimit), totalCount: list.count };
  }

  @Query(() => RegisteredLimit, {
    nullable: true,
    description: 'A limit of the register; null where there is none. canViewDashboard.',
  })
  @Serves(getSpeedLimit)
  async speedLimit(
    @Arg('id', () => ID, { description: 'Identifier of the limit.' }) id: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<RegisteredLimit | null> {
    const row = await getSpeedLimit(ctx, id);
    return row === null ? null : presentRegisteredLimit(row);
  }

  @Query(() => [LimitProposal], {
    deprecationReason: deprecated({ use: 'speedLimitHistoryConnection', ...PLAIN_LISTS }),
    description:
      'Everything that was proposed for a limit, newest first: who, when, why, before and after. canViewDashboard.',
  })
  @Serves(limitHistory)
  async speedLimitHistory(
    @Arg('limitId', () => ID, { description: 'Identifier of the limit.' }) limitId: string,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LimitProposal[]> {
    return (await limitHistory(ctx, limitId)).map((row) => presentProposal(row, ctx.actor));
  }

  @Query(() => LimitProposalConnection, {
    description:
      'Everything that was proposed for a limit, newest first: who, when, why, before and after. canViewDashboard.',
  })
  @Serves(pagedLimitHistory)
  async speedLimitHistoryConnection(
    @Arg('limitId', () => ID, { description: 'Identifier of the limit.' }) limitId: string,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LimitProposalConnection> {
    const list = pagedLimitHistory(ctx, limitId);
    const page = await list.page(pageRequest({ first, after }));
    return { ...presentPage(page, (row) => presentProposal(row, ctx.actor)), totalCount: list.count };
  }

  @Query(() => LimitProposalConnection, {
    description: 'Changes of the register that wait for a second person, oldest first. canViewDashboard.',
  })
  @Serves(listWaitingProposals)
  async limitProposals(
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of the page, 1-100.' }) first: number,
    @Arg('after', () => String, { nullable: true, description: 'Cursor of the row before.' })
    after: string | undefined,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LimitProposalConnection> {
    const list = listWaitingProposals(ctx);
    const page = await list.page(pageRequest({ first, after }));
    return { ...presentPage(page, (row) => presentProposal(row, ctx.actor)), totalCount: list.count };
  }

  @Query(() => LimitChecklist, {
    description:
      'Progress of confirming the register, for the checklist of the first start. canViewDashboard.',
  })
  @Serves(confirmedCounts)
  limitChecklist(@Ctx() { ctx }: GraphqlContext): Promise<LimitChecklist> {
    return confirmedCounts(ctx);
  }

  @Mutation(() => LimitProposal, {
    description:
      'Proposes a new limit, a new validity of one, or its end. Supervisors and admins; audited. CONFLICT where another change waits, or is announced for that moment or later.',
  })
  @Serves(proposeSpeedLimit)
  async proposeSpeedLimit(
    @Arg('input', () => ProposeSpeedLimitInput, { description: 'The change, and why.' })
    {
      limitId = null,
      limit,
      validFrom = null,
      validUntil = null,
      reason,
      clientId = null,
    }: ProposeSpeedLimitInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LimitProposal> {
    const content = limit === null || limit === undefined ? null : limitOfInput(limit);
    const asked = { limitId, content, validFrom, validUntil, reason, clientId };
    return presentProposal(await proposeSpeedLimit(ctx, asked), ctx.actor);
  }

  @Mutation(() => [LimitProposal], {
    description:
      'Proposes that limits are confirmed as the register has them, all or none. Supervisors and admins; audited. CONFLICT where a change of one waits.',
  })
  @Serves(proposeConfirmations)
  async proposeLimitConfirmations(
    @Arg('input', () => ProposeConfirmationsInput, { description: 'The proposals, and the reason.' })
    { limitIds, reason, clientId = null }: ProposeConfirmationsInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LimitProposal[]> {
    const rows = await proposeConfirmations(ctx, { limitIds, reason, clientId });
    return rows.map((row) => presentProposal(row, ctx.actor));
  }

  @Mutation(() => [LimitProposal], {
    description:
      'Seconds what somebody else has proposed, all or none: in force from the stated moment, never in the past. Supervisors and admins, a national default with an admin among the two; audited. CONFLICT for one’s own, and what is decided.',
  })
  @Serves(secondProposals)
  async secondLimitProposals(
    @Arg('proposalIds', () => [ID], { description: 'Proposals that wait: 1 to 1,000.' })
    proposalIds: string[],
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LimitProposal[]> {
    const rows = await secondProposals(ctx, { ids: proposalIds.map(parseId) });
    return rows.map((row) => presentProposal(row, ctx.actor));
  }

  @Mutation(() => [LimitProposal], {
    description:
      'Refuses what somebody else has proposed, all or none. Supervisors and admins; audited. CONFLICT for one’s own, and what is decided.',
  })
  @Serves(refuseProposals)
  async refuseLimitProposals(
    @Arg('input', () => RefuseLimitProposalsInput, { description: 'The proposals, and the reason.' })
    { proposalIds, reason }: RefuseLimitProposalsInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LimitProposal[]> {
    const rows = await refuseProposals(ctx, { ids: proposalIds.map(parseId), reason });
    return rows.map((row) => presentProposal(row, ctx.actor));
  }

  @Mutation(() => [LimitProposal], {
    description:
      'Withdraws what one has proposed oneself, all or none. Supervisors and admins; audited. FORBIDDEN for what somebody else has proposed, CONFLICT for what is decided.',
  })
  @Serves(withdrawProposals)
  async withdrawLimitProposals(
    @Arg('proposalIds', () => [ID], { description: 'Proposals that wait: 1 to 1,000.' })
    proposalIds: string[],
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<LimitProposal[]> {
    const rows = await withdrawProposals(ctx, { ids: proposalIds.map(parseId) });
    return rows.map((row) => presentProposal(row, ctx.actor));
  }
}
