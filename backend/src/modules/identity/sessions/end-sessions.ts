import type { AppCtx } from '../accounts/actor';
import { DELETE_SESSIONS_OF } from '../accounts/identity.queries';
import { sessionEnded } from './sessions';

/**
 * Ends every session of an account, in the caller's transaction; after its COMMIT the sockets are closed. The caller
 * then calls `invalidateSessionsOf`: before the COMMIT, a request under way could make this process remember one anew.
 */
export async function endSessionsOf(ctx: AppCtx, { accountId }: { accountId: number }): Promise<void> {
  const ended = await ctx.db.rows(DELETE_SESSIONS_OF, [accountId]);
  ended.forEach(({ id }) => ctx.emit(sessionEnded({ sessionId: id })));
}
