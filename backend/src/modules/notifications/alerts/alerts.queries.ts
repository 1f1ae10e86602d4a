import { statement } from '../../../platform/db/statement';

const COLUMNS = `id, severity, texts, audience, agency,
  latitude AS lat, longitude AS lng, radius_km AS "radiusKm", created_at AS "createdAt", expires_at AS "expiresAt",
  revoked_at AS "revokedAt", meant_count AS "meantCount"`;

/**
 * Stores an alert. $1 severity, $2 texts by language as JSON, $3 audience, $4 agency, $5 latitude, $6 longitude, $7 radius,
 * $8 now, $9 staff, $10 until when, $11 how many under way it is meant for.
 */
export const INSERT_ALERT = statement(
  'notifications.insert-alert',
  `INSERT INTO alert_broadcast (severity, texts, audience, agency, latitude, longitude,
           radius_km, created_at, created_by, expires_at, meant_count)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING ${COLUMNS}`,
);

/** Alerts by their ids. $1 ids. */
export const ALERTS_BY_ID = statement(
  'notifications.alerts-by-id',
  `SELECT ${COLUMNS} FROM alert_broadcast WHERE id = ANY ($1::bigint[])`,
);

/** Holds an alert while it is revoked. $1 alert. */
export const LOCK_ALERT = statement(
  'notifications.lock-alert',
  `SELECT ${COLUMNS} FROM alert_broadcast WHERE id = $1 FOR NO KEY UPDATE`,
);

/** Revokes an alert. $1 alert, $2 now. */
export const REVOKE_ALERT = statement(
  'notifications.revoke-alert',
  `UPDATE alert_broadcast SET revoked_at = $2 WHERE id = $1 RETURNING ${COLUMNS}`,
);

/** The alerts in force, newest first. $1 now, $2 how many. */
export const ALERTS_IN_FORCE = statement(
  'notifications.alerts-in-force',
  `SELECT ${COLUMNS} FROM alert_broadcast WHERE revoked_at IS NULL AND expires_at > $1
         ORDER BY created_at DESC, id DESC LIMIT $2`,
);

/** Sent alerts that are still stored, newest first. $1 the row before or null, $2 how many. */
export const SENT_ALERTS = statement(
  'notifications.sent-alerts',
  `SELECT ${COLUMNS} FROM alert_broadcast
         WHERE $1::bigint IS NULL OR (created_at, id) < (SELECT place.created_at, place.id FROM alert_broadcast place WHERE place.id = $1)
         ORDER BY created_at DESC, id DESC LIMIT $2`,
);

/** People under way, their agency, and their last place at the server. $1 account; null: everybody. */
export const TRAVELLERS = statement(
  'notifications.travellers',
  `SELECT journey.account_id AS "accountId", journey.transport_agency AS agency, last_fix.lat, last_fix.lng
         FROM journey LEFT JOIN LATERAL (
           SELECT lat, lng FROM fix WHERE journey_id = journey.id AND fix.fix_day = journey.fix_day ORDER BY seq DESC LIMIT 1
         ) last_fix ON true
         WHERE journey.ended_at IS NULL AND journey.account_id IS NOT NULL
           AND ($1::bigint IS NULL OR journey.account_id = $1)`,
  { notNull: ['accountId'] },
);

/** Discards alerts that are long over. $1 before. */
export const DELETE_OLD_ALERTS = statement(
  'notifications.delete-old-alerts',
  'DELETE FROM alert_broadcast WHERE expires_at < $1',
);
