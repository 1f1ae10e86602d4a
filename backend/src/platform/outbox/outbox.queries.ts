import { statement } from '../db/statement';

const IS_WAITING = 'sent_at IS NULL AND dropped_at IS NULL';

/**
 * Writes a message to be sent, or, without a recipient, a row that costs the same and is never sent.
 * $1 recipient, $2 text, $3 now, $4 when it loses its use.
 */
export const INSERT_SMS = statement(
  'sms.insert',
  `INSERT INTO sms_message (recipient, text, created_at, expires_at, next_try_at, dropped_at)
         SELECT $1::text, CASE WHEN $1::text IS NOT NULL THEN $2::text END, $3::timestamptz, $4::timestamptz,
           $3::timestamptz, CASE WHEN $1::text IS NULL THEN $3::timestamptz END`,
);

/** Gives up messages that have lost their use, and discards what they said. $1 now. */
export const DROP_EXPIRED_SMS = statement(
  'sms.drop-expired',
  `UPDATE sms_message SET dropped_at = $1, text = NULL WHERE ${IS_WAITING} AND expires_at <= $1
         RETURNING id`,
);

/**
 * Leases messages whose time has come; until the end of the lease no other process gets them.
 * $1 now, $2 end of the lease, $3 how many at most.
 */
export const CLAIM_SMS = statement(
  'sms.claim',
  `UPDATE sms_message SET attempts = attempts + 1, next_try_at = $2
         WHERE id IN (
           SELECT id FROM sms_message WHERE ${IS_WAITING} AND next_try_at <= $1 AND expires_at > $1
           ORDER BY next_try_at LIMIT $3 FOR UPDATE SKIP LOCKED
         )
         RETURNING id, recipient AS "to", text, created_at AS at, attempts`,
  { notNull: ['to', 'text'] },
);

/** Marks a message as sent, even if its time ran out meanwhile, and discards what it said. $1 message, $2 now. */
export const MARK_SMS_SENT = statement(
  'sms.mark-sent',
  `UPDATE sms_message SET sent_at = $2, dropped_at = NULL, text = NULL
         WHERE id = $1 AND sent_at IS NULL RETURNING id`,
);

/** Sets the time of the next try, unless somebody else has tried since. $1 message, $2 which try failed, $3 time. */
export const POSTPONE_SMS = statement(
  'sms.postpone',
  `UPDATE sms_message SET next_try_at = $3 WHERE id = $1 AND attempts = $2 AND ${IS_WAITING}`,
);

/** Deletes messages that were sent or dropped long ago. $1 before when they were written. */
export const DELETE_OLD_SMS = statement(
  'sms.delete-old',
  `DELETE FROM sms_message WHERE created_at <= $1 AND NOT (${IS_WAITING})`,
);
