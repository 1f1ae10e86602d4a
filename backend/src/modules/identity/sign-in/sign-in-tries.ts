import { countTry } from '@wakafine/domain/people/try-counter';
import type { TryCounter } from '@wakafine/domain/people/try-counter';
import { tokenHash } from '../../../platform/secrets/crypto';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../accounts/actor';
import { FIND_DEVICE, LOCK_COUNTER } from '../accounts/identity.queries';
import { SignInCounter } from './sign-in-counter.entity';

/** Person who tries to get in, as far as it is known before the secret is checked. */
export interface Trying {
  /** The account that the given name belongs to, or null. */
  readonly account: { readonly id: number } | null;
  readonly deviceToken: string | null;
  /** Subject of the counter for everybody on unknown devices; null where the given name can be nobody's. */
  readonly otherwise: string | null;
}

/**
 * The subject whose wrong tries are counted: devices that the account was used on before have one of their own, so
 * that a stranger can't lock an owner out.
 */
export async function trySubject(
  ctx: AppCtx,
  { account, deviceToken, otherwise }: Trying,
): Promise<string | null> {
  if (account !== null && deviceToken !== null) {
    const [device] = await ctx.db.rows(FIND_DEVICE, [account.id, tokenHash(deviceToken)]);
    if (device !== undefined) {
      return `device:${device.id}`;
    }
  }
  return otherwise;
}

/** Counts one try of a subject, committed before the secret is checked; false while it is locked. */
export function mayTry(ctx: AppCtx, subject: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => countLockedTry(tx, subject, await lockCounter(tx, subject)));
}

/** The counter of a subject, locked until the caller's transaction ends. */
export async function lockCounter({ db, clock }: AppCtx, subject: string): Promise<TryCounter | undefined> {
  const [counter]: TryCounter[] = await db.rows(LOCK_COUNTER, [subject, clock()]);
  return counter;
}

/** Counts one try with a counter from {@link lockCounter}, in the same transaction; false while the subject is locked. */
export async function countLockedTry(
  { db, clock, log, security }: AppCtx,
  subject: string,
  counter: TryCounter | undefined,
): Promise<boolean> {
  const counted = counter === undefined ? null : countTry(counter, clock());
  if (counted === null) {
    security.note(log, 'locked_try', { subject });
    return false;
  }
  const { tries, windowStartedAt, lockCount, lockedUntil } = counted;
  if (lockedUntil !== null) {
    security.note(log, 'locked_out', { subject, lockCount });
  }
  await db.entities.update(SignInCounter, { subject }, { tries, windowStartedAt, lockCount, lockedUntil });
  return true;
}
