import { statement } from '../../../../platform/db/statement';

/** The second factor of staff, held until the transaction ends. $1 account. */
export const LOCK_TOTP = statement(
  'identity.lock-totp',
  `SELECT username, totp_secret AS "sealedSecret", totp_confirmed_at AS "confirmedAt",
           totp_last_step AS "lastStep"
         FROM account WHERE id = $1 FOR NO KEY UPDATE`,
);

/** Uses a recovery code up; gives no row when there is none, or none any more. $1 account, $2 its possible marks, $3 now. */
export const USE_RECOVERY_CODE = statement(
  'identity.use-recovery-code',
  `UPDATE recovery_code SET used_at = $3 WHERE account_id = $1 AND code_hash = ANY ($2::bytea[]) AND used_at IS NULL
         RETURNING id`,
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
