import { In } from 'typeorm';
import { Account } from '../identity/account.entity';
import { requirePermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';
import { knownIds } from './known-ids';

/** A mobile number in full; null for staff. */
export interface RevealedNumber {
  readonly userId: number;
  readonly mobileNumber: string | null;
}

/**
 * The mobile numbers of accounts in full; accounts that are not there are left out.
 * @throws UNAUTHENTICATED, FORBIDDEN without canManageUsers, BAD_USER_INPUT (userIds) for none or more than 100
 */
export async function revealNumbers(
  ctx: AppCtx,
  { userIds }: { userIds: readonly string[] },
): Promise<RevealedNumber[]> {
  requirePermission(ctx, 'canManageUsers');
  const ids = knownIds('userIds', userIds);
  const accounts = await ctx.db.entities.find(Account, { where: { id: In(ids) }, order: { id: 'ASC' } });
  const details = { userIds: accounts.map(({ id }) => id) };
  await recordAct(ctx, { act: 'NUMBERS_REVEALED', details });
  return accounts.map(({ id, mobileNumber }) => ({ userId: id, mobileNumber }));
}
