import type { CaseStepKind, FinalDecision } from '@wakafine/domain/cases/case-steps';
import { defineEvent } from '../../platform/live/events';

/** A new step of a case, for notifications. */
export interface TakenStep {
  readonly caseId: number;
  readonly violationId: number;
  /** Account of the violation; null once the account is gone. */
  readonly holderId: number | null;
  readonly version: number;
  readonly kind: CaseStepKind;
  /** End of the time to contest; null without a proven service. */
  readonly dueAt: Date | null;
  readonly decision: FinalDecision | null;
  readonly reason: string | null;
}

/** A case has a new step. */
export const caseStepTaken = defineEvent<TakenStep>('case-step-taken');
