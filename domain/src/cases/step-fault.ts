import { CASE_STEP_ACTORS, CASE_TRANSITIONS } from './case-steps';
import type { CaseStep } from './case-steps';
import { reopenableUntilMs, signaturesNeeded } from './case-status';
import type { CaseStatus } from './case-status';

/** Reason against a step. */
export const STEP_FAULTS = [
  'WRONG_STATE',
  'WRONG_ACTOR',
  'ACTED_BEFORE',
  'SERVED_BEFORE',
  'NOT_SERVED',
  'TERM_RUNS',
  'TERM_ENDED',
  'SIGNATURE_MISSING',
  'SIGNATURE_TOO_MANY',
  'OTHER_DECISION',
  'TOO_LATE_TO_REOPEN',
  'ANSWERED_BEFORE',
] as const;
/** Reason against a step. */
export type StepFault = (typeof STEP_FAULTS)[number];

/** Reason against a step in a case (null: there is none yet); null where it is allowed. */
export function stepFault(status: CaseStatus | null, step: CaseStep): StepFault | null {
  const { from } = CASE_TRANSITIONS[step.kind];
  const isNamed = step.by === 'STAFF' || step.by === 'AGENCY';
  if (!CASE_STEP_ACTORS[step.kind].includes(step.by) || isNamed !== (step.actorId !== null)) {
    return 'WRONG_ACTOR';
  }
  // Before the state: anyone who has acted reads that first.
  if (step.actorId !== null && status !== null && status.actorIds.includes(step.actorId)) {
    return 'ACTED_BEFORE';
  }
  if (!from.includes(status?.state ?? null)) {
    return 'WRONG_STATE';
  }
  return status === null ? null : faultInState(status, step);
}

function faultInState(status: CaseStatus, step: CaseStep): StepFault | null {
  switch (step.kind) {
    case 'SERVED':
      return status.servedAtMs === null ? null : 'SERVED_BEFORE';
    case 'REMINDED_3':
    case 'REMINDED_1':
      return status.dueAtMs === null ? 'NOT_SERVED' : null;
    case 'CONTESTED':
      return contestFault(status, step);
    case 'ANSWERED':
      return answerFault(status, step);
    case 'EXPIRED':
      if (status.dueAtMs === null) {
        return 'NOT_SERVED';
      }
      return step.atMs < status.dueAtMs ? 'TERM_RUNS' : null;
    case 'PROPOSED':
      if (signaturesNeeded(status) === 1) {
        return 'SIGNATURE_TOO_MANY';
      }
      return status.proposal === null ? null : 'OTHER_DECISION';
    case 'DECIDED':
      return decisionFault(status, step);
    case 'REOPENED': {
      const untilMs = reopenableUntilMs(status);
      return untilMs === null || step.atMs >= untilMs ? 'TOO_LATE_TO_REOPEN' : null;
    }
    default:
      return null;
  }
}

/** Without a proven service no time runs. What was decided after a contest, or in the holder's favour, is decided. */
function contestFault(status: CaseStatus, step: CaseStep): StepFault | null {
  const isFinal = status.state === 'DECIDED' && (!status.isByDefault || status.decision === 'REJECT');
  return isFinal ? 'WRONG_STATE' : termFault(status, step);
}

/** An agency learns of a case by its notice, which a review stands before. */
function answerFault(status: CaseStatus, step: CaseStep): StepFault | null {
  if (!status.isReviewed) {
    return 'WRONG_STATE';
  }
  return status.isAnswered ? 'ANSWERED_BEFORE' : termFault(status, step);
}

function termFault(status: CaseStatus, { atMs, writtenAtMs }: CaseStep): StepFault | null {
  return status.dueAtMs !== null && (writtenAtMs ?? atMs) >= status.dueAtMs ? 'TERM_ENDED' : null;
}

function decisionFault(status: CaseStatus, { decision, loweredTo }: CaseStep): StepFault | null {
  if (signaturesNeeded(status) === 1) {
    return null;
  }
  if (status.proposal === null) {
    return 'SIGNATURE_MISSING';
  }
  const isSame = status.proposal.decision === decision && status.proposal.loweredTo === loweredTo;
  return isSame ? null : 'OTHER_DECISION';
}
