import type { AppCtx } from '../accounts/actor';
import { PROVEN_ACCOUNT } from './codes.queries';

/** Whether the mobile number of an account is proven: until then the account counts for nothing with others. */
export async function isNumberProven({ db }: AppCtx, { accountId }: { accountId: number }): Promise<boolean> {
  const rows = await db.rows(PROVEN_ACCOUNT, [accountId]);
  return rows.length > 0;
}
