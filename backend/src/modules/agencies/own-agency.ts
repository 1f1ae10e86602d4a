import { AppError } from '../../platform/errors';
import type { SignedInCtx } from '../identity/accounts/actor';
import { AGENCY_OF_ACCOUNT } from './own-agency.queries';

/**
 * Name of the agency that the actor works for, by which everything that they see is chosen. Read anew each time: what is shown
 * belongs to the agency of this moment.
 * @throws FORBIDDEN for anybody who works for none
 */
export async function ownAgency(ctx: SignedInCtx): Promise<string> {
  const [account] = await ctx.db.rows(AGENCY_OF_ACCOUNT, [ctx.actor.accountId]);
  if (account === undefined) {
    throw new AppError('FORBIDDEN');
  }
  return account.agency;
}
