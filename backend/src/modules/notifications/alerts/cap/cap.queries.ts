import { statement } from '../../../../platform/db/statement';

/**
 * Alerts to everybody or to an area whose time is not over, withdrawn ones too, newest first. $1 now, $2 how many.
 */
export const PUBLIC_ALERTS = statement(
  'notifications.public-alerts',
  `SELECT id, severity, texts, latitude AS lat, longitude AS lng, radius_km AS "radiusKm", created_at AS "createdAt",
           expires_at AS "expiresAt", revoked_at AS "revokedAt"
         FROM alert_broadcast WHERE audience <> 'AGENCY' AND expires_at > $1
         ORDER BY created_at DESC, id DESC LIMIT $2`,
);

/** One alert to everybody or to an area. $1 alert. */
export const PUBLIC_ALERT = statement(
  'notifications.public-alert',
  `SELECT id, severity, texts, latitude AS lat, longitude AS lng, radius_km AS "radiusKm", created_at AS "createdAt",
           expires_at AS "expiresAt", revoked_at AS "revokedAt"
         FROM alert_broadcast WHERE id = $1 AND audience <> 'AGENCY'`,
);
