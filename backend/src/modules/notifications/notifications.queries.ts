import type { NotificationFacts } from '@wakafine/domain/notify/notifications';
import type { LanguageChoice } from '@wakafine/domain/people/languages';
import { idBefore } from '../../platform/db/keyset';
import { statement } from '../../platform/db/statement';

/** A notification as it is stored. */
export interface NotificationRow {
  readonly id: number;
  readonly facts: NotificationFacts;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

/** Somebody who is newly notified and wants to be reached by push, with the quiet hours. */
export interface NotifiedRow {
  readonly notificationId: number;
  readonly fromMin: number | null;
  readonly untilMin: number | null;
}

/** Notifies accounts of a subject, nobody twice, and gives those of them whose phones may be reached. */
function insertFor(whom: string): string {
  return `WITH notice AS (
           INSERT INTO notification (account_id, subject, facts, created_at)
           SELECT account.id, $1, $2::jsonb, $3::timestamptz FROM account WHERE ${whom}
           ON CONFLICT DO NOTHING RETURNING id, account_id
         )
         SELECT notice.id AS "notificationId", quiet_hours.from_min AS "fromMin", quiet_hours.until_min AS "untilMin"
         FROM notice
         LEFT JOIN quiet_hours ON quiet_hours.account_id = notice.account_id
         LEFT JOIN personal_settings ON personal_settings.account_id = notice.account_id
         WHERE coalesce(personal_settings.notifications, true)
           AND EXISTS (SELECT FROM push_subscription WHERE push_subscription.account_id = notice.account_id)`;
}

/** Notifies some accounts. $1 subject, $2 facts, $3 now, $4 accounts. */
export const NOTIFY_ACCOUNTS = statement(
  'notifications.notify-accounts',
  insertFor('account.id = ANY ($4::bigint[])'),
);

/** Notifies everybody whose phone can be reached. $1 subject, $2 facts, $3 now. */
export const NOTIFY_EVERYBODY = statement(
  'notifications.notify-everybody',
  insertFor('EXISTS (SELECT FROM push_subscription WHERE push_subscription.account_id = account.id)'),
);

/**
 * Writes a message to every phone of those who are notified. $1 notifications, $2 when each may ring, $3 when they lose
 * their use.
 */
export const INSERT_MESSAGES = statement(
  'notifications.insert-messages',
  `INSERT INTO push_message (subscription_id, notification_id, next_try_at, expires_at)
         SELECT push_subscription.id, notice.id, notice.may_ring_at, $3::timestamptz
         FROM unnest($1::bigint[], $2::timestamptz[]) AS notice (id, may_ring_at)
         JOIN notification ON notification.id = notice.id
         JOIN push_subscription ON push_subscription.account_id = notification.account_id
         WHERE notice.may_ring_at < $3::timestamptz ON CONFLICT DO NOTHING`,
);

/** A page of an account's notifications, newest first. $1 account, $2 id of the row before or null, $3 rows. */
export const NOTIFICATIONS_OF = statement(
  'notifications.of',
  `SELECT id, facts, created_at AS "createdAt", read_at AS "readAt" FROM notification
         WHERE account_id = $1 AND ${idBefore('id', '$2')} ORDER BY id DESC LIMIT $3`,
);

/** Number of unread notifications of an account. $1 account. */
export const COUNT_UNREAD = statement(
  'notifications.count-unread',
  'SELECT count(*)::integer AS count FROM notification WHERE account_id = $1 AND read_at IS NULL',
  { notNull: ['count'] },
);

/** Marks an account's notifications up to one as read, or that one alone. $1 account, $2 id, $3 now, $4 whether alone. */
export const MARK_READ = statement(
  'notifications.mark-read',
  `UPDATE notification SET read_at = $3
         WHERE account_id = $1 AND id <= $2 AND (id = $2 OR NOT $4::boolean) AND read_at IS NULL RETURNING id`,
);

/** Discards notifications that were written before a time. $1 time. */
export const DELETE_OLD_NOTIFICATIONS = statement(
  'notifications.delete-old',
  'DELETE FROM notification WHERE created_at < $1',
);

/** Quiet hours of an account; no row without any. $1 account. */
export const QUIET_HOURS_OF = statement(
  'notifications.quiet-hours-of',
  'SELECT from_min AS "fromMin", until_min AS "untilMin" FROM quiet_hours WHERE account_id = $1',
);

/** Stores the quiet hours. $1 account, $2 from, $3 until, minutes of the day. */
export const STORE_QUIET_HOURS = statement(
  'notifications.store-quiet-hours',
  `INSERT INTO quiet_hours (account_id, from_min, until_min) VALUES ($1, $2, $3)
         ON CONFLICT (account_id) DO UPDATE SET from_min = excluded.from_min, until_min = excluded.until_min`,
);

/** Driving of a citizen in a week. */
export interface WeekRow {
  readonly accountId: number;
  readonly journeyCount: number;
  readonly distanceM: number;
  readonly violationCount: number;
}

/**
 * Driving of those who ended a journey in a time and are not notified of it yet. $1 from, $2 until, $3 subject.
 */
export const WEEKS = statement(
  'notifications.weeks',
  `SELECT account_id AS "accountId", count(*)::integer AS "journeyCount", sum(distance_m::numeric)::float8 AS "distanceM",
           sum(violation_count)::integer AS "violationCount"
         FROM journey
         WHERE ended_at >= $1 AND ended_at < $2 AND account_id IS NOT NULL AND NOT EXISTS (
           SELECT FROM notification WHERE notification.account_id = journey.account_id AND subject = $3
         )
         GROUP BY account_id ORDER BY account_id LIMIT 1000`,
  { notNull: ['accountId', 'journeyCount', 'distanceM', 'violationCount'] },
);

/** A message whose time has come. */
export interface ClaimedMessage {
  readonly id: number;
  readonly subscriptionId: number;
  readonly notificationId: number;
  readonly attempts: number;
  readonly expiresAt: Date;
  readonly facts: NotificationFacts;
  readonly language: LanguageChoice | null;
  readonly service: 'WEB' | 'FCM';
  readonly endpoint: string;
  readonly p256dh: string | null;
  readonly auth: string | null;
}

/**
 * Leases messages whose time has come; until the end of the lease no other process gets them.
 * $1 now, $2 end of the lease, $3 how many at most.
 */
export const CLAIM_MESSAGES = statement(
  'notifications.claim',
  `WITH claimed AS (
           UPDATE push_message SET attempts = attempts + 1, next_try_at = $2
           WHERE id IN (
             SELECT id FROM push_message WHERE next_try_at <= $1 AND expires_at > $1
             ORDER BY next_try_at LIMIT $3 FOR UPDATE SKIP LOCKED
           )
           RETURNING id, subscription_id, notification_id, attempts, expires_at
         )
         SELECT claimed.id, subscription_id AS "subscriptionId", notification_id AS "notificationId", attempts,
           expires_at AS "expiresAt", notification.facts, personal_settings.language,
           push_subscription.service, push_subscription.endpoint, push_subscription.p256dh, push_subscription.auth
         FROM claimed
         JOIN notification ON notification.id = notification_id
         JOIN push_subscription ON push_subscription.id = subscription_id
         LEFT JOIN personal_settings ON personal_settings.account_id = notification.account_id`,
);

/** Deletes a message that was sent. $1 message. */
export const DELETE_MESSAGE = statement(
  'notifications.delete-message',
  'DELETE FROM push_message WHERE id = $1',
);

/** Gives up messages that have lost their use. $1 now. */
export const DELETE_EXPIRED_MESSAGES = statement(
  'notifications.delete-expired-messages',
  'DELETE FROM push_message WHERE expires_at <= $1',
);

/** Removes where a phone was reached, with all that waits for it. $1 subscription. */
export const DELETE_SUBSCRIPTION = statement(
  'notifications.delete-subscription',
  'DELETE FROM push_subscription WHERE id = $1',
);

/** Deletes other subscriptions of an address, with their queued messages. $1 account, $2 endpoint. */
export const DROP_FORMER_OWNER = statement(
  'notifications.drop-former-owner',
  'DELETE FROM push_subscription WHERE endpoint = $2 AND account_id <> $1',
);

/**
 * Stores the push address of a phone, for the account that last allowed it there. $1 account, $2 session, $3
 * service,
 * $4 endpoint, $5 public key, $6 secret, $7 now.
 */
export const STORE_SUBSCRIPTION = statement(
  'notifications.store-subscription',
  `INSERT INTO push_subscription (account_id, session_id, service, endpoint, p256dh, auth, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (endpoint) DO UPDATE SET account_id = excluded.account_id, session_id = excluded.session_id,
           p256dh = excluded.p256dh, auth = excluded.auth`,
);

/** Of an account's subscriptions, removes all but the newest. $1 account, $2 how many stay. */
export const DROP_OLDEST_SUBSCRIPTIONS = statement(
  'notifications.drop-oldest-subscriptions',
  `DELETE FROM push_subscription WHERE id IN (
           SELECT id FROM push_subscription WHERE account_id = $1 ORDER BY id DESC OFFSET $2
         )`,
);

/** Those of some accounts who want to be notified of every look at their data. $1 accounts. */
export const WANTING_LOOK_NOTICES = statement(
  'notifications.wanting-look-notices',
  `SELECT account_id AS "accountId" FROM personal_settings WHERE look_notices AND account_id = ANY ($1::bigint[])`,
);
