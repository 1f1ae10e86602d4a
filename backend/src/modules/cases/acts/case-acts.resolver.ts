import type { TrackPoint } from '@wakafine/domain/cases/contest-track';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { parseId } from '../../../platform/db/pagination';
import { badInput } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import type { GraphqlContext } from '../../identity/accounts/graphql-context';
import { Serves } from '../../identity/acts/serves.decorator';
import {
  AcknowledgeNoticeInput,
  ContestViolationInput,
  DecideCaseInput,
  MoveCaseInput,
  OpenCaseInput,
  ReviewCaseInput,
  ServeNoticeInput,
} from './case-acts.inputs';
import {
  AcknowledgeNoticePayload,
  ContestViolationPayload,
  DecideCasePayload,
  OpenCasePayload,
  ReopenCasePayload,
  ReviewCasePayload,
  ServeNoticePayload,
  WithdrawCasePayload,
} from './case-acts.payloads';
import { presentCase } from '../read/case.presenter';
import type { Case } from '../read/case.type';
import { requireCaseRow } from '../read/read-cases';
import { contestViolation } from './contest-violation';
import type { ContestViolation } from './contest-violation';
import type { TrackPointInput } from './contest-track.inputs';
import { decideCase } from './decide-case';
import { openCase } from './open-case';
import { reviewCase } from './review-case';
import { acknowledgeNotice, serveNotice } from './serve-notice';
import { reopenCase, withdrawCase } from './withdraw-case';

@Resolver()
export class CaseActsResolver {
  @Mutation(() => OpenCasePayload, {
    description:
      'Opens a case on a proven violation of a bound vehicle above a confirmed limit. canSuspendVehicles; audited. CONFLICT for what accuses nobody, and where it has a case.',
  })
  @Serves(openCase)
  async openCase(
    @Arg('input', () => OpenCaseInput, { description: 'The violation and the reason.' })
    { violationId, reason }: OpenCaseInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<OpenCasePayload> {
    return answer(ctx, await openCase(ctx, { violationId: parseId(violationId), reason }));
  }

  @Mutation(() => ReviewCasePayload, {
    description:
      'Confirms or refuses the measurement of a case. canSuspendVehicles, but not for anyone who has acted in it; audited. CONFLICT with `current`.',
  })
  @Serves(reviewCase)
  async reviewCase(
    @Arg('input', () => ReviewCaseInput, { description: 'The case, the result and the reason.' })
    { caseId, isConfirmed, reason, version = null }: ReviewCaseInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ReviewCasePayload> {
    const review = { caseId: parseId(caseId), isConfirmed, reason, version };
    return answer(ctx, await reviewCase(ctx, review));
  }

  @Mutation(() => ServeNoticePayload, {
    description:
      'States that a notice was received outside the app. canSuspendVehicles, but not for anyone who has acted in the case; audited. CONFLICT with `current`.',
  })
  @Serves(serveNotice)
  async serveNotice(
    @Arg('input', () => ServeNoticeInput, { description: 'The case, the way and the time.' })
    { caseId, way, servedAt = null, reason, version = null }: ServeNoticeInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ServeNoticePayload> {
    if (way === 'IN_APP') {
      throw badInput({ way: 'Only the app itself proves that' });
    }
    const served = { caseId: parseId(caseId), way, servedAt, reason, version };
    return answer(ctx, await serveNotice(ctx, served));
  }

  @Mutation(() => AcknowledgeNoticePayload, {
    description:
      'Records that the holder has opened the notice of an own violation: the 15 days begin. Again, or where none is out, it changes nothing. Citizens only.',
  })
  @Serves(acknowledgeNotice)
  async acknowledgeNotice(
    @Arg('input', () => AcknowledgeNoticeInput, { description: 'The notice.' })
    { violationId }: AcknowledgeNoticeInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<AcknowledgeNoticePayload> {
    return answer(ctx, await acknowledgeNotice(ctx, { violationId: parseId(violationId) }));
  }

  @Mutation(() => ContestViolationPayload, {
    description:
      'Contests a violation of one’s own: until people have decided, it is in no public figure. CONFLICT with a `clientCode`: case-term-ended, case-wrong-state (contested or decided already), case-nothing-to-contest, case-too-many-contested.',
  })
  @Serves(contestViolation)
  async contestViolation(
    @Arg('input', () => ContestViolationInput, { description: 'The violation, and what speaks against it.' })
    input: ContestViolationInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ContestViolationPayload> {
    return answer(ctx, await contestViolation(ctx, contestOf(input)));
  }

  @Mutation(() => DecideCasePayload, {
    description:
      'Decides a case that is contested or whose time has ended; what nobody has reviewed, and a decision by default, take two people who sign the same. canSuspendVehicles, but not for anyone who has acted in it; audited. CONFLICT with `current`.',
  })
  @Serves(decideCase)
  async decideCase(
    @Arg('input', () => DecideCaseInput, { description: 'The case, the decision and the reason.' })
    { caseId, decision, reason, loweredTo = null, version = null }: DecideCaseInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<DecideCasePayload> {
    const decided = { caseId: parseId(caseId), decision, reason, loweredTo, version };
    return answer(ctx, await decideCase(ctx, decided));
  }

  @Mutation(() => WithdrawCasePayload, {
    description:
      'Withdraws an undecided case. canSuspendVehicles, but not for anyone who has acted in it; audited. CONFLICT with `current`.',
  })
  @Serves(withdrawCase)
  async withdrawCase(
    @Arg('input', () => MoveCaseInput, { description: 'The case and the reason.' }) input: MoveCaseInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<WithdrawCasePayload> {
    return answer(ctx, await withdrawCase(ctx, moveOf(input)));
  }

  @Mutation(() => ReopenCasePayload, {
    description:
      'Opens a decision by default again within 30 days, with another notice and another 15 days. canSuspendVehicles, but not for anyone who has acted in it; audited. CONFLICT with `current`.',
  })
  @Serves(reopenCase)
  async reopenCase(
    @Arg('input', () => MoveCaseInput, { description: 'The case and the reason.' }) input: MoveCaseInput,
    @Ctx() { ctx }: GraphqlContext,
  ): Promise<ReopenCasePayload> {
    return answer(ctx, await reopenCase(ctx, moveOf(input)));
  }
}

function contestOf({
  violationId,
  trackJourneyId = null,
  writtenAt = null,
  photo = null,
  track = null,
  ...said
}: ContestViolationInput): ContestViolation {
  const trackId = trackJourneyId === null ? null : parseId(trackJourneyId);
  if (trackJourneyId !== null && trackId === null) {
    throw badInput({ trackJourneyId: 'Must be a journey of your own' });
  }
  const { statement, clientId, showsOwnTrack } = said;
  const contest = { statement, clientId, showsOwnTrack, writtenAt, photo };
  return {
    ...{ ...contest, violationId: parseId(violationId), trackJourneyId: trackId },
    track: track?.map(pointOf) ?? null,
  };
}

function pointOf({ lat, lng, recordedAt, speedKmh = null, accuracyM = null }: TrackPointInput): TrackPoint {
  return { lat, lng, recordedAtMs: recordedAt.getTime(), speedKmh, accuracyM };
}

function moveOf({ caseId, reason, version = null }: MoveCaseInput) {
  return { caseId: parseId(caseId), reason, version };
}

async function answer(ctx: AppCtx, { id }: { readonly id: number }): Promise<{ case: Case }> {
  return { case: presentCase(await requireCaseRow(ctx.db, id), ctx.actor, ctx.clock()) };
}
