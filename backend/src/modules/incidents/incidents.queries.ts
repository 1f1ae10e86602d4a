import type { Statement } from '../../platform/db';

/**
 * Stores an incident of an account with the beginning of its history; gives no row when its client id was used before. $1 account, $2 client id,
 * $3 content hash, $4 mood, $5 type, $6 severity, $7 description, $8 latitude, $9 longitude, $10 when it happened,
 * $11 now.
 */
export const INSERT_INCIDENT: Statement = {
  name: 'incidents.insert-incident',
  text: `WITH made AS (
           INSERT INTO incident (account_id, client_id, content_hash, mood, incident_type, severity, description,
             latitude, longitude, occurred_at, received_at, is_demo)
           SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, is_demo FROM account WHERE id = $1
           ON CONFLICT DO NOTHING RETURNING id, status, received_at
         ), told AS (
           INSERT INTO incident_event (incident_id, status, changed_at) SELECT id, status, received_at FROM made
         )
         SELECT id FROM made`,
};

/** An incident that a client has sent under an id of its own, with its content. $1 account, $2 client id. */
export const FIND_INCIDENT_BY_CLIENT_ID: Statement = {
  name: 'incidents.find-by-client-id',
  text: 'SELECT id, content_hash AS "contentHash" FROM incident WHERE account_id = $1 AND client_id = $2',
};

/** Holds an incident while its status changes. $1 incident. */
export const LOCK_INCIDENT: Statement = {
  name: 'incidents.lock-incident',
  text: 'SELECT status FROM incident WHERE id = $1 FOR NO KEY UPDATE',
};

/** Closes an incident and keeps that in its history. $1 incident, $2 status, $3 reason, $4 now, $5 staff. */
export const CLOSE_INCIDENT: Statement = {
  name: 'incidents.close',
  text: `WITH closed AS (
           UPDATE incident SET status = $2, status_reason = $3, resolved_at = $4, resolved_by = $5
           WHERE id = $1 RETURNING id
         )
         INSERT INTO incident_event (incident_id, status, reason, changed_at, changed_by)
         SELECT id, $2, $3, $4, $5 FROM closed`,
};

/** What stands behind some incidents. $1 incidents. */
export const INCIDENT_DETAILS: Statement = {
  name: 'incidents.details',
  text: `SELECT incident.id, verdict.is_verified AS "crowdIsVerified", verdict.confidence AS "crowdConfidence",
           verdict.reason AS "crowdReason",
           EXISTS (SELECT FROM incident_photo WHERE incident_id = incident.id) AS "hasPhoto",
           (SELECT count(*) FROM incident_confirmation WHERE incident_id = incident.id) AS "confirmationCount",
           (SELECT coalesce(json_agg(json_build_object('status', status, 'reason', reason,
              'atMs', (extract(epoch FROM changed_at) * 1000)::bigint) ORDER BY event.id), '[]')
            FROM incident_event event WHERE incident_id = incident.id) AS history
         FROM incident LEFT JOIN crowd_verdict verdict ON verdict.record_id = incident.id
         WHERE incident.id = ANY ($1::bigint[])`,
};

/** Keeps the photo of an incident unless it has one. $1 incident, $2 type, $3 bytes. */
export const KEEP_INCIDENT_PHOTO: Statement = {
  name: 'incidents.keep-photo',
  text: `INSERT INTO incident_photo (incident_id, mime_type, bytes) VALUES ($1, $2, $3)
         ON CONFLICT (incident_id) DO NOTHING`,
};

/** The photo of an incident. $1 incident. */
export const INCIDENT_PHOTO: Statement = {
  name: 'incidents.photo',
  text: 'SELECT mime_type AS "mimeType", bytes FROM incident_photo WHERE incident_id = $1',
};
