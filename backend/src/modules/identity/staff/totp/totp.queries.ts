import { statement } from '../../../../platform/db/statement';

/** The second factor of staff, held until the transaction ends. $1 account. */
export const LOCK_TOTP = statement(
  'identity.lock-totp',
  `SELECT username, totp_secret AS "sealedSecret", totp_confirmed_at AS "confirmedAt",
           totp_last_step AS "lastStep"
         FROM account WHERE id = $1 FOR NO KEY UPDATE`,
);

/** Keeps a secret that is not confirmed yet. $1 account, $2 sealed secret. */
export const SAVE_TOTP_SECRET = statement(
  'identity.save-totp-secret',
  `UPDATE account SET totp_secret = $2, totp_confirmed_at = NULL, totp_last_step = NULL WHERE id = $1`,
);

/** From now on the second factor is asked for. $1 account, $2 now, $3 step of the code that confirmed it. */
export const CONFIRM_TOTP = statement(
  'identity.confirm-totp',
  'UPDATE account SET totp_confirmed_at = $2, totp_last_step = $3 WHERE id = $1',
);

/** No code of this time step or an earlier one is taken again. $1 account, $2 step, $3 sealed secret. */
export const SAVE_TOTP_STEP = statement(
  'identity.save-totp-step',
  'UPDATE account SET totp_last_step = $2, totp_secret = $3 WHERE id = $1',
);

/** Takes the second factor away. $1 account. */
export const CLEAR_TOTP = statement(
  'identity.clear-totp',
  'UPDATE account SET totp_secret = NULL, totp_confirmed_at = NULL, totp_last_step = NULL WHERE id = $1',
);

/** Keeps one recovery code. $1 account, $2 its mark. */
export const INSERT_RECOVERY_CODE = statement(
  'identity.insert-recovery-code',
  'INSERT INTO recovery_code (account_id, code_hash) VALUES ($1, $2)',
);

/** Uses a recovery code up; gives no row when there is none, or none any more. $1 account, $2 its possible marks, $3 now. */
export const USE_RECOVERY_CODE = statement(
  'identity.use-recovery-code',
  `UPDATE recovery_code SET used_at = $3 WHERE account_id = $1 AND code_hash = ANY ($2::bytea[]) AND used_at IS NULL
         RETURNING id`,
);

/** Forgets all recovery codes of an account. $1 account. */
export const DELETE_RECOVERY_CODES = statement(
  'identity.delete-recovery-codes',
  'DELETE FROM recovery_code WHERE account_id = $1',
);

/** Since when a second factor is waited for; null while one is active or the first sign-in is to come. $1 account. */
export const TOTP_GRACE_FROM = statement(
  'identity.totp-grace-from',
  `SELECT totp_grace_from AS "graceFrom" FROM account WHERE id = $1 AND totp_confirmed_at IS NULL`,
);

/** Begins the time in which staff set up a second factor, unless it has begun before. $1 account, $2 now. */
export const BEGIN_TOTP_GRACE = statement(
  'identity.begin-totp-grace',
  'UPDATE account SET totp_grace_from = coalesce(totp_grace_from, $2) WHERE id = $1',
);
