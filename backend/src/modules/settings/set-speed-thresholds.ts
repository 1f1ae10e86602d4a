import { isWithin, LIMITS } from '@wakafine/domain/limits';
import type { SpeedThresholds } from '@wakafine/domain/zones';
import { badInput } from '../../platform/errors';
import { inTransaction } from '../../platform/unit-of-work';
import { requirePermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';
import { alertSettings } from './alert-settings';
import { settingsChanged } from './settings.events';
import { INSERT_THRESHOLDS, LOCK_THRESHOLDS } from './settings.queries';
import { refuseOtherVersion } from './settings-versions';
import { currentThresholds, forgetThresholds } from './speed-thresholds';

const { min, max } = LIMITS.thresholdKmh;
const RANGE_SENTENCE = `Must be a whole number from ${min} to ${max}`;

/**
 * Puts new thresholds (km/h) in force from now on; what happened before stays judged by those of its time.
 * @throws UNAUTHENTICATED, FORBIDDEN without canEditSettings, BAD_USER_INPUT (caution, warning, danger) unless they
 * are whole numbers of 10-200 that rise, CONFLICT with `current` for another version than the one given
 */
export async function setSpeedThresholds(
  ctx: AppCtx,
  asked: SpeedThresholds & { readonly version?: number | null },
): Promise<SpeedThresholds> {
  const { accountId } = requirePermission(ctx, 'canEditSettings');
  refuseFaults(asked);
  const { caution, warning, danger, version = null } = asked;
  await inTransaction(ctx, async (changing) => {
    await changing.db.rows(LOCK_THRESHOLDS, []);
    const read = (): Promise<SpeedThresholds> => {
      forgetThresholds(ctx);
      return currentThresholds(ctx);
    };
    await refuseOtherVersion(changing, { kind: 'thresholds', version, read });
    await changing.db.rows(INSERT_THRESHOLDS, [caution, warning, danger, ctx.clock(), accountId]);
    await recordAct(changing, { act: 'THRESHOLDS_CHANGED', details: { caution, warning, danger } });
    const speedThresholds = { caution, warning, danger };
    changing.emit(settingsChanged({ speedThresholds, alertSettings: await alertSettings(changing) }));
  });
  forgetThresholds(ctx);
  return { caution, warning, danger };
}

function refuseFaults({ caution, warning, danger }: SpeedThresholds): void {
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
