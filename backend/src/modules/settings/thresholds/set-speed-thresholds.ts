import { hasControlCharacter, isWithin, LIMITS } from '@wakafine/domain/input/limits';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { requirePermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { alertSettings } from './alert-settings';
import { settingsChanged } from './settings.events';
import { INSERT_THRESHOLDS, LOCK_THRESHOLDS } from '../settings.queries';
import { refuseOtherVersion } from '../settings-versions';
import { currentThresholds, invalidateThresholds } from './speed-thresholds';

const { min, max } = LIMITS.thresholdKmh;
const REASON_MAX = 500;
const AHEAD_DAYS = LIMITS.thresholdsAheadDays.max;
/** A time that was now when it was chosen still is. */
const LATE_MS = MINUTE_MS;
const RANGE_SENTENCE = `Must be a whole number from ${min} to ${max}`;

/** New thresholds, km/h. */
export interface SetSpeedThresholds extends SpeedThresholds {
  /** The version that the change rests on; null: whichever is there. */
  readonly version?: number | null;
  /** Reason why they change; null: not said. */
  readonly reason?: string | null;
  /** Time when they come into force, at most 90 days ahead; null: at once. */
  readonly effectiveAt?: Date | null;
}

/**
 * Puts new thresholds (km/h) in force from now on, or from a later time; what happened before stays judged by those of
 * its time.
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, BAD_USER_INPUT (caution, warning, danger) unless they
 * are whole numbers of 10-200 that rise, BAD_USER_INPUT (reason, effectiveAt), CONFLICT with `current` for another version
 * than the one given
 */
export async function setSpeedThresholds(ctx: AppCtx, asked: SetSpeedThresholds): Promise<SpeedThresholds> {
  const { accountId } = requirePermission(ctx, 'canEditSettings');
  refuseThresholdFaults(asked);
  const { caution, warning, danger, version = null } = asked;
  const reason = givenReason(asked.reason);
  const announcedAt = announcedTime(ctx, asked.effectiveAt);
  await inTransaction(ctx, async (changing) => {
    await changing.db.rows(LOCK_THRESHOLDS, []);
    const read = (): Promise<SpeedThresholds> => {
      invalidateThresholds(ctx);
      return currentThresholds(ctx);
    };
    await refuseOtherVersion(changing, { kind: 'thresholds', version, read });
    const effectiveAt = announcedAt ?? ctx.clock();
    const values = [caution, warning, danger, effectiveAt, accountId, reason, announcedAt !== null] as const;
    await changing.db.rows(INSERT_THRESHOLDS, values);
    const details = { caution, warning, danger, reason, effectiveAt };
    await recordAct(changing, { act: 'THRESHOLDS_CHANGED', details });
    if (announcedAt === null) {
      const speedThresholds = { caution, warning, danger };
      changing.emit(settingsChanged({ speedThresholds, alertSettings: await alertSettings(changing) }));
    }
  });
  invalidateThresholds(ctx);
  return { caution, warning, danger };
}

function givenReason(given: string | null | undefined): string | null {
  const reason = given?.trim() || null;
  if (reason !== null && ([...reason].length > REASON_MAX || hasControlCharacter(reason))) {
    throw badInput({ reason: `Must be at most ${REASON_MAX} characters, none of them control characters` });
  }
  return reason;
}

/** Null for thresholds that hold at once, be it because a slow click has used the time up. */
function announcedTime(ctx: AppCtx, given: Date | null | undefined): Date | null {
  const aheadMs = (given?.getTime() ?? 0) - ctx.clock().getTime();
  if (given === null || given === undefined || (aheadMs <= 0 && aheadMs > -LATE_MS)) {
    return null;
  }
  if (!(aheadMs > 0 && aheadMs <= AHEAD_DAYS * DAY_MS)) {
    throw badInput({ effectiveAt: `Must not be in the past, nor more than ${AHEAD_DAYS} days ahead` });
  }
  return given;
}

/** @throws BAD_USER_INPUT (caution, warning, danger) unless they are whole numbers of 10-200 that rise */
export function refuseThresholdFaults({ caution, warning, danger }: SpeedThresholds): void {
  const given = { caution, warning, danger };
  const outOfRange = Object.entries(given).filter(
    ([, speedKmh]) => !Number.isInteger(speedKmh) || !isWithin(speedKmh, LIMITS.thresholdKmh),
  );
  if (outOfRange.length > 0) {
    throw badInput(Object.fromEntries(outOfRange.map(([name]) => [name, RANGE_SENTENCE])));
  }
  const notRising = {
    ...(warning > caution ? {} : { warning: 'Must be higher than caution' }),
    ...(danger > warning ? {} : { danger: 'Must be higher than warning' }),
  };
  if (Object.keys(notRising).length > 0) {
    throw badInput(notRising);
  }
}
