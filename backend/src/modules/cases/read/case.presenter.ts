import { daysLeft } from '@wakafine/domain/cases/case-deadlines';
import type { CaseStatus } from '@wakafine/domain/cases/case-status';
import { caseNumber } from '@wakafine/domain/cases/case-steps';
import type { Actor } from '../../identity/accounts/actor';
import type { StoredStep } from '../case-file';
import { caseAudienceOf } from '../cases.policy';
import type { CaseAudience } from '../cases.policy';
import type { StoredTrackPoint } from '../stored-track';
import type { CaseRow, ContestRow } from './cases.queries';
import type { ContestTrack, TrackPoint } from './contest-track.type';
import type { Case, CaseContest, CaseProposal, CaseStep } from './case.type';

/** A case over GraphQL as the actor may see it, at a time. */
export function presentCase(row: CaseRow, actor: Actor, now: Date): Case {
  const { state, version, isAccusation, openedAt, servedAt, dueAt, decision, loweredTo } = row;
  return {
    ...{ rowId: row.id, violationRowId: row.violationId, audience: caseAudienceOf(actor, row.holderId) },
    ...{ id: String(row.id), number: caseNumber(row.id, row.openedAt.getTime()) },
    ...{ state, version, isAccusation, openedAt, servedAt, dueAt, decision, loweredTo },
    ...{ isByDefault: row.isByDefault, decidedAt: row.decidedAt },
    daysLeft: dueAt === null ? null : daysLeft(dueAt.getTime(), now.getTime()),
    mayContest: isContestable(row, now),
  };
}

/** A step over GraphQL; the holder sees roles, and what was signed once it is decided. */
export function presentStep(
  step: StoredStep,
  { audience, actor }: { audience: CaseAudience; actor: Actor },
): CaseStep {
  const { kind, at, by, actorName, decision, loweredTo, serviceWay, reason } = step;
  const isStaff = audience === 'staff';
  const isShown = isStaff || kind !== 'PROPOSED';
  return {
    ...{ id: String(step.id), kind, at, by, serviceWay },
    actorName: isStaff ? actorName : null,
    isOwn: by === 'HOLDER' ? audience === 'holder' : actor !== null && step.actorId === actor.accountId,
    decision: isShown ? decision : null,
    loweredTo: isShown ? loweredTo : null,
    reason: isShown ? reason : null,
  };
}

/** A contest over GraphQL. */
export function presentContest(row: ContestRow): CaseContest {
  const { statement, receivedAt, showsOwnTrack, trackJourneyId, hasPhoto } = row;
  return {
    ...{ rowId: row.stepId, id: String(row.stepId), statement, receivedAt, showsOwnTrack },
    writtenAt: row.writtenAt ?? receivedAt,
    trackJourneyId: trackJourneyId === null ? null : String(trackJourneyId),
    photoUrl: hasPhoto ? `/api/cases/${row.caseId}/photo` : null,
    track: trackOf(row),
  };
}

/** A point of a given track over GraphQL. */
export function presentTrackPoint({ recordedAt, ...point }: StoredTrackPoint): TrackPoint {
  return { ...point, recordedAt: new Date(recordedAt) };
}

function trackOf({ trackPointCount, trackStartedAt, trackEndedAt }: ContestRow): ContestTrack | null {
  return trackPointCount === null || trackStartedAt === null || trackEndedAt === null
    ? null
    : { pointCount: trackPointCount, startedAt: trackStartedAt, endedAt: trackEndedAt };
}

/** The signature that waits for a second person, or null. */
export function presentProposal(
  steps: readonly StoredStep[],
  status: CaseStatus | null,
): CaseProposal | null {
  const signed = steps.findLast(({ kind }) => kind === 'PROPOSED');
  if (status === null || status.proposal === null || signed === undefined || signed.decision === null) {
    return null;
  }
  const { decision, loweredTo, actorName, reason, at } = signed;
  return { decision, loweredTo, actorName, reason, at };
}

function isContestable({ state, dueAt }: CaseRow, now: Date): boolean {
  const isBefore = state === 'EVIDENCE' || state === 'REVIEW';
  return isBefore || (state === 'NOTICE' && (dueAt === null || now < dueAt));
}
