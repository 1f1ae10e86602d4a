import { normalisePhone } from '@wakafine/domain/people/phone';
import { MINUTE_MS } from '@wakafine/domain/units';
import { AppError } from '../../../platform/errors';
import { Account } from '../accounts/account.entity';
import type { AppCtx, SignedIn } from '../accounts/actor';
import { LINK_SUBJECT, SESSION_START } from './hosted.queries';
import { proveSubject } from './prove-subject';
import type { HostedProof } from './prove-subject';
import { act } from '../acts/act';
import { citizens } from '../acts/rules';

/** Time after its start for which a session still counts as proof of the PIN. */
const RECENT_MS = 10 * MINUTE_MS;

/**
 * Links the hosted identity to the actor's account, for whom the service has verified the account's own number. The
 * actor must have signed in within the last 10 minutes: who finds a phone unlocked gains no way in for ever.
 * Linking the same identity again changes nothing.
 * @throws UNAUTHENTICATED for a visitor or a token that is not good, FORBIDDEN for staff or when the sign-in was too
 * long ago, CONFLICT for another number or when either is linked to another already, UNAVAILABLE, RATE_LIMITED
 */
export const linkHostedIdentity = act({ may: citizens }, async (ctx, proof: HostedProof): Promise<void> => {
  const { actor } = ctx;
  await requireRecentSignIn(ctx, actor);
  const { subject, verifiedPhoneNumber } = await proveSubject(ctx, proof);
  const { mobileNumber } = await ctx.db.entities.findOneByOrFail(Account, { id: actor.accountId });
  if (verifiedPhoneNumber === null || normalisePhone(verifiedPhoneNumber) !== mobileNumber) {
    throw new AppError('CONFLICT', {
      sentence: 'The identity service has not verified the number of this account.',
    });
  }
  const linked = await ctx.db.rows(LINK_SUBJECT, [actor.accountId, subject]);
  if (linked.length === 0) {
    throw new AppError('CONFLICT', {
      sentence: 'This account or this identity is linked to another already.',
      details: { clientCode: 'credential-already-in-use' },
    });
  }
});

async function requireRecentSignIn(ctx: AppCtx, { sessionId }: SignedIn): Promise<void> {
  const [session] = await ctx.db.rows(SESSION_START, [sessionId]);
  if (session === undefined) {
    throw new AppError('UNAUTHENTICATED');
  }
  if (ctx.clock().getTime() - session.startedAt.getTime() > RECENT_MS) {
    throw new AppError('FORBIDDEN', {
      sentence: 'Please sign in with your PIN again first.',
      details: { clientCode: 'requires-recent-login' },
    });
  }
}
