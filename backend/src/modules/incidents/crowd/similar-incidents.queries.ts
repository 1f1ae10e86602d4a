import { statement } from '../../../platform/db/statement';

/** Confirmations count while the number of anyone who confirms is proven. */
const COLUMNS = `incident.id, public_row_id('incident', incident.id) AS "publicId", incident.incident_type AS "incidentType", incident.severity,
           coalesce((SELECT is_verified FROM crowd_verdict WHERE record_id = incident.id), false) AS "isVerified",
           incident.occurred_at AS "occurredAt", incident.latitude AS lat, incident.longitude AS lng,
           (SELECT count(*) FROM incident_confirmation JOIN account ON account.id = account_id
             WHERE incident_id = incident.id AND number_proven_at IS NOT NULL) AS "confirmationCount",
           EXISTS (SELECT FROM incident_confirmation WHERE incident_id = incident.id AND account_id = $1)
             AS "isConfirmed"`;

/**
 * Incidents of others since a time, newest first by the minute and then by the public id, with a place in a band
 * of
 * latitudes. $1 account, $2 since, $3 until,
 * $4 type, $5 and $6 latitude, $7 statuses.
 */
export const INCIDENTS_OF_OTHERS = statement(
  'incidents.of-others',
  `SELECT ${COLUMNS} FROM incident
         WHERE occurred_at BETWEEN $2 AND $3 AND account_id IS DISTINCT FROM $1 AND incident_type = $4
           AND latitude BETWEEN $5 AND $6 AND status = ANY ($7::text[])
         ORDER BY date_bin('1 minute', occurred_at, timestamptz 'epoch') DESC, "publicId" DESC`,
  { notNull: ['publicId', 'isVerified', 'lat', 'lng', 'confirmationCount', 'isConfirmed'] },
);

/** One of them by its public id. $1 account, $2 public id, $3 since, $4 and $5 latitude, $6 statuses. */
export const INCIDENT_OF_OTHERS = statement(
  'incidents.of-another',
  `SELECT ${COLUMNS} FROM incident
         WHERE public_row_id('incident', id) = $2 AND account_id IS DISTINCT FROM $1 AND occurred_at >= $3
           AND latitude BETWEEN $4 AND $5 AND status = ANY ($6::text[])`,
  { notNull: ['publicId', 'isVerified', 'lat', 'lng', 'confirmationCount', 'isConfirmed'] },
);

/** Confirms an incident; gives no row when the account has done so before. $1 incident, $2 account, $3 now. */
export const CONFIRM_INCIDENT = statement(
  'incidents.confirm',
  `INSERT INTO incident_confirmation (incident_id, account_id, confirmed_at) VALUES ($1, $2, $3)
         ON CONFLICT DO NOTHING RETURNING incident_id AS id`,
);
