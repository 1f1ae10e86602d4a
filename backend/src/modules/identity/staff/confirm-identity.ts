import { CONFIRMATION_MS } from '@wakafine/domain/people/staff-session';
import { badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx, SignedIn } from '../accounts/actor';
import { mayTry } from '../sign-in/sign-in-tries';
import { confirmPassword } from './confirm-password';
import { CODE_REFUSED } from './confirm-totp';
import { lockTotp, noteSecondFactor, useCode } from './totp/second-factor';
import { Session } from '../sessions/session.entity';
import { SignInCounter } from '../sign-in/sign-in-counter.entity';
import { act } from '../acts/act';
import { withPassword } from '../acts/rules';

/** Secrets that staff show once more; null for what is not given. */
export interface ConfirmIdentity {
  readonly password: string | null;
  /** Code of the authenticator app, or a recovery code. */
  readonly totp: string | null;
}

/**
 * Confirms who sits at this session, by a code where a second factor is active, else by the password. Gives until when
 * acts that can't be undone are open.
 * @throws UNAUTHENTICATED, FORBIDDEN for citizens, BAD_USER_INPUT (totp, password), also for a right one after too many
 * wrong ones
 */
export const confirmIdentity = act(
  { may: withPassword },
  async (ctx, { password, totp }: ConfirmIdentity): Promise<Date> => {
    const { actor } = ctx;
    if (!(await confirmedByCode(ctx, actor, totp))) {
      await confirmPassword(ctx, { actor, password: password ?? '', field: 'password' });
    }
    const now = ctx.clock();
    await ctx.db.entities.update(Session, { id: actor.sessionId }, { confirmedAt: now });
    return new Date(now.getTime() + CONFIRMATION_MS);
  },
);

/** False where no second factor is active, so that the password has to do. */
async function confirmedByCode(ctx: AppCtx, { accountId }: SignedIn, code: string | null): Promise<boolean> {
  const subject = `totp:${accountId}`;
  // Only a code that was given counts as a try.
  const isAllowed = code !== null && (await mayTry(ctx, subject));
  return inTransaction(ctx, async (confirming) => {
    const totp = await lockTotp(confirming, accountId);
    if (totp.confirmedAt === null) {
      return false;
    }
    if (!isAllowed || !(await useCode(confirming, { accountId, totp, code }))) {
      noteSecondFactor(ctx, accountId);
      throw badInput({ totp: CODE_REFUSED });
    }
    await confirming.db.entities.delete(SignInCounter, { subject });
    return true;
  });
}
