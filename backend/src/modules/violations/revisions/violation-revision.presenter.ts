import type { RevisedFigures, Revision } from './revision';
import type { JudgedFigures, PendingRevision, ViolationRevision } from './violation-revision.type';
import type { PendingRevision as PendingRevisionRow } from './violation-revisions';
import type { Audience } from '../violations.policy';

/** Revisions over GraphQL: staff see all, the owner those that changed their violation, and nobody else any. */
export function presentRevisions(revisions: readonly Revision[], audience: Audience): ViolationRevision[] {
  return revisions.filter((revision) => isShown(revision, audience)).map(presentRevision);
}

/** A change that waits over GraphQL. */
export function presentPendingRevision(revision: PendingRevisionRow): PendingRevision {
  const { violationId, journeyId } = revision;
  return {
    ...presentRevision(revision),
    violationId: violationId === null ? null : String(violationId),
    journeyId: journeyId === null ? null : String(journeyId),
  };
}

function isShown({ isPending, outcome }: Revision, audience: Audience): boolean {
  const hasChanged = !isPending && (outcome === null || outcome === 'APPLIED');
  return audience === 'staff' || (audience === 'owner' && hasChanged);
}

function presentRevision(revision: Revision): ViolationRevision {
  const { id, at, reason, before, after, isPending, outcome, decidedAt } = revision;
  return {
    ...{ at, reason, isPending, outcome, decidedAt },
    id: String(id),
    before: before === null ? null : presentFigures(before),
    after: presentFigures(after),
  };
}

function presentFigures({ startedAtMs, endedAtMs, ...figures }: RevisedFigures): JudgedFigures {
  const { severity, grade, speedKmh, provenKmh, limitKmh, limitPlace } = figures;
  const { isLimitConfirmed, isWithdrawn, ruleVersion } = figures;
  return {
    startedAt: new Date(startedAtMs),
    endedAt: endedAtMs === null ? null : new Date(endedAtMs),
    ...{ severity, grade, speedKmh, provenKmh, limitKmh, limitPlace },
    ...{ isLimitConfirmed, isWithdrawn, ruleVersion },
  };
}
