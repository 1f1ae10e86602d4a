import { normalisePhone } from '@wakafine/domain/phone';
import { isPin } from '@wakafine/domain/pin';
import { newToken, tokenHash } from '../../platform/crypto';
import { AppError } from '../../platform/errors';
import { inTransaction } from '../../platform/unit-of-work';
import { Account } from './account.entity';
import type { AppCtx } from './actor';
import {
  CLEAR_TRIES,
  FIND_DEVICE,
  KNOW_DEVICE_TOKEN,
  LOCK_COUNTER,
  SAVE_COUNTER,
  TOUCH_COUNTER,
  UPSERT_DEVICE,
} from './identity.queries';
import { countTry } from './lock-out';
import type { TryCounter } from './lock-out';
import { startSession } from './sessions';

/** What somebody sends to sign in. */
export interface SignIn {
  readonly mobileNumber: string;
  readonly pin: string;
  /** Network address that the request came from. */
  readonly address: string;
  /** Token of the cookie `wf_device`, if the browser has one. */
  readonly deviceToken: string | null;
}

/** A started session with the tokens for the browser's two cookies. */
export interface SignInResult {
  readonly account: Account;
  readonly token: string;
  readonly expiresAt: Date;
  readonly deviceToken: string;
}

/** The documented answer to an unknown number, a wrong PIN and a locked account alike. */
const REFUSED = 'Invalid phone number or PIN. Please check your credentials or create an account';

/**
 * Signs a citizen in with a new session. Devices that the account was used on before have a counter of wrong
 * tries of their own, so that a stranger can't lock an owner out.
 * @throws UNAUTHENTICATED for an unknown number, a wrong PIN or a locked account, FORBIDDEN for a suspended
 * account with the right PIN, RATE_LIMITED after too many failures from the address
 */
export async function signIn(ctx: AppCtx, input: SignIn): Promise<SignInResult> {
  await ctx.limits.authFailures.check(input.address);
  const mobileNumber = normalisePhone(input.mobileNumber);
  const account = mobileNumber === null ? null : await findAccount(ctx, mobileNumber);
  const subject = await subjectOf(ctx, { mobileNumber, account, deviceToken: input.deviceToken });
  const isAllowed = subject !== null && isPin(input.pin) && (await mayTry(ctx, subject));
  // The same work is done whatever the reason, so that the time it takes tells nothing.
  const isRight = await ctx.hasher.verify(isAllowed ? (account?.pinHash ?? null) : null, input.pin);
  if (!isRight || account === null || subject === null) {
    await ctx.limits.authFailures.consume(input.address);
    throw new AppError('UNAUTHENTICATED', { sentence: REFUSED });
  }
  await ctx.db.rows(CLEAR_TRIES, [subject]);
  if (account.isSuspended) {
    throw new AppError('FORBIDDEN', {
      sentence: 'This account is suspended.',
      details: { clientCode: 'user-disabled' },
    });
  }
  const deviceToken = await deviceTokenFor(ctx, input.deviceToken);
  await ctx.db.rows(UPSERT_DEVICE, [account.id, tokenHash(deviceToken), ctx.clock()]);
  const session = await startSession(ctx, account);
  return { account, ...session, deviceToken };
}

function findAccount(ctx: AppCtx, mobileNumber: string): Promise<Account | null> {
  return ctx.db.entities.findOneBy(Account, { mobileNumber });
}

async function subjectOf(
  ctx: AppCtx,
  known: { mobileNumber: string | null; account: Account | null; deviceToken: string | null },
): Promise<string | null> {
  const { mobileNumber, account, deviceToken } = known;
  if (account !== null && deviceToken !== null) {
    const [device] = await ctx.db.rows<{ id: number }>(FIND_DEVICE, [account.id, tokenHash(deviceToken)]);
    if (device !== undefined) {
      return `device:${device.id}`;
    }
  }
  return mobileNumber === null ? null : `number:${mobileNumber}`;
}

/** The token of the browser if it is ours, else a new one: a token that anybody can guess would protect nobody. */
async function deviceTokenFor(ctx: AppCtx, token: string | null): Promise<string> {
  const rows = token === null ? [] : await ctx.db.rows(KNOW_DEVICE_TOKEN, [tokenHash(token)]);
  return token === null || rows.length === 0 ? newToken() : token;
}

function mayTry(ctx: AppCtx, subject: string): Promise<boolean> {
  return inTransaction(ctx, async ({ db, clock }) => {
    const now = clock();
    await db.rows(TOUCH_COUNTER, [subject, now]);
    const [counter] = await db.rows<TryCounter>(LOCK_COUNTER, [subject]);
    const counted = counter === undefined ? null : countTry(counter, now);
    if (counted === null) {
      return false;
    }
    const { tries, windowStartedAt, lockCount, lockedUntil } = counted;
    await db.rows(SAVE_COUNTER, [subject, tries, windowStartedAt, lockCount, lockedUntil]);
    return true;
  });
}
