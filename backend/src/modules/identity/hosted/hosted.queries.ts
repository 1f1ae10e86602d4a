import { statement } from '../../../platform/db/statement';

/** Deletes a nonce; gives no row unless it was there for this browser. $1 nonce hash, $2 browser, $3 now. */
export const DELETE_NONCE = statement(
  'identity.delete-hosted-nonce',
  `DELETE FROM hosted_nonce WHERE nonce_hash = $1 AND browser_hash = $2 AND expires_at > $3
         RETURNING expires_at`,
);

/** Discards nonces whose time is over. $1 now. */
export const DELETE_EXPIRED_NONCES = statement(
  'identity.delete-expired-hosted-nonces',
  'DELETE FROM hosted_nonce WHERE expires_at <= $1',
);

/**
 * Creates a citizen without a PIN; gives no row when number or subject is in use. $1 number, $2 subject, $3 now.
 */
export const INSERT_HOSTED_CITIZEN = statement(
  'identity.insert-hosted-citizen',
  `INSERT INTO account (username, mobile_number, firebase_uid, role, created_at)
         VALUES ($1, $1, $2, 'CITIZEN', $3) ON CONFLICT DO NOTHING RETURNING id`,
);

/** Links a subject; gives no row when either is linked to another already. $1 account, $2 subject. */
export const LINK_SUBJECT = statement(
  'identity.link-hosted-subject',
  `UPDATE account SET firebase_uid = $2
         WHERE id = $1 AND (firebase_uid IS NULL OR firebase_uid = $2)
           AND NOT EXISTS (SELECT FROM account AS other WHERE other.firebase_uid = $2 AND other.id <> $1)
         RETURNING id`,
);

/** Time when a session began. $1 session. */
export const SESSION_START = statement(
  'identity.session-start',
  'SELECT created_at AS "startedAt" FROM session WHERE id = $1',
);
