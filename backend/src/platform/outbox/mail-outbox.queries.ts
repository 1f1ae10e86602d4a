import { statement } from '../db/statement';

const IS_WAITING = 'sent_at IS NULL AND dropped_at IS NULL';

/** Writes a mail to be sent. $1 recipient, $2 subject, $3 text, $4 now, $5 when it loses its use. */
export const INSERT_MAIL = statement(
  'mail.insert',
  `INSERT INTO mail_message (recipient, subject, text, created_at, expires_at, next_try_at)
         VALUES ($1, $2, $3, $4, $5, $4)`,
);

/** Gives up mails that have lost their use, and discards their words. $1 now. */
export const DROP_EXPIRED_MAIL = statement(
  'mail.drop-expired',
  `UPDATE mail_message SET dropped_at = $1, text = NULL WHERE ${IS_WAITING} AND expires_at <= $1 RETURNING id`,
);

/** Leases mails whose time has come; until the end of the lease no other process gets them. $1 now, $2 end of the lease, $3 at most. */
export const CLAIM_MAIL = statement(
  'mail.claim',
  `UPDATE mail_message SET attempts = attempts + 1, next_try_at = $2
         WHERE id IN (
           SELECT id FROM mail_message WHERE ${IS_WAITING} AND next_try_at <= $1 AND expires_at > $1
           ORDER BY next_try_at LIMIT $3 FOR UPDATE SKIP LOCKED
         )
         RETURNING id, recipient AS "to", subject, text, created_at AS at, attempts`,
  { notNull: ['text'] },
);

/** Marks a mail as sent, even if its time ran out meanwhile, and discards its words. $1 mail, $2 now. */
export const MARK_MAIL_SENT = statement(
  'mail.mark-sent',
  `UPDATE mail_message SET sent_at = $2, dropped_at = NULL, text = NULL WHERE id = $1 AND sent_at IS NULL`,
);

/** Sets the time of the next try, unless somebody else has tried since. $1 mail, $2 which try failed, $3 time. */
export const POSTPONE_MAIL = statement(
  'mail.postpone',
  `UPDATE mail_message SET next_try_at = $3 WHERE id = $1 AND attempts = $2 AND ${IS_WAITING}`,
);

/** Deletes mails that were sent or dropped long ago. $1 before when they were written. */
export const DELETE_OLD_MAIL = statement(
  'mail.delete-old',
  `DELETE FROM mail_message WHERE created_at <= $1 AND NOT (${IS_WAITING})`,
);
