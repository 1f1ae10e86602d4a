import type { Statement } from '../../platform/db';

/**
 * Stores an incident of an account; gives no row when its client id was used before. $1 account, $2 client id,
 * $3 content hash, $4 mood, $5 type, $6 severity, $7 description, $8 latitude, $9 longitude, $10 when it happened,
 * $11 now.
 */
export const INSERT_INCIDENT: Statement = {
  name: 'incidents.insert-incident',
  text: `INSERT INTO incident (account_id, client_id, content_hash, mood, incident_type, severity, description,
           latitude, longitude, occurred_at, received_at, is_demo)
         SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, is_demo FROM account WHERE id = $1
         ON CONFLICT DO NOTHING RETURNING id`,
};

/** An incident that a client has sent under an id of its own, with its content. $1 account, $2 client id. */
export const FIND_INCIDENT_BY_CLIENT_ID: Statement = {
  name: 'incidents.find-by-client-id',
  text: 'SELECT id, content_hash AS "contentHash" FROM incident WHERE account_id = $1 AND client_id = $2',
};

/** Decides on an incident that nobody has decided on; gives no row else. $1 incident, $2 status, $3 reason, $4 now, $5 staff. */
export const DECIDE_INCIDENT: Statement = {
  name: 'incidents.decide',
  text: `UPDATE incident SET status = $2, status_reason = $3, resolved_at = $4, resolved_by = $5
         WHERE id = $1 AND status = 'RECEIVED' RETURNING id`,
};
