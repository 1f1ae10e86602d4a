import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { lastDueRequest } from '../../identity/my-data/delete-my-account';
import { endSessionsOf } from '../../identity/sessions/end-sessions';
import { CLEAR_CODES_OF, CLEAR_TRIES_OF } from '../../identity/codes/pin-reset.queries';
import { invalidateSessionsOf } from '../../identity/sessions/sessions';
import { redactEvidenceOf } from '../../evidence/proofs/redact-evidence';
import {
  ANONYMISE_JOURNEYS,
  CLOSE_VIOLATIONS,
  DELETE_FIXES_OF,
  DUE_ACCOUNTS,
  LOCK_DUE_ACCOUNT,
} from './retention.queries';
import type { CountRow } from './retention.queries';
import { Account } from '../../identity/accounts/account.entity';

const ACCOUNTS_PER_RUN = 100;
const JOURNEYS_PER_STATEMENT = 20;

/**
 * Erases the accounts whose 30 days are over: sessions, devices, consents, routes and exact times are gone, violations
 * and figures of journeys stay without a person. It may be killed at any time: the account goes last.
 */
export async function eraseDueAccounts(services: Services): Promise<void> {
  const ctx: AppCtx = { ...services, actor: null };
  const dueUntil = lastDueRequest(ctx.clock());
  const due = await ctx.db.rows(DUE_ACCOUNTS, [dueUntil, ACCOUNTS_PER_RUN]);
  for (const { id } of due) {
    await inTransaction(ctx, (tx) => endSessionsOf(tx, { accountId: id }));
    invalidateSessionsOf(ctx, id);
    await deleteRoutes(ctx, id);
    await eraseAccount(ctx, { id, dueUntil });
  }
}

/** Before the account itself, in small steps: years of driving would else be one long transaction. */
async function deleteRoutes(ctx: AppCtx, accountId: number): Promise<void> {
  for (let left = true; left;) {
    const [gone]: CountRow[] = await ctx.db.rows(DELETE_FIXES_OF, [accountId, JOURNEYS_PER_STATEMENT]);
    left = gone !== undefined && gone.count > 0;
  }
}

async function eraseAccount(ctx: AppCtx, { id, dueUntil }: { id: number; dueUntil: Date }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [account]: { mobileNumber: string }[] = await tx.db.rows(LOCK_DUE_ACCOUNT, [id, dueUntil]);
    if (account === undefined) {
      return;
    }
    await tx.db.rows(CLOSE_VIOLATIONS, [id]);
    await redactEvidenceOf(tx, id);
    await tx.db.rows(ANONYMISE_JOURNEYS, [id, tx.clock()]);
    await tx.db.rows(CLEAR_TRIES_OF, [id, account.mobileNumber]);
    await tx.db.rows(CLEAR_CODES_OF, [id, account.mobileNumber]);
    await endSessionsOf(tx, { accountId: id });
    await tx.db.entities.delete(Account, { id });
  });
}
