import { CAUTION_THRESHOLD_SOURCE } from '@wakafine/domain/limits/limit-sources';
import type { Statement } from '../../platform/db/db';

/** Every change of the speed thresholds, oldest first. */
export const THRESHOLDS_TIMELINE: Statement = {
  name: 'settings.thresholds-timeline',
  text: `SELECT caution, warning, danger,
           (extract(epoch FROM effective_at) * 1000)::bigint AS "effectiveAtMs"
         FROM speed_thresholds ORDER BY effective_at`,
};

/** Names of the public-transport agencies in the order of the specification. */
export const AGENCY_NAMES: Statement = {
  name: 'settings.agency-names',
  text: 'SELECT name FROM transport_agency ORDER BY position, name',
};

/** Lets changes of the thresholds in one after another, while everybody goes on reading. */
export const LOCK_THRESHOLDS: Statement = {
  name: 'settings.lock-thresholds',
  text: 'LOCK TABLE speed_thresholds IN SHARE ROW EXCLUSIVE MODE',
};

/**
 * Adds thresholds at a time of their own: later ones that were announced before stay. $1 caution, $2 warning, $3 danger,
 * $4 when they begin, $5 staff, $6 reason, $7 whether that is later than now.
 */
export const INSERT_THRESHOLDS: Statement = {
  name: 'settings.insert-thresholds',
  text: `INSERT INTO speed_thresholds (caution, warning, danger, effective_at, changed_by, reason, is_scheduled)
         SELECT $1, $2, $3, greatest($4::timestamptz, max(effective_at) + interval '1 ms'), $5, $6, $7
         FROM speed_thresholds WHERE effective_at < $4::timestamptz + interval '1 s'`,
};

/** Whether announced thresholds have come into force. $1 after this time, $2 until this time. */
export const THRESHOLDS_BEGUN: Statement = {
  name: 'settings.thresholds-begun',
  text: `SELECT EXISTS (SELECT FROM speed_thresholds
           WHERE is_scheduled AND effective_at > $1 AND effective_at <= $2) AS begun`,
};

/**
 * Number of violations of a time, and of those that would have another severity, or be none where the caution threshold is the
 * limit. $1 caution, $2 warning, $3 danger, $4 since when.
 */
export const PREVIEW_THRESHOLDS: Statement = {
  name: 'settings.preview-thresholds',
  text: `SELECT count(*) AS total, count(*) FILTER (WHERE would <> severity) AS changed,
           count(*) FILTER (WHERE would = 'NONE') AS dropped
         FROM violation,
           LATERAL (SELECT limit_source = '${CAUTION_THRESHOLD_SOURCE}' AS is_caution) basis,
           LATERAL (SELECT $1 + proven_kmh - CASE WHEN is_caution THEN $1 ELSE limit_kmh END AS kmh) above,
           LATERAL (SELECT CASE WHEN is_caution AND proven_kmh < $1 THEN 'NONE'
             WHEN kmh >= $3 AND NOT is_over_gaps THEN 'DANGER' WHEN kmh >= $2 THEN 'WARNING' ELSE 'CAUTION' END AS would) judged
         WHERE started_at >= $4 AND proven_kmh IS NOT NULL AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'
           AND is_primary`,
};

/** The alert settings in force. */
export const ALERT_SETTINGS: Statement = {
  name: 'settings.alert-settings',
  text: 'SELECT sound, vibration, notification FROM alert_settings',
};

/** Changes the alert settings. $1 sound, $2 vibration, $3 notification. */
export const UPDATE_ALERT_SETTINGS: Statement = {
  name: 'settings.update-alert-settings',
  text: `INSERT INTO alert_settings (sound, vibration, notification) VALUES ($1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET sound = excluded.sound, vibration = excluded.vibration,
           notification = excluded.notification, version = alert_settings.version + 1`,
};

/** The indicative fines in force at a time; the first ones are in force from the beginning. $1 time. */
export const CURRENT_TARIFF: Statement = {
  name: 'settings.current-tariff',
  text: `SELECT caution_xaf AS "cautionXaf", warning_xaf AS "warningXaf", danger_xaf AS "dangerXaf"
         FROM fine_tariff WHERE effective_at <= $1 ORDER BY effective_at DESC LIMIT 1`,
};

/** Lets changes of the tariff in one after another, while everybody goes on reading. */
export const LOCK_TARIFF: Statement = {
  name: 'settings.lock-tariff',
  text: 'LOCK TABLE fine_tariff IN SHARE ROW EXCLUSIVE MODE',
};

/** Adds a tariff at a time of its own, after all others. $1 caution, $2 warning, $3 danger, $4 now, $5 staff. */
export const INSERT_TARIFF: Statement = {
  name: 'settings.insert-tariff',
  text: `INSERT INTO fine_tariff (caution_xaf, warning_xaf, danger_xaf, effective_at, changed_by)
         SELECT $1, $2, $3, greatest($4::timestamptz, max(effective_at) + interval '1 ms'), $5 FROM fine_tariff`,
};
