import { Account } from './account.entity';
import type { AppCtx } from './actor';

/**
 * The account of a number of nine digits, or null. Demo accounts have known secrets: outside demo mode they are
 * nobody's.
 */
export async function findCitizen(
  { db, isDemo }: AppCtx,
  { mobileNumber }: { mobileNumber: string },
): Promise<Account | null> {
  const account = await db.entities.findOneBy(Account, { mobileNumber });
  return account?.isDemo === true && !isDemo ? null : account;
}
