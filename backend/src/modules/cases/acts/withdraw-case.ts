import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { givenReason } from '../given-reason';
import { takeStaffStep } from '../staff-step';
import type { ViolationCase } from '../violation-case.entity';

/** A case, and the reason. */
export interface MoveCase {
  readonly caseId: number | null;
  readonly reason: string;
  readonly version: number | null;
}

/**
 * Withdraws a case before it is decided: nothing follows from it, and its violation stays as it was measured. Like every step
 * by somebody who has no part in the case yet.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, BAD_USER_INPUT (reason), NOT_FOUND, CONFLICT with `current`
 */
export const withdrawCase = act(
  { may: right('canSuspendVehicles') },
  (ctx, { caseId, reason, version }: MoveCase): Promise<ViolationCase> => {
    const step = () => ({ kind: 'WITHDRAWN' as const, reason: givenReason(reason) });
    return takeStaffStep(ctx, { caseId, version, act: 'CASE_WITHDRAWN', step });
  },
);

/**
 * Opens a decision again that was made by default, within 30 days: its holder gets another notice and another 15 days.
 * @throws as withdrawCase
 */
export const reopenCase = act(
  { may: right('canSuspendVehicles') },
  (ctx, { caseId, reason, version }: MoveCase): Promise<ViolationCase> => {
    const step = () => ({ kind: 'REOPENED' as const, reason: givenReason(reason) });
    return takeStaffStep(ctx, { caseId, version, act: 'CASE_REOPENED', step });
  },
);
