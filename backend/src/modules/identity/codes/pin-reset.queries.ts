import { statement } from '../../../platform/db/statement';

/** Lets only one request or use of a code at a time go on for a subject, until the transaction ends. $1 subject. */
export const LOCK_CODES = statement(
  'identity.lock-codes',
  `SELECT pg_advisory_xact_lock(hashtextextended('one-time-code:' || $1::text, 0))`,
);

/** Times when codes were requested for a subject, newest first. $1 subject, $2 since, $3 how many at most. */
export const RECENT_REQUESTS = statement(
  'identity.recent-code-requests',
  `SELECT created_at AS "createdAt", is_message_sent AS "isMessageSent" FROM pin_reset
         WHERE subject = $1 AND created_at > $2 ORDER BY created_at DESC LIMIT $3`,
);

/** Stores a request for a code. $1 subject, $2 account or null, $3 whether a message was sent, $4 now. */
export const INSERT_REQUEST = statement(
  'identity.insert-code-request',
  `INSERT INTO pin_reset (subject, account_id, is_message_sent, created_at) VALUES ($1, $2, $3, $4)
         RETURNING id`,
);

/** The request with an id. $1 id, $2 since when it may have been made. */
export const FIND_REQUEST = statement(
  'identity.find-code-request',
  `SELECT subject, account_id AS "accountId" FROM pin_reset WHERE id = $1 AND created_at > $2`,
);

/** Makes a code the live one of a subject. $1 subject, $2 number, $3 account or null, $4 hash, $5 hash of the link or null, $6 expiry. */
export const SAVE_CODE = statement(
  'identity.save-code',
  `INSERT INTO one_time_code (subject, mobile_number, account_id, code_hash, link_hash, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (subject) DO UPDATE SET mobile_number = excluded.mobile_number,
           account_id = excluded.account_id, code_hash = excluded.code_hash, link_hash = excluded.link_hash,
           tries = 0, expires_at = excluded.expires_at`,
);

/**
 * Counts a try of a subject's live code before it is verified, so that parallel tries can't exceed the limit; no row when
 * none is left. $1 subject, $2 now, $3 tries allowed.
 */
export const COUNT_CODE_TRY = statement(
  'identity.count-code-try',
  `UPDATE one_time_code SET tries = tries + 1 WHERE subject = $1 AND expires_at > $2 AND tries < $3
         RETURNING subject, mobile_number AS "mobileNumber", account_id AS "accountId", code_hash AS "codeHash"`,
);

/** The live code whose message held a link. $1 hash of the link's token, $2 now. */
export const FIND_LINK = statement(
  'identity.find-code-link',
  `SELECT subject, mobile_number AS "mobileNumber", account_id AS "accountId", code_hash AS "codeHash"
         FROM one_time_code WHERE link_hash = $1 AND expires_at > $2`,
);

/** Uses a live code; no row when it was used or replaced meanwhile, or has expired. $1 subject, $2 hash, $3 now. */
export const USE_CODE = statement(
  'identity.use-code',
  'DELETE FROM one_time_code WHERE subject = $1 AND code_hash = $2 AND expires_at > $3 RETURNING subject',
);

/** Marks the number of an account as proven, unless it is. $1 account, $2 now. */
export const PROVE_NUMBER = statement(
  'identity.prove-number',
  'UPDATE account SET number_proven_at = coalesce(number_proven_at, $2) WHERE id = $1',
);

/** Deletes the failed tries of an account, of its number and of its devices. $1 account, $2 number. */
export const CLEAR_TRIES_OF = statement(
  'identity.clear-tries-of',
  `WITH counted AS (
           SELECT 'number:' || $2::text AS key UNION ALL
           SELECT 'device:' || id FROM device WHERE account_id = $1
         ), allowances AS (
           DELETE FROM allowance_use WHERE subject IN (SELECT 'pin:' || key FROM counted)
         )
         DELETE FROM sign_in_counter WHERE subject IN (SELECT key FROM counted)`,
);

/** Deletes what codes and requests were counted for, of an account that is erased. $1 account, $2 number. */
export const CLEAR_CODES_OF = statement(
  'identity.clear-codes-of',
  `WITH counted AS (SELECT unnest(ARRAY['number:' || $2::text, 'known:' || $1::bigint]) AS key),
         requests AS (DELETE FROM pin_reset WHERE subject IN (SELECT key FROM counted)),
         codes AS (DELETE FROM one_time_code WHERE subject IN (SELECT key FROM counted))
         DELETE FROM allowance_use WHERE subject IN (
           SELECT kind || key FROM counted, unnest(ARRAY['sms:', 'wrong-codes:']) AS kind
         )`,
);

/**
 * Locks an account's PIN against a reset until the transaction ends; no row when it was reset since it was read.
 * $1 account, $2 when it had been reset last.
 */
export const LOCK_PIN = statement(
  'identity.hold-pin',
  `SELECT id FROM account
         WHERE id = $1 AND pin_changed_at IS NOT DISTINCT FROM $2::timestamptz FOR SHARE`,
);

/** Deletes codes that have expired. $1 now. */
export const DELETE_EXPIRED_CODES = statement(
  'identity.delete-expired-codes',
  'DELETE FROM one_time_code WHERE expires_at <= $1',
);

/** Deletes requests that no longer count towards the limit. $1 before when they were made. */
export const DELETE_OLD_REQUESTS = statement(
  'identity.delete-old-code-requests',
  'DELETE FROM pin_reset WHERE created_at <= $1',
);
