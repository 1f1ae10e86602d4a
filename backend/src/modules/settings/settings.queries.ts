import { CAUTION_THRESHOLD_SOURCE } from '@wakafine/domain/limits/limit-sources';
import { statement } from '../../platform/db/statement';

/** Every change of the speed thresholds, oldest first. */
export const THRESHOLDS_TIMELINE = statement(
  'settings.thresholds-timeline',
  `SELECT caution, warning, danger,
           (extract(epoch FROM effective_at) * 1000)::bigint AS "effectiveAtMs"
         FROM speed_thresholds ORDER BY effective_at`,
  { notNull: ['effectiveAtMs'] },
);

/** Names of the public-transport agencies in the order of the specification. */
export const AGENCY_NAMES = statement(
  'settings.agency-names',
  'SELECT name FROM transport_agency ORDER BY position, name',
);

/** Lets changes of the thresholds in one after another, while everybody goes on reading. */
export const LOCK_THRESHOLDS = statement(
  'settings.lock-thresholds',
  'LOCK TABLE speed_thresholds IN SHARE ROW EXCLUSIVE MODE',
);

/**
 * Adds thresholds at a time of their own: later ones that were announced before stay. $1 caution, $2 warning, $3 danger,
 * $4 when they begin, $5 staff, $6 reason, $7 whether that is later than now.
 */
export const INSERT_THRESHOLDS = statement(
  'settings.insert-thresholds',
  `INSERT INTO speed_thresholds (caution, warning, danger, effective_at, changed_by, reason, is_scheduled)
         SELECT $1, $2, $3, greatest($4::timestamptz, max(effective_at) + interval '1 ms'), $5, $6, $7
         FROM speed_thresholds WHERE effective_at < $4::timestamptz + interval '1 s'`,
);

/** Whether announced thresholds have come into force. $1 after this time, $2 until this time. */
export const THRESHOLDS_BEGUN = statement(
  'settings.thresholds-begun',
  `SELECT EXISTS (SELECT FROM speed_thresholds
           WHERE is_scheduled AND effective_at > $1 AND effective_at <= $2) AS begun`,
  { notNull: ['begun'] },
);

/**
 * Number of violations of a time, and of those that would have another severity, or be none where the caution threshold is the
 * limit. $1 caution, $2 warning, $3 danger, $4 since when.
 */
export const PREVIEW_THRESHOLDS = statement(
  'settings.preview-thresholds',
  `SELECT count(*) AS total, count(*) FILTER (WHERE would <> severity) AS changed,
           count(*) FILTER (WHERE would = 'NONE') AS dropped
         FROM violation,
           LATERAL (SELECT limit_source = '${CAUTION_THRESHOLD_SOURCE}' AS is_caution) basis,
           LATERAL (SELECT $1 + proven_kmh - CASE WHEN is_caution THEN $1 ELSE limit_kmh END AS kmh) above,
           LATERAL (SELECT CASE WHEN is_caution AND proven_kmh < $1 THEN 'NONE'
             WHEN kmh >= $3 AND NOT is_over_gaps THEN 'DANGER' WHEN kmh >= $2 THEN 'WARNING' ELSE 'CAUTION' END AS would) judged
         WHERE started_at >= $4 AND proven_kmh IS NOT NULL AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'
           AND is_primary`,
  { notNull: ['total', 'changed', 'dropped'] },
);

/** The alert settings in force. */
export const ALERT_SETTINGS = statement(
  'settings.alert-settings',
  'SELECT sound, vibration, notification FROM alert_settings',
);

/** Changes the alert settings. $1 sound, $2 vibration, $3 notification. */
export const UPDATE_ALERT_SETTINGS = statement(
  'settings.update-alert-settings',
  `INSERT INTO alert_settings (sound, vibration, notification) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET sound = excluded.sound, vibration = excluded.vibration,
           notification = excluded.notification, version = alert_settings.version + 1`,
);

/** The indicative fines in force at a time; the first ones are in force from the beginning. $1 time. */
export const CURRENT_TARIFF = statement(
  'settings.current-tariff',
  `SELECT caution_xaf AS "cautionXaf", warning_xaf AS "warningXaf", danger_xaf AS "dangerXaf"
         FROM fine_tariff WHERE effective_at <= $1 ORDER BY effective_at DESC LIMIT 1`,
);

/** Lets changes of the tariff in one after another, while everybody goes on reading. */
export const LOCK_TARIFF = statement(
  'settings.lock-tariff',
  'LOCK TABLE fine_tariff IN SHARE ROW EXCLUSIVE MODE',
);

/** Adds a tariff at a time of its own, after all others. $1 caution, $2 warning, $3 danger, $4 now, $5 staff. */
export const INSERT_TARIFF = statement(
  'settings.insert-tariff',
  `INSERT INTO fine_tariff (caution_xaf, warning_xaf, danger_xaf, effective_at, changed_by)
         SELECT $1, $2, $3, greatest($4::timestamptz, max(effective_at) + interval '1 ms'), $5 FROM fine_tariff`,
);
