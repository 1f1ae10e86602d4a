import { statement } from '../../../platform/db/statement';

/**
 * Time when the number of an account was proven and when a known device was used last, held until the
 * transaction ends. $1 account.
 */
export const LATEST_DEVICE_USE = statement(
  'identity.latest-device-use',
  `SELECT number_proven_at AS "numberProvenAt",
           (SELECT max(last_used_at) FROM device WHERE account_id = account.id) AS "lastUsedAt"
         FROM account WHERE id = $1 FOR NO KEY UPDATE`,
);

/**
 * Removes number and secrets from an account and marks it as due for erasure; gives what a new account of the
 * number stores of it.
 * A suspension of an unproven account ends with it: the person who has the phone need not be the one who was suspended.
 * $1 account, $2 request for deletion that is due now, $3 now.
 */
export const DETACH_ACCOUNT = statement(
  'identity.detach-account',
  `UPDATE account SET mobile_number = NULL, username = 'detached-' || id, pin_hash = NULL, firebase_uid = NULL,
           deletion_requested_at = $2, pin_changed_at = $3
         WHERE id = $1 RETURNING (is_suspended AND number_proven_at IS NOT NULL) AS "isSuspended", is_demo AS "isDemo"`,
  { notNull: ['isSuspended'] },
);

/** Creates a citizen's account that takes over a number. $1 number, $2 whether suspended, $3 whether of demo mode, $4 now. */
export const INSERT_HEIR = statement(
  'identity.insert-heir',
  `INSERT INTO account (username, mobile_number, role, is_suspended, is_demo, created_at)
         VALUES ($1, $1, 'CITIZEN', $2, $3, $4) RETURNING id`,
);

/** An account if its number is proven; else no row. $1 account. */
export const PROVEN_ACCOUNT = statement(
  'identity.proven-account',
  'SELECT id FROM account WHERE id = $1 AND number_proven_at IS NOT NULL',
);
