import type { AppCtx } from '../accounts/actor';
import { lastDueRequest } from '../my-data/delete-my-account';
import { DETACH_ACCOUNT, INSERT_HEIR } from '../codes/codes.queries';

/**
 * Moves a number to a new account without any history, in the caller's transaction, and gives the id of that account. The
 * former one can no longer be signed in to and is erased within a minute, as if its holder had asked for that.
 */
export async function openEmptyHistory(
  { db, clock }: AppCtx,
  { accountId, mobileNumber }: { accountId: number; mobileNumber: string },
): Promise<number> {
  const now = clock();
  const [former]: { isSuspended: boolean; isDemo: boolean }[] = await db.rows(DETACH_ACCOUNT, [
    accountId,
    lastDueRequest(now),
    now,
  ]);
  const values = [mobileNumber, former?.isSuspended ?? false, former?.isDemo ?? false, now] as const;
  const [heir] = await db.rows(INSERT_HEIR, values);
  return Number(heir?.id);
}
