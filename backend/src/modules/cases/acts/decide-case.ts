import { signaturesNeeded } from '@wakafine/domain/cases/case-status';
import type { CaseDecision } from '@wakafine/domain/cases/case-steps';
import { SPEED_ZONES } from '@wakafine/domain/speed/zones';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import { badInput } from '../../../platform/errors';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import type { HeldCase } from '../case-file';
import { givenReason } from '../given-reason';
import { takeStaffStep } from '../staff-step';
import type { ViolationCase } from '../violation-case.entity';

/** A decision on a case, and why. */
export interface DecideCase {
  readonly caseId: number | null;
  readonly decision: CaseDecision;
  readonly reason: string;
  /** Of UPHOLD_LOWER; null: one step lower than it is. */
  readonly loweredTo: ViolationSeverity | null;
  readonly version: number | null;
}

/**
 * Decides a case that is contested or whose time has ended. What nobody has reviewed, and a decision by default, wait for a
 * second person who signs the same. SEND_BACK asks for a new review.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, BAD_USER_INPUT (reason, decision, loweredTo), NOT_FOUND, CONFLICT
 * with `current`: not possible now, decided meanwhile, signed otherwise, or by somebody who has acted in the case before
 */
export const decideCase = act(
  { may: right('canSuspendVehicles') },
  (ctx, input: DecideCase): Promise<ViolationCase> => {
    const { caseId, decision, version } = input;
    const step = (held: HeldCase) => {
      const reason = givenReason(input.reason);
      if (decision === 'SEND_BACK') {
        return { kind: 'SENT_BACK' as const, reason };
      }
      const { status } = held;
      const isFirst = status !== null && signaturesNeeded(status) === 2 && status.proposal === null;
      const isPossible = status?.state === 'CONTESTED' || status?.state === 'EXPIRED';
      const kind = isFirst && isPossible ? ('PROPOSED' as const) : ('DECIDED' as const);
      const loweredTo = decision === 'UPHOLD_LOWER' ? lowerOf(held, input.loweredTo) : null;
      return { kind, decision, loweredTo, reason };
    };
    return takeStaffStep(ctx, { caseId, version, act: 'CASE_DECIDED', step });
  },
);

function lowerOf({ severity }: HeldCase, asked: ViolationSeverity | null): ViolationSeverity {
  const rank = (zone: ViolationSeverity): number => SPEED_ZONES.indexOf(zone);
  if (severity === 'CAUTION') {
    throw badInput({ decision: 'CAUTION is the lowest there is' });
  }
  const lowered = asked ?? (severity === 'DANGER' ? 'WARNING' : 'CAUTION');
  if (rank(lowered) >= rank(severity)) {
    throw badInput({ loweredTo: 'Must be lower than it is' });
  }
  return lowered;
}
