import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { lastDueRequest } from '../../identity/my-data/delete-my-account';
import { endSessionsOf } from '../../identity/sessions/end-sessions';
import { CLEAR_CODES_OF, CLEAR_TRIES_OF } from '../../identity/codes/pin-reset.queries';
import { invalidateSessionsOf } from '../../identity/sessions/sessions';
import { holdEvidenceOf, withdrawViolationsOf } from '../../cases/erasure/withdraw-erased';
import { sealEvidenceOf } from '../../evidence/proofs/seal-evidence';
import {
  ANONYMISE_JOURNEYS,
  CLOSE_VIOLATIONS,
  DELETE_FIXES_OF,
  DUE_ACCOUNTS,
  LOCK_DUE_ACCOUNT,
} from './retention.queries';
import type { CountRow } from './retention.queries';
import { Account } from '../../identity/accounts/account.entity';

interface DueAccount {
  readonly id: number;
  readonly dueUntil: Date;
}

const ACCOUNTS_PER_RUN = 100;
const JOURNEYS_PER_STATEMENT = 20;

/**
 * Erases the accounts whose 30 days are over: sessions, devices, consents, routes and exact times are gone, violations are withdrawn
 * and their evidence is redacted, but for what an open case holds (product decision D13); figures of journeys stay without a person. It
 * may be killed at any time: the account goes last.
 */
export async function eraseDueAccounts(services: Services): Promise<void> {
  const ctx: AppCtx = { ...services, actor: null };
  const dueUntil = lastDueRequest(ctx.clock());
  const due = await ctx.db.rows(DUE_ACCOUNTS, [dueUntil, ACCOUNTS_PER_RUN]);
  for (const { id } of due) {
    await inTransaction(ctx, (tx) => endSessionsOf(tx, { accountId: id }));
    invalidateSessionsOf(ctx, id);
    await secureHeldEvidence(ctx, { id, dueUntil });
    await deleteRoutes(ctx, id);
    await eraseAccount(ctx, { id, dueUntil });
  }
}

/** Before its fixes go, what an open case holds is sealed with them. */
async function secureHeldEvidence(ctx: AppCtx, due: DueAccount): Promise<void> {
  const held = await inTransaction(ctx, (tx) => holdEvidence(tx, due));
  await sealEvidenceOf(ctx, held);
}

async function holdEvidence(tx: AppCtx, { id, dueUntil }: DueAccount): Promise<readonly number[]> {
  const [account] = await tx.db.rows(LOCK_DUE_ACCOUNT, [id, dueUntil]);
  if (account === undefined) {
    return [];
  }
  await tx.db.rows(CLOSE_VIOLATIONS, [id]);
  return holdEvidenceOf(tx, id);
}

/** Before the account itself, in small steps: years of driving would else be one long transaction. */
async function deleteRoutes(ctx: AppCtx, accountId: number): Promise<void> {
  for (let left = true; left;) {
    const [gone]: CountRow[] = await ctx.db.rows(DELETE_FIXES_OF, [accountId, JOURNEYS_PER_STATEMENT]);
    left = gone !== undefined && gone.count > 0;
  }
}

async function eraseAccount(ctx: AppCtx, { id, dueUntil }: DueAccount): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [account]: { mobileNumber: string }[] = await tx.db.rows(LOCK_DUE_ACCOUNT, [id, dueUntil]);
    if (account === undefined) {
      return;
    }
    await tx.db.rows(CLOSE_VIOLATIONS, [id]);
    await holdEvidenceOf(tx, id);
    await withdrawViolationsOf(tx, id);
    await tx.db.rows(ANONYMISE_JOURNEYS, [id, tx.clock()]);
    await tx.db.rows(CLEAR_TRIES_OF, [id, account.mobileNumber]);
    await tx.db.rows(CLEAR_CODES_OF, [id, account.mobileNumber]);
    await endSessionsOf(tx, { accountId: id });
    await tx.db.entities.delete(Account, { id });
  });
}
