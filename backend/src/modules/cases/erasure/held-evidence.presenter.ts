import { HELD_AFTER_DECISION_MS } from '@wakafine/domain/cases/case-deadlines';
import { caseNumber } from '@wakafine/domain/cases/case-steps';
import type { HeldEvidence } from './held-evidence.type';
import type { HeldRow } from './list-held-evidence';

/** Held evidence over GraphQL. */
export function presentHeld({
  caseId,
  violationId,
  state,
  openedAt,
  decidedAt,
  since,
}: HeldRow): HeldEvidence {
  return {
    ...{ caseId: String(caseId), violationId: String(violationId), state, since },
    number: caseNumber(caseId, openedAt.getTime()),
    releasedAt: decidedAt === null ? null : new Date(decidedAt.getTime() + HELD_AFTER_DECISION_MS),
  };
}
