import { normalisePhone } from '@wakafine/domain/people/phone';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Account } from '../accounts/account.entity';
import type { AppCtx } from '../accounts/actor';
import { admitSignIn } from './admit-sign-in';
import type { SignInAdmission } from './admit-sign-in';
import { pinSubject, pinWasRight, pinWasWrong } from './pin-tries';
import type { PinSubject } from './pin-tries';
import { beginSession } from '../sessions/begin-session';
import type { BegunSession } from '../sessions/begin-session';
import { useCode } from '../codes/check-code';
import type { LiveCode } from '../codes/check-code';
import { findCitizen } from '../accounts/find-citizen';
import { RENEW_PIN_HASH } from '../accounts/identity.queries';
import { LOCK_PIN, PROVE_NUMBER } from '../codes/pin-reset.queries';
import { numberLane, queueSecretAct } from '../accounts/queue-secret-act';
import { renewHash } from '../accounts/renew-hash';
import { openAct } from '../acts/act';
import { anyone } from '../acts/rules';

/** Input of a sign-in. */
export interface SignIn {
  readonly mobileNumber: string;
  readonly pin: string;
  /** A request for a code by SMS and that code, which an unknown device needs after too many failures; else absent or null. */
  readonly resetId?: string | null;
  readonly code?: string | null;
  /** Network address that the request came from. */
  readonly address: string;
  /** Token of the cookie `wf_device`, if the browser has one. */
  readonly deviceToken: string | null;
  /** Name of the browser from its user agent, or null. */
  readonly deviceName: string | null;
}

/** Account that has signed in, and the session with the tokens for the browser's two cookies. */
export interface SignInResult extends Omit<BegunSession, 'sessionId'> {
  readonly account: Account;
}

/** The documented answer to an unknown number, a wrong PIN and a locked account alike. */
const REFUSED = 'Invalid phone number or PIN. Please check your credentials or create an account';

/**
 * Signs a citizen in with a new session. Devices that the account was used on before have counters of wrong tries of
 * their own and pass before the budgets of address and number, so that a stranger can't lock an owner out. With
 * `clientCode: code-required`, the same for every number with so many failures, an unknown device has to show a code first.
 * @throws UNAUTHENTICATED for an unknown number, a wrong PIN, a wrong code or a locked account, FORBIDDEN for a suspended
 * account with the right PIN, RATE_LIMITED for a failure of an unknown device whose address has had too many, UNAVAILABLE
 * when the queue for secrets is full
 */
export const signIn = openAct({ may: anyone }, (ctx: AppCtx, input: SignIn): Promise<SignInResult> => {
  const name = numberLane(input.mobileNumber);
  return queueSecretAct(ctx, { ...input, name }, () => signInOnceAdmitted(ctx, input));
});

async function signInOnceAdmitted(ctx: AppCtx, input: SignIn): Promise<SignInResult> {
  const mobileNumber = normalisePhone(input.mobileNumber);
  const account = mobileNumber === null ? null : await findCitizen(ctx, { mobileNumber });
  const subject = await pinSubject(ctx, { account, mobileNumber, deviceToken: input.deviceToken });
  const usedShare = subject.isKnownDevice ? 0 : await ctx.limits.authFailures.usedShare(input.address);
  const admission = await admitSignIn(ctx, subject, { ...input, mobileNumber, usedShare });
  const isAllowed = admission.verdict === 'VERIFY';
  // The same work is done whatever the reason, so that its duration reveals nothing.
  const isRight = await ctx.hasher.verify(isAllowed ? (account?.pinHash ?? null) : null, input.pin);
  if (!isRight || account === null) {
    throw await failure(ctx, { ...input, subject, admission, mobileNumber, account });
  }
  await pinWasRight(ctx, subject, { hasCounted: admission.live === null });
  await renewHash(ctx, RENEW_PIN_HASH, { id: account.id, secret: input.pin, secretHash: account.pinHash });
  if (account.isSuspended) {
    throw new AppError('FORBIDDEN', {
      sentence: 'This account is suspended.',
      details: { clientCode: 'user-disabled' },
    });
  }
  return inTransaction(ctx, async (tx) => {
    // A reset that ended all sessions while this PIN was being verified must not be outlived by a new one.
    const [held] = await tx.db.rows(LOCK_PIN, [account.id, account.pinChangedAt]);
    if (held === undefined || !(await useShownCode(tx, account.id, admission.live))) {
      throw new AppError('UNAUTHENTICATED', { sentence: REFUSED });
    }
    return { account, ...(await beginSession(tx, account, input)) };
  });
}

interface Failed {
  readonly subject: PinSubject;
  readonly admission: SignInAdmission;
  readonly mobileNumber: string | null;
  readonly account: Account | null;
  readonly address: string;
}

/**
 * Counts a sign-in that has failed and gives the error to answer it with.
 * @throws RATE_LIMITED for an unknown device once its address has failed too often
 */
async function failure(ctx: AppCtx, failed: Failed): Promise<AppError> {
  const { subject, admission, mobileNumber, account, address } = failed;
  if (admission.verdict === 'VERIFY' && admission.live === null) {
    await pinWasWrong(ctx, subject, { failures: admission.failures, mobileNumber, account });
  }
  const isCodeRequired = admission.verdict === 'CODE_REQUIRED';
  if (!subject.isKnownDevice && !isCodeRequired) {
    await ctx.limits.authFailures.consume(address);
  }
  return new AppError('UNAUTHENTICATED', {
    sentence: REFUSED,
    ...(isCodeRequired ? { details: { clientCode: 'code-required' } } : {}),
  });
}

/** Uses the code that was shown, which proves the number; false when it was used meanwhile. */
async function useShownCode(ctx: AppCtx, accountId: number, live: LiveCode | null): Promise<boolean> {
  if (live === null) {
    return true;
  }
  await ctx.db.rows(PROVE_NUMBER, [accountId, ctx.clock()]);
  return useCode(ctx, live);
}
