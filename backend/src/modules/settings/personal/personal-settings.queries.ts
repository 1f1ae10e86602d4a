import { statement } from '../../../platform/db/statement';

/** Settings of an account; no row before its first choice. $1 account. */
export const PERSONAL_SETTINGS = statement(
  'settings.personal',
  `SELECT notifications, sound_alerts AS "soundAlerts", alert_sound AS "alertSound", vibration, theme, language,
           data_saver AS "dataSaver", look_notices AS "lookNotices", speed_limit_kmh AS "speedLimitKmh", alert_threshold_kmh AS "alertThresholdKmh", version
         FROM personal_settings WHERE account_id = $1`,
);

/** Holds an account while its settings change. $1 account. */
export const LOCK_CHOOSER = statement(
  'settings.lock-chooser',
  'SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE',
);

/** Stores all settings of an account. $1 account, then as in the statement. */
export const STORE_PERSONAL_SETTINGS = statement(
  'settings.store-personal',
  `INSERT INTO personal_settings (account_id, notifications, sound_alerts, vibration, theme, language,
           speed_limit_kmh, alert_threshold_kmh, version, data_saver, look_notices, alert_sound)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
         ON CONFLICT (account_id) DO UPDATE SET notifications = excluded.notifications,
           sound_alerts = excluded.sound_alerts, vibration = excluded.vibration, theme = excluded.theme,
           language = excluded.language, speed_limit_kmh = excluded.speed_limit_kmh,
           alert_threshold_kmh = excluded.alert_threshold_kmh, version = excluded.version,
           data_saver = excluded.data_saver, look_notices = excluded.look_notices,
           alert_sound = excluded.alert_sound`,
);
