import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { givenReason } from '../given-reason';
import { takeStaffStep } from '../staff-step';
import type { ViolationCase } from '../violation-case.entity';

/** Review of the measurement, and the reason. */
export interface ReviewCase {
  readonly caseId: number | null;
  readonly isConfirmed: boolean;
  readonly reason: string;
  readonly version: number | null;
}

/**
 * Confirms the measurement of a case, whereupon its holder gets a notice, or refuses it: then the case and its violation are
 * withdrawn. Not by anyone who has opened the case.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles, BAD_USER_INPUT (reason), NOT_FOUND, CONFLICT with `current`
 */
export const reviewCase = act(
  { may: right('canSuspendVehicles') },
  (ctx, { caseId, isConfirmed, reason, version }: ReviewCase): Promise<ViolationCase> => {
    const step = () => ({
      kind: isConfirmed ? ('CONFIRMED' as const) : ('REFUSED' as const),
      reason: givenReason(reason),
    });
    return takeStaffStep(ctx, { caseId, version, act: 'CASE_REVIEWED', step });
  },
);
