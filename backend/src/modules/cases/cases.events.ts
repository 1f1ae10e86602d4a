import type { CaseStepKind, FinalDecision } from '@wakafine/domain/cases/case-steps';
import { defineEvent } from '../../platform/live/events';

/** A step that was taken in a case, for whoever tells of it. */
export interface TakenStep {
  readonly caseId: number;
  readonly violationId: number;
  /** Whose violation it is; null once the account is gone. */
  readonly holderId: number | null;
  readonly version: number;
  readonly kind: CaseStepKind;
  /** When the time to contest ends; null without a proven service. */
  readonly dueAt: Date | null;
  readonly decision: FinalDecision | null;
  readonly reason: string | null;
}

/** A step was taken in a case. */
export const caseStepTaken = defineEvent<TakenStep>('case-step-taken');
