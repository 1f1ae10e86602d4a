import { LIMITS } from '@wakafine/domain/input/limits';
import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { badInput } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordAct } from '../../identity/accounts/record-act';
import { alertSettings } from './alert-settings';
import { settingsChanged } from './settings.events';
import { INSERT_THRESHOLDS, LOCK_THRESHOLDS } from '../settings.queries';
import { refuseOtherVersion } from '../settings-versions';
import { currentThresholds, invalidateThresholds } from './speed-thresholds';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

const AHEAD_DAYS = LIMITS.thresholdsAheadDays.max;
/** A time that was now when it was chosen still is. */
const LATE_MS = MINUTE_MS;

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
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, BAD_USER_INPUT (warning, danger) unless they rise
 * and (effectiveAt), CONFLICT with `current` for another version than the one given
 */
export const setSpeedThresholds = act(
  { may: right('canEditSettings') },
  async (ctx, asked: SetSpeedThresholds): Promise<SpeedThresholds> => {
    const { accountId } = ctx.actor;
    refuseFalling(asked);
    const { caution, warning, danger, version = null } = asked;
    const reason = asked.reason?.trim() || null;
    const announcedAt = announcedTime(ctx, asked.effectiveAt);
    await inTransaction(ctx, async (changing) => {
      await changing.db.rows(LOCK_THRESHOLDS, []);
      const read = (): Promise<SpeedThresholds> => {
        invalidateThresholds(ctx);
        return currentThresholds(ctx);
      };
      await refuseOtherVersion(changing, { kind: 'thresholds', version, read });
      const effectiveAt = announcedAt ?? ctx.clock();
      const values = [
        caution,
        warning,
        danger,
        effectiveAt,
        accountId,
        reason,
        announcedAt !== null,
      ] as const;
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
  },
);

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

/** @throws BAD_USER_INPUT (warning, danger) unless they rise */
export function refuseFalling({ caution, warning, danger }: SpeedThresholds): void {
  const notRising = {
    ...(warning > caution ? {} : { warning: 'Must be higher than caution' }),
    ...(danger > warning ? {} : { danger: 'Must be higher than warning' }),
  };
  if (Object.keys(notRising).length > 0) {
    throw badInput(notRising);
  }
}
