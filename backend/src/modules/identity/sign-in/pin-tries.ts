import { HOUR_MS } from '@wakafine/domain/units';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../accounts/actor';
import { countLockedTry, lockCounter } from './sign-in-tries';
import {
  allowanceUsed,
  dayStart,
  hourStart,
  returnAllowance,
  useAllowance,
  yearStart,
} from '../allowances/allowances';
import { FAILURES_PER_YEAR, findDevice } from '../allowances/account-device';
import { warnOwner } from './warn-owner';
import { AllowanceUse } from '../allowances/allowance-use.entity';
import { SignInCounter } from './sign-in-counter.entity';

const FAILURES_PER_DAY = 15;
/** Failed sign-ins from unknown devices, nationally, by hour. */
const NATIONAL = 'pin:unknown-devices';
const NO_LIMIT = 2_000_000_000;

/** The device or number that failed tries of a PIN are counted for. */
export interface PinSubject {
  /** Null where the given text can be nobody's number: such a try is never verified. */
  readonly key: string | null;
  /** Whether it is a device that the account was used on. */
  readonly isDevice: boolean;
  /** Whether that device has failed fewer than 100 times since its latest sign-in; false for a number. */
  readonly isKnownDevice: boolean;
}

/** Whether a try of a PIN may be verified; the number of failures of its subject in 365 days, this try included. */
export type PinAdmission =
  | { readonly verdict: 'VERIFY'; readonly failures: number }
  | { readonly verdict: 'REFUSE' | 'CODE_REQUIRED'; readonly failures: 0 };

/** The answer to a try that is not to be verified. */
export const REFUSED_TRY: PinAdmission = { verdict: 'REFUSE', failures: 0 };

/**
 * The subject that a try counts for: devices that the account was used on have one each, so that a stranger can't lock
 * the owner out; all unknown devices together share that of the number, whether it has an account or not.
 */
export async function pinSubject(
  ctx: AppCtx,
  {
    account,
    mobileNumber,
    deviceToken,
  }: {
    account: { readonly id: number } | null;
    mobileNumber: string | null;
    deviceToken: string | null;
  },
): Promise<PinSubject> {
  const device = await findDevice(ctx, { accountId: account?.id ?? null, deviceToken });
  if (device !== null) {
    return { key: `device:${device.id}`, isDevice: true, isKnownDevice: device.isKnown };
  }
  const key = mobileNumber === null ? null : `number:${mobileNumber}`;
  return { key, isDevice: false, isKnownDevice: false };
}

/**
 * Counts one try, committed before the PIN is verified, so that parallel tries can't exceed a limit: 5 in 15 minutes,
 * 15 a day (`isFirstOnly`: one), 100 in 365 days. Beyond the last one a code by SMS is needed as well; unknown devices need it too while they
 * fail too often nationally.
 */
export async function admitPinTry(
  ctx: AppCtx,
  { key, isKnownDevice }: PinSubject,
  { isFirstOnly = false }: { isFirstOnly?: boolean } = {},
): Promise<PinAdmission> {
  if (key === null) {
    return REFUSED_TRY;
  }
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock();
    const counter = await lockCounter(tx, key);
    const used = await allowanceUsed(tx, {
      subject: `pin:${key}`,
      since: yearStart(now),
      latestSince: dayStart(now),
    });
    if (used.total >= FAILURES_PER_YEAR || (!isKnownDevice && (await isNationalAlarmOn(tx)))) {
      return { verdict: 'CODE_REQUIRED', failures: 0 };
    }
    const perDay = isFirstOnly ? 1 : FAILURES_PER_DAY;
    if (used.latest >= perDay || !(await countLockedTry(tx, key, counter))) {
      return REFUSED_TRY;
    }
    await useAllowance(tx, { subject: `pin:${key}`, periodStart: dayStart(now), limit: NO_LIMIT });
    return { verdict: 'VERIFY', failures: used.total + 1 };
  });
}

/**
 * Withdraws what a try with the right PIN has counted for. A device loses its earlier failures too, and also
 * where a code
 * admitted it; those of strangers stay.
 */
export async function pinWasRight(
  ctx: AppCtx,
  { key, isDevice }: PinSubject,
  { hasCounted }: { hasCounted: boolean },
): Promise<void> {
  if (isDevice) {
    await ctx.db.entities.delete(AllowanceUse, { subject: `pin:${key}` });
  } else if (hasCounted) {
    await returnAllowance(ctx, { subject: `pin:${key}`, periodStart: dayStart(ctx.clock()) });
  }
  await ctx.db.entities.delete(SignInCounter, { subject: key });
}

/** Reacts to an admitted try with a wrong PIN: unknown devices count nationally, and the owner is warned at 20. */
export async function pinWasWrong(
  ctx: AppCtx,
  { isKnownDevice }: PinSubject,
  {
    failures,
    mobileNumber,
    account,
  }: {
    failures: number;
    mobileNumber: string | null;
    account: { readonly numberProvenAt: Date | null } | null;
  },
): Promise<void> {
  if (isKnownDevice) {
    return;
  }
  const limit = ctx.allowances.unknownDeviceFailuresPerHour;
  const periodStart = hourStart(ctx.clock());
  const used = await useAllowance(ctx, { subject: NATIONAL, periodStart, limit: NO_LIMIT });
  if (used === limit) {
    ctx.security.note(ctx.log, 'national_alarm', { failures: used });
  }
  await warnOwner(ctx, { failures, mobileNumber, account });
}

/** Whether this hour or the one before had too many failed sign-ins from unknown devices, nationally. */
export async function isNationalAlarmOn(ctx: AppCtx): Promise<boolean> {
  const thisHour = hourStart(ctx.clock());
  const lastHour = new Date(thisHour.getTime() - HOUR_MS);
  const { total, latest } = await allowanceUsed(ctx, {
    subject: NATIONAL,
    since: lastHour,
    latestSince: thisHour,
  });
  return Math.max(latest, total - latest) >= ctx.allowances.unknownDeviceFailuresPerHour;
}
