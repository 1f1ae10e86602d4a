import type { CaseActor, CaseStepKind, FinalDecision, ServiceWay } from '@wakafine/domain/cases/case-steps';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';

/** A step to add now. */
export interface NewStep {
  readonly kind: CaseStepKind;
  readonly by: CaseActor;
  readonly actorId?: number;
  readonly decision?: FinalDecision;
  readonly loweredTo?: ViolationSeverity | null;
  readonly serviceWay?: ServiceWay;
  readonly servedAt?: Date;
  readonly writtenAt?: Date;
  readonly reason?: string;
}
