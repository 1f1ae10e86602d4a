import type { Statement } from '../../platform/db';

/** Lets only one request at a time count for a number, until the transaction ends. $1 number. */
export const LOCK_RESETS: Statement = {
  name: 'identity.lock-resets',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('pin-reset:' || $1::text, 0))`,
};

/** When resets were asked for a number, newest first. $1 number, $2 since, $3 how many at most. */
export const RECENT_RESETS: Statement = {
  name: 'identity.recent-resets',
  text: `SELECT created_at AS "createdAt" FROM pin_reset WHERE mobile_number = $1 AND created_at > $2
         ORDER BY created_at DESC LIMIT $3`,
};

/** Starts a reset. $1 number, $2 account or null, $3 hash of the code, $4 now, $5 expiry. */
export const INSERT_RESET: Statement = {
  name: 'identity.insert-reset',
  text: `INSERT INTO pin_reset (mobile_number, account_id, code_hash, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5) RETURNING id`,
};

/**
 * Counts a try before it is verified, so that parallel tries can't slip past the limit; no row when none is left.
 * $1 reset, $2 now, $3 tries allowed.
 */
export const COUNT_RESET_TRY: Statement = {
  name: 'identity.count-reset-try',
  text: `UPDATE pin_reset SET tries = tries + 1
         WHERE id = $1 AND used_at IS NULL AND expires_at > $2 AND tries < $3
         RETURNING mobile_number AS "mobileNumber", account_id AS "accountId", code_hash AS "codeHash"`,
};

/** Uses a code up; no row when somebody was faster or its time is over. $1 reset, $2 now. */
export const USE_RESET: Statement = {
  name: 'identity.use-reset',
  text: `UPDATE pin_reset SET used_at = $2, code_hash = NULL
         WHERE id = $1 AND used_at IS NULL AND expires_at > $2 RETURNING id`,
};

/** Makes every other open code of an account worthless. $1 account, $2 now. */
export const CLOSE_RESETS: Statement = {
  name: 'identity.close-resets',
  text: `UPDATE pin_reset SET used_at = $2, code_hash = NULL WHERE account_id = $1 AND used_at IS NULL`,
};

/** Sets a PIN. $1 account, $2 hash, $3 now. */
export const SET_PIN: Statement = {
  name: 'identity.set-pin',
  text: 'UPDATE account SET pin_hash = $2, pin_changed_at = $3 WHERE id = $1',
};

/** Forgets the wrong tries of an account, as its number and on its devices. $1 account, $2 number. */
export const CLEAR_TRIES_OF: Statement = {
  name: 'identity.clear-tries-of',
  text: `DELETE FROM sign_in_counter WHERE subject = 'number:' || $2::text
         OR subject IN (SELECT 'device:' || id FROM device WHERE account_id = $1)`,
};

/**
 * Keeps an account's PIN from being reset until the transaction ends; no row when it was reset since it was read.
 * $1 account, $2 when it had been reset last.
 */
export const HOLD_PIN: Statement = {
  name: 'identity.hold-pin',
  text: `SELECT id FROM account
         WHERE id = $1 AND pin_changed_at IS NOT DISTINCT FROM $2::timestamptz FOR SHARE`,
};

/** Forgets the hashes of codes whose time is over. $1 now. */
export const WIPE_OLD_CODES: Statement = {
  name: 'identity.wipe-old-codes',
  text: 'UPDATE pin_reset SET code_hash = NULL WHERE expires_at <= $1 AND code_hash IS NOT NULL',
};

/** Forgets resets that no longer count towards the limit. $1 before when they were asked for. */
export const DELETE_OLD_RESETS: Statement = {
  name: 'identity.delete-old-resets',
  text: 'DELETE FROM pin_reset WHERE created_at <= $1',
};
