import { normalisePhone } from '@wakafine/domain/phone';
import { isPin } from '@wakafine/domain/pin';
import { AppError } from '../../platform/errors';
import { inTransaction } from '../../platform/unit-of-work';
import type { Account } from './account.entity';
import type { AppCtx } from './actor';
import { beginSession } from './begin-session';
import type { BegunSession } from './begin-session';
import { findCitizen } from './find-citizen';
import { CLEAR_TRIES, RENEW_PIN_HASH } from './identity.queries';
import { HOLD_PIN } from './pin-reset.queries';
import { numberLane, queueSecretAct } from './queue-secret-act';
import { renewHash } from './renew-hash';
import { mayTry, trySubject } from './sign-in-tries';

/** What somebody sends to sign in. */
export interface SignIn {
  readonly mobileNumber: string;
  readonly pin: string;
  /** Network address that the request came from. */
  readonly address: string;
  /** Token of the cookie `wf_device`, if the browser has one. */
  readonly deviceToken: string | null;
  /** What the browser calls itself, or null. */
  readonly deviceName: string | null;
}

/** Who has signed in, and the session with the tokens for the browser's two cookies. */
export interface SignInResult extends Omit<BegunSession, 'sessionId'> {
  readonly account: Account;
}

/** The documented answer to an unknown number, a wrong PIN and a locked account alike. */
const REFUSED = 'Invalid phone number or PIN. Please check your credentials or create an account';

/**
 * Signs a citizen in with a new session. Devices that the account was used on before have a counter of wrong
 * tries of their own, so that a stranger can't lock an owner out.
 * @throws UNAUTHENTICATED for an unknown number, a wrong PIN or a locked account, FORBIDDEN for a suspended
 * account with the right PIN, RATE_LIMITED after too many failures from the address,
 * UNAVAILABLE when the queue for secrets is full
 */
export function signIn(ctx: AppCtx, input: SignIn): Promise<SignInResult> {
  const name = numberLane(input.mobileNumber);
  return queueSecretAct(ctx, { ...input, name }, () => signInOnceAdmitted(ctx, input));
}

async function signInOnceAdmitted(ctx: AppCtx, input: SignIn): Promise<SignInResult> {
  await ctx.limits.authFailures.check(input.address);
  const mobileNumber = normalisePhone(input.mobileNumber);
  const account = mobileNumber === null ? null : await findCitizen(ctx, { mobileNumber });
  const otherwise = mobileNumber === null ? null : `number:${mobileNumber}`;
  const subject = await trySubject(ctx, { account, deviceToken: input.deviceToken, otherwise });
  const isAllowed = subject !== null && isPin(input.pin) && (await mayTry(ctx, subject));
  // The same work is done whatever the reason, so that the time it takes tells nothing.
  const isRight = await ctx.hasher.verify(isAllowed ? (account?.pinHash ?? null) : null, input.pin);
  if (!isRight || account === null || subject === null) {
    await ctx.limits.authFailures.consume(input.address);
    throw new AppError('UNAUTHENTICATED', { sentence: REFUSED });
  }
  await ctx.db.rows(CLEAR_TRIES, [subject]);
  await renewHash(ctx, RENEW_PIN_HASH, { id: account.id, secret: input.pin, secretHash: account.pinHash });
  if (account.isSuspended) {
    throw new AppError('FORBIDDEN', {
      sentence: 'This account is suspended.',
      details: { clientCode: 'user-disabled' },
    });
  }
  return inTransaction(ctx, async (tx) => {
    // A reset that ended all sessions while this PIN was being verified must not be outlived by a new one.
    const [held] = await tx.db.rows<{ id: number }>(HOLD_PIN, [account.id, account.pinChangedAt]);
    if (held === undefined) {
      throw new AppError('UNAUTHENTICATED', { sentence: REFUSED });
    }
    return { account, ...(await beginSession(tx, account, input)) };
  });
}
