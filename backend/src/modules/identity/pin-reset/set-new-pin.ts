import { DAY_MS } from '@wakafine/domain/units';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../accounts/actor';
import { rememberDevice } from '../sessions/begin-session';
import { endSessionsOf } from '../sessions/end-sessions';
import { CLEAR_TRIES_OF, PROVE_NUMBER } from '../codes/pin-reset.queries';
import { invalidateSessionsOf } from '../sessions/sessions';
import { useCode } from '../codes/check-code';
import type { LiveCode } from '../codes/check-code';
import { LATEST_DEVICE_USE, DETACH_ACCOUNT, INSERT_HEIR } from '../codes/codes.queries';
import { OneTimeCode } from '../codes/one-time-code.entity';
import { Device } from '../accounts/device.entity';
import { Account } from '../accounts/account.entity';
import { lastDueRequest } from '../my-data/delete-my-account';

/** An operator gives a number to somebody else some months after it was last used; its known devices fall silent before. */
const RECYCLED_AFTER_MS = 90 * DAY_MS;

/** A new PIN and the code that allows it. */
export interface NewPin {
  readonly live: LiveCode;
  readonly newPin: string;
  readonly deviceToken: string | null;
  /** Whether the browser is a known device of the account. */
  readonly isKnownDevice: boolean;
}

interface ResetAccount {
  readonly numberProvenAt: Date | null;
  readonly lastUsedAt: Date | null;
}

/**
 * Uses a code to set a PIN, which also proves the number: sessions end, devices are discarded but for this one.
 * Anyone who
 * proves a number from an unknown device gets an empty history where nobody had proven it or no device was seen for 90
 * days. Null when the code belongs to no account, or was used meanwhile.
 */
export async function setNewPin(
  ctx: AppCtx,
  { live, newPin, deviceToken, isKnownDevice }: NewPin,
): Promise<{ deviceToken: string } | null> {
  const { accountId, mobileNumber } = live;
  if (accountId === null) {
    return null;
  }
  const pinHash = await ctx.hasher.hash(newPin);
  const done = await inTransaction(ctx, async (tx) => {
    const now = tx.clock();
    // Locks the account first: two resets at once, each with a code of its own, would else wait for each other.
    const isSomebodyElse = (await mayBeSomebodyElse(tx, accountId)) && !isKnownDevice;
    if (!(await useCode(tx, live))) {
      return null;
    }
    const heirId = isSomebodyElse ? await openEmptyHistory(tx, { accountId, mobileNumber }) : accountId;
    await tx.db.rows(CLEAR_TRIES_OF, [accountId, mobileNumber]);
    await tx.db.entities.delete(OneTimeCode, { accountId });
    await tx.db.entities.delete(Device, { accountId });
    await endSessionsOf(tx, { accountId });
    await tx.db.entities.update(Account, { id: heirId }, { pinHash, pinChangedAt: now });
    await tx.db.rows(PROVE_NUMBER, [heirId, now]);
    return { deviceToken: await rememberDevice(tx, { accountId: heirId, deviceToken }) };
  });
  invalidateSessionsOf(ctx, accountId);
  return done;
}

/** Whether the history of an account may be that of another person than the one who has the phone now. */
async function mayBeSomebodyElse({ db, clock }: AppCtx, accountId: number): Promise<boolean> {
  const [account]: ResetAccount[] = await db.rows(LATEST_DEVICE_USE, [accountId]);
  if (account === undefined || account.numberProvenAt === null || account.lastUsedAt === null) {
    return true;
  }
  return clock().getTime() - account.lastUsedAt.getTime() >= RECYCLED_AFTER_MS;
}

/**
 * Moves a number to a new account without any history, in the caller's transaction, and gives the id of that account. The
 * former one can no longer be signed in to and is erased within a minute, as if its holder had asked for that.
 */
async function openEmptyHistory(
  { db, clock }: AppCtx,
  { accountId, mobileNumber }: { accountId: number; mobileNumber: string },
): Promise<number> {
  const now = clock();
  const [former]: { isSuspended: boolean; isDemo: boolean }[] = await db.rows(DETACH_ACCOUNT, [
    accountId,
    lastDueRequest(now),
    now,
  ]);
  const values = [mobileNumber, former?.isSuspended ?? false, former?.isDemo ?? false, now] as const;
  const [heir] = await db.rows(INSERT_HEIR, values);
  return Number(heir?.id);
}
