import type { Statement } from '../../platform/db';

/** Keeps that an account has agreed to a version; the first time stands. $1 account, $2 version, $3 now. */
export const INSERT_CONSENT: Statement = {
  name: 'identity.insert-consent',
  text: `INSERT INTO consent (account_id, version, given_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
};

/** The highest version that each of some accounts has agreed to. $1 accounts. */
export const CONSENT_VERSIONS: Statement = {
  name: 'identity.consent-versions',
  text: `SELECT account_id AS "accountId", max(version) AS version FROM consent
         WHERE account_id = ANY ($1::bigint[]) GROUP BY account_id`,
};

/** Notes that an account is to be deleted; the first time stands. $1 account, $2 now. */
export const REQUEST_DELETION: Statement = {
  name: 'identity.request-deletion',
  text: `UPDATE account SET deletion_requested_at = coalesce(deletion_requested_at, $2) WHERE id = $1
         RETURNING deletion_requested_at AS "requestedAt"`,
};

/** Takes a deletion back, unless it is due; gives no row then. $1 account, $2 latest time of a request that is due. */
export const UNDO_DELETION: Statement = {
  name: 'identity.undo-deletion',
  text: `UPDATE account SET deletion_requested_at = NULL
         WHERE id = $1 AND (deletion_requested_at IS NULL OR deletion_requested_at > $2) RETURNING id`,
};
