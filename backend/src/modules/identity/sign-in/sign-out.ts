import type { AppCtx } from '../accounts/actor';
import { invalidateSession, sessionEnded } from '../sessions/sessions';
import { Session } from '../sessions/session.entity';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/** Ends the actor's session on the server and closes its sockets; does nothing for a visitor. */
export const signOut = openAct(
  { may: anyone },
  async (ctx: AppCtx, { token }: { token: string | null }): Promise<void> => {
    if (ctx.actor !== null) {
      const { sessionId } = ctx.actor;
      await ctx.db.entities.delete(Session, { id: sessionId });
      ctx.emit(sessionEnded({ sessionId }));
    }
    // Only now: a request under way would have remembered the session again before it was deleted.
    if (token !== null) {
      invalidateSession(ctx, token);
    }
  },
);
