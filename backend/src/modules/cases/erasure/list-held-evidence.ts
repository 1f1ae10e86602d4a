import { HELD_AFTER_DECISION_MS } from '@wakafine/domain/cases/case-deadlines';
import { caseNumber } from '@wakafine/domain/cases/case-steps';
import { isStaffRole } from '@wakafine/domain/people/roles';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { HELD_EVIDENCE, WOULD_HOLD } from './held-evidence.queries';
import type { HeldEvidence } from './held-evidence.type';
import { holdsDecidedAfter } from './withdraw-erased';

const ROWS_MAX = 500;

/**
 * For a citizen, cases that would hold the evidence of violations of theirs if the account were erased now; for canSuspendVehicles, all
 * evidence of erased accounts that is held, the oldest case first. At most 500.
 * @throws UNAUTHENTICATED, FORBIDDEN for other staff
 */
export const listHeldEvidence = act({ may: right('followCases') }, async (ctx): Promise<HeldEvidence[]> => {
  const { role, accountId } = ctx.actor;
  const rows = isStaffRole(role)
    ? await ctx.db.rows(HELD_EVIDENCE, [ROWS_MAX])
    : await ctx.db.rows(WOULD_HOLD, [accountId, holdsDecidedAfter(ctx), ROWS_MAX]);
  return rows.map(({ caseId, violationId, state, openedAt, decidedAt, since }) => ({
    ...{ caseId: String(caseId), violationId: String(violationId), state, since },
    number: caseNumber(caseId, openedAt.getTime()),
    releasedAt: decidedAt === null ? null : new Date(decidedAt.getTime() + HELD_AFTER_DECISION_MS),
  }));
});
