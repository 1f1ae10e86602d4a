import { AppError } from '../../../platform/errors';
import { requireSignedIn } from './actor';
import type { AppCtx } from './actor';
import { LOCK_ADMINISTRATORS, LOCK_STAFF_DECISIONS } from './identity.queries';

/**
 * Holds all administrators until the transaction ends, and makes sure that the actor is still one of them: of two who put
 * each other out at the same moment, one succeeds, and somebody is left.
 * @throws UNAUTHENTICATED, FORBIDDEN for who is no administrator any more
 */
export async function lockAdministrators(ctx: AppCtx): Promise<void> {
  const { accountId } = requireSignedIn(ctx);
  // Who administers may have changed while it waited: with their rows alone, two could come to wait for each other.
  await ctx.db.rows(LOCK_STAFF_DECISIONS, []);
  const administrators = await ctx.db.rows(LOCK_ADMINISTRATORS, []);
  if (!administrators.some(({ id }) => id === accountId)) {
    throw new AppError('FORBIDDEN');
  }
}
