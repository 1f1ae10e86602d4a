import { statement } from '../../platform/db/statement';

/** Every change of the thresholds, newest first. $1 the row before or null, $2 how many. */
export const THRESHOLDS_HISTORY = statement(
  'settings.thresholds-history',
  `SELECT change.id, change.caution, change.warning, change.danger, change.effective_at AS "effectiveAt",
           account.username AS "changedBy"
         FROM speed_thresholds change LEFT JOIN account ON account.id = change.changed_by
         WHERE $1::bigint IS NULL OR (change.effective_at, change.id) <
           (SELECT place.effective_at, place.id FROM speed_thresholds place WHERE place.id = $1)
         ORDER BY change.effective_at DESC, change.id DESC LIMIT $2`,
);

/** Every change of the fines, newest first, without the one that holds for all time before the first. $1 the row before or null, $2 how many. */
export const TARIFF_HISTORY = statement(
  'settings.tariff-history',
  `SELECT change.id, change.caution_xaf AS "cautionXaf", change.warning_xaf AS "warningXaf",
           change.danger_xaf AS "dangerXaf", change.effective_at AS "effectiveAt", account.username AS "changedBy"
         FROM fine_tariff change LEFT JOIN account ON account.id = change.changed_by
         WHERE change.effective_at > '-infinity' AND ($1::bigint IS NULL OR (change.effective_at, change.id) <
           (SELECT place.effective_at, place.id FROM fine_tariff place WHERE place.id = $1))
         ORDER BY change.effective_at DESC, change.id DESC LIMIT $2`,
);

/** Number of changes of each kind of settings, which rises with every change. */
export const SETTINGS_VERSIONS = statement(
  'settings.versions',
  `SELECT (SELECT count(*) FROM speed_thresholds) AS thresholds, (SELECT count(*) FROM fine_tariff) - 1 AS tariff,
           coalesce((SELECT version FROM alert_settings), 0) AS alerts,
           coalesce((SELECT version FROM retention_settings), 0) AS retention`,
  { notNull: ['thresholds', 'tariff', 'alerts', 'retention'] },
);

/** Lets changes of the alert settings, and of how long things are stored, in one after another. */
export const LOCK_SINGLE_SETTINGS = statement(
  'settings.lock-single-settings',
  'LOCK TABLE alert_settings, retention_settings IN SHARE ROW EXCLUSIVE MODE',
);

/** Time for which things are stored where somebody has decided that. */
export const RETENTION = statement(
  'settings.retention',
  `SELECT fix_days AS "fixDays", journey_months AS "journeyMonths", violation_months AS "violationMonths"
         FROM retention_settings`,
);

/** Decides how long things are stored. $1 days, $2 and $3 months. */
export const SET_RETENTION = statement(
  'settings.set-retention',
  `INSERT INTO retention_settings (fix_days, journey_months, violation_months, version) VALUES ($1, $2, $3, 1)
         ON CONFLICT (id) DO UPDATE SET fix_days = excluded.fix_days, journey_months = excluded.journey_months,
           violation_months = excluded.violation_months, version = retention_settings.version + 1`,
);
