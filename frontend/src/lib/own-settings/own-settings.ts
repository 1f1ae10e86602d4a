import { isWithin, LIMITS } from '@wakafine/domain/input/limits';
import {
  ALERT_SOUNDS,
  DATA_SAVER_CHOICES,
  DEFAULT_SETTINGS,
  SPEED_LIMITS_KMH,
  THEME_CHOICES,
} from '@wakafine/domain/people/personal-settings';
import { LANGUAGE_CHOICES } from '@wakafine/domain/people/languages';
import type { Viewer } from '../session/session';

/** Settings of the user for all their phones; `version` is the state on the server that it goes by. */
export type OwnSettings = Viewer['settings'];

/** Whether both choose the same, whatever state of the server they go by. */
export function isSameChoice(one: OwnSettings, other: OwnSettings): boolean {
  return (
    one.notifications === other.notifications &&
    one.soundAlerts === other.soundAlerts &&
    one.alertSound === other.alertSound &&
    one.vibration === other.vibration &&
    one.theme === other.theme &&
    one.language === other.language &&
    one.dataSaver === other.dataSaver &&
    one.speedLimitKmh === other.speedLimitKmh &&
    one.alertThresholdKmh === other.alertThresholdKmh
  );
}

/** Reads settings that come from outside, such as the browser's storage or a refusal; null where they are none. */
export function ownSettingsOf(value: unknown): OwnSettings | null {
  if (typeof value !== 'object' || value === null) {
    return null;
  }
  const fields: Partial<Record<keyof OwnSettings, unknown>> = value;
  const { notifications, soundAlerts, vibration, version } = fields;
  // Settings that an older app has stored on this phone name none.
  const alertSound =
    ALERT_SOUNDS.find((choice) => choice === fields.alertSound) ?? DEFAULT_SETTINGS.alertSound;
  const theme = THEME_CHOICES.find((choice) => choice === fields.theme);
  const language = LANGUAGE_CHOICES.find((choice) => choice === fields.language);
  const dataSaver = DATA_SAVER_CHOICES.find((choice) => choice === fields.dataSaver);
  const speedLimitKmh = SPEED_LIMITS_KMH.find((choice) => choice === fields.speedLimitKmh);
  const alertThresholdKmh = fields.alertThresholdKmh;
  if (
    typeof notifications !== 'boolean' ||
    typeof soundAlerts !== 'boolean' ||
    typeof vibration !== 'boolean' ||
    theme === undefined ||
    language === undefined ||
    dataSaver === undefined ||
    speedLimitKmh === undefined ||
    !isWithin(alertThresholdKmh, LIMITS.thresholdKmh) ||
    !isWithin(version, { min: 0, max: LIMITS.seq.max })
  ) {
    return null;
  }
  return {
    notifications,
    soundAlerts,
    alertSound,
    vibration,
    theme,
    language,
    dataSaver,
    speedLimitKmh,
    alertThresholdKmh,
    version,
  };
}
