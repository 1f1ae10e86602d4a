import type { CaseState } from '@wakafine/domain/cases/case-steps';
import { isStaffRole } from '@wakafine/domain/people/roles';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { HELD_EVIDENCE, WOULD_HOLD } from './held-evidence.queries';
import { holdsDecidedAfter } from './withdraw-erased';

/** Evidence that a case holds, or would hold. */
export interface HeldRow {
  /** The case, as a place in the list. */
  readonly id: number;
  readonly caseId: number;
  readonly violationId: number;
  readonly state: CaseState;
  readonly openedAt: Date;
  readonly decidedAt: Date | null;
  /** Time at which the account was erased; null while it is not. */
  readonly since: Date | null;
}

/** The list of held evidence without pages shows so much of it. */
export const FIRST_HELD: PageRequest = { first: 500, afterId: null };

/**
 * For a citizen, cases that would hold the evidence of violations of theirs if the account were erased now; for canSuspendVehicles, all
 * evidence of erased accounts that is held, the oldest case first: a page of it, whose ids are those of the cases.
 * @throws UNAUTHENTICATED, FORBIDDEN for other staff
 */
export const listHeldEvidence = act(
  { may: right('followCases') },
  async (ctx, request: PageRequest): Promise<Page<HeldRow>> => {
    const { role, accountId } = ctx.actor;
    const { afterId, first } = request;
    const rows: Omit<HeldRow, 'id'>[] = isStaffRole(role)
      ? await ctx.db.rows(HELD_EVIDENCE, [afterId, first + 1])
      : await ctx.db.rows(WOULD_HOLD, [accountId, holdsDecidedAfter(ctx), afterId, first + 1]);
    return pageOf(
      rows.map((row) => ({ ...row, id: row.caseId })),
      request,
    );
  },
);
