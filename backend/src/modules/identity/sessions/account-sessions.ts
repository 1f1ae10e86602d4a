import { parseId } from '../../../platform/db/pagination';
import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../accounts/actor';
import { DELETE_OTHER_SESSIONS, DELETE_OWN_SESSION, LIVE_SESSIONS_OF } from './account-sessions.queries';
import { invalidateSessionsOf, sessionEnded } from './sessions';
import { act } from '../acts/act';
import { accounts } from '../acts/rules';

/** One browser in which an account is signed in. */
export interface StoredSession {
  readonly id: number;
  readonly startedAt: Date;
  readonly expiresAt: Date;
  readonly device: string | null;
}

/** The actor's live sessions, newest first, with the one that asks marked. @throws UNAUTHENTICATED */
export const listSessions = act(
  { may: accounts },
  async (ctx): Promise<(StoredSession & { isCurrent: boolean })[]> => {
    const { accountId, sessionId } = ctx.actor;
    const sessions: StoredSession[] = await ctx.db.rows(LIVE_SESSIONS_OF, [accountId, ctx.clock()]);
    return sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
  },
);

/**
 * Ends one of the actor's own sessions and closes its sockets.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is no session of the actor's
 */
export const revokeSession = act(
  { may: accounts, seen: { owner: 'yes', anyone: 'NOT_FOUND' } },
  async (ctx, { id }: { id: string }): Promise<void> => {
    const { accountId } = ctx.actor;
    const ended = await ctx.db.rows(DELETE_OWN_SESSION, [accountId, parseId(id)]);
    if (ended.length === 0) {
      throw new AppError('NOT_FOUND');
    }
    publishEnded(ctx, accountId, ended);
  },
);

/** Ends all sessions of the actor but the one that asks; gives how many. @throws UNAUTHENTICATED */
export const revokeOtherSessions = act({ may: accounts }, async (ctx): Promise<number> => {
  const { accountId, sessionId } = ctx.actor;
  const ended = await ctx.db.rows(DELETE_OTHER_SESSIONS, [accountId, sessionId]);
  publishEnded(ctx, accountId, ended);
  return ended.length;
});

function publishEnded(ctx: AppCtx, accountId: number, ended: readonly { id: number }[]): void {
  invalidateSessionsOf(ctx, accountId);
  ended.forEach(({ id }) => ctx.emit(sessionEnded({ sessionId: id })));
}
