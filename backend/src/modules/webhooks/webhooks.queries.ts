import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import type { DeliveryFault, DeliveryStatus, WebhookOffReason } from '@wakafine/domain/events/webhooks';
import { statement } from '../../platform/db/statement';

/** A webhook as its owner sees it. */
export interface WebhookRow {
  readonly id: number;
  readonly url: string;
  /** Names of PUBLIC_EVENT_KINDS. */
  readonly kinds: readonly string[];
  readonly createdAt: Date;
  readonly failingSince: Date | null;
  readonly offAt: Date | null;
  readonly offReason: WebhookOffReason | null;
  /** The former secret signs too until then. */
  readonly formerUntil: Date | null;
}

const COLUMNS = `id, url, kinds, created_at AS "createdAt", failing_since AS "failingSince", off_at AS "offAt",
  off_reason AS "offReason", former_until AS "formerUntil"`;

/** The webhooks of an account, oldest first. $1 account. */
export const WEBHOOKS_OF = statement(
  'webhooks.of',
  `SELECT ${COLUMNS} FROM webhook_endpoint WHERE account_id = $1 ORDER BY id`,
);

/** Holds an account while its webhooks are counted. $1 account. */
export const LOCK_WEBHOOK_OWNER = statement(
  'webhooks.lock-owner',
  'SELECT id FROM account WHERE id = $1 FOR NO KEY UPDATE',
);

/** Stores a webhook that begins with what is logged from now on. $1 account, $2 address, $3 host, $4 kinds, $5 secret, $6 now. */
export const INSERT_WEBHOOK = statement(
  'webhooks.insert',
  `INSERT INTO webhook_endpoint (account_id, url, host, kinds, sealed_secret, created_at, after_id)
   SELECT $1, $2, $3, $4, $5, $6, last_id FROM public_event_log RETURNING ${COLUMNS}`,
);

/**
 * Changes a webhook of an account; what is null stays. Switched on again, it goes on where it stopped. $1 account, $2 webhook, $3 address,
 * $4 host, $5 kinds, $6 whether it is on, $7 now.
 */
export const CHANGE_WEBHOOK = statement(
  'webhooks.change',
  `UPDATE webhook_endpoint SET url = coalesce($3, url), host = coalesce($4, host), kinds = coalesce($5::text[], kinds),
     off_at = CASE WHEN $6::boolean THEN NULL WHEN NOT $6 THEN coalesce(off_at, $7::timestamptz) ELSE off_at END,
     off_reason = CASE WHEN $6 THEN NULL WHEN NOT $6 THEN coalesce(off_reason, 'OWNER') ELSE off_reason END,
     failures = CASE WHEN $6 OR $3 IS NOT NULL THEN 0 ELSE failures END,
     failing_since = CASE WHEN $6 OR $3 IS NOT NULL THEN NULL ELSE failing_since END,
     rests_until = CASE WHEN $6 OR $3 IS NOT NULL THEN NULL ELSE rests_until END
   WHERE account_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
);

/** Replaces the secret of a webhook; the former one signs beside it. $1 account, $2 webhook, $3 secret, $4 until when. */
export const REPLACE_WEBHOOK_SECRET = statement(
  'webhooks.replace-secret',
  `UPDATE webhook_endpoint SET former_secret = sealed_secret, former_until = $4, sealed_secret = $3
   WHERE account_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
);

/** Deletes a webhook of an account with its deliveries. $1 account, $2 webhook. */
export const DELETE_WEBHOOK = statement(
  'webhooks.delete',
  'DELETE FROM webhook_endpoint WHERE account_id = $1 AND id = $2 RETURNING id',
);

/** A webhook of an account that is held while deliveries are queued for it. $1 account, $2 webhook. */
export const LOCK_WEBHOOK = statement(
  'webhooks.lock',
  `SELECT id, kinds, off_at AS "offAt",
     (SELECT count(*) FROM webhook_delivery WHERE endpoint_id = webhook_endpoint.id AND status = 'WAITING') AS waiting
   FROM webhook_endpoint WHERE account_id = $1 AND id = $2 FOR UPDATE`,
  { notNull: ['waiting'] },
);

/** Queues a test. $1 webhook, $2 id of the message, $3 now. */
export const INSERT_TEST_DELIVERY = statement(
  'webhooks.insert-test',
  `INSERT INTO webhook_delivery (endpoint_id, message_id, status, next_at, created_at) VALUES ($1, $2, 'WAITING', $3, $3)`,
);

/**
 * Queues the events of a range again, under the ids that they had. $1 webhook, $2 after which, $3 up to which, $4 kinds, $5 now, $6 at
 * most.
 */
export const REPLAY_EVENTS = statement(
  'webhooks.replay-events',
  `INSERT INTO webhook_delivery (endpoint_id, event_id, message_id, status, next_at, created_at)
   SELECT $1, id, id::text, 'WAITING', $5, $5 FROM public_event
   WHERE id > $2 AND id <= $3 AND kind = ANY ($4::text[]) ORDER BY public_event.id LIMIT $6
   ON CONFLICT (endpoint_id, message_id) DO UPDATE SET status = 'WAITING', tries = 0, next_at = $5, created_at = $5
   RETURNING id`,
);

/** Queues a delivery of an account again, under the id of its message. $1 account, $2 delivery, $3 now. */
export const REPLAY_DELIVERY = statement(
  'webhooks.replay-delivery',
  `UPDATE webhook_delivery SET status = 'WAITING', tries = 0, next_at = $3
   FROM webhook_endpoint WHERE webhook_endpoint.id = endpoint_id AND account_id = $1 AND webhook_delivery.id = $2
   RETURNING message_id AS "messageId"`,
);

/** A delivery as its owner sees it. */
export interface DeliveryRow {
  readonly id: number;
  readonly endpointId: number;
  readonly eventId: number | null;
  /** Null for a test, and once the event is no longer stored. */
  readonly kind: PublicEventKind | null;
  readonly messageId: string;
  readonly status: DeliveryStatus;
  readonly tries: number;
  readonly nextAt: Date | null;
  readonly triedAt: Date | null;
  readonly answerStatus: number | null;
  readonly tookMs: number | null;
  readonly excerpt: string | null;
  readonly fault: DeliveryFault | null;
  readonly createdAt: Date;
}

/** The deliveries of some webhooks, newest first. $1 webhooks, $2 at most of each. */
export const DELIVERIES_OF = statement(
  'webhooks.deliveries-of',
  `SELECT delivery.id, delivery.endpoint_id AS "endpointId", delivery.event_id AS "eventId", event.kind,
     delivery.message_id AS "messageId", delivery.status, delivery.tries, delivery.next_at AS "nextAt",
     delivery.tried_at AS "triedAt", delivery.answer_status AS "answerStatus", delivery.took_ms AS "tookMs", delivery.excerpt,
     delivery.fault, delivery.created_at AS "createdAt"
   FROM unnest($1::bigint[]) AS asked (id)
   CROSS JOIN LATERAL (
     SELECT * FROM webhook_delivery WHERE endpoint_id = asked.id ORDER BY webhook_delivery.id DESC LIMIT $2
   ) delivery
   LEFT JOIN public_event event ON event.id = delivery.event_id
   ORDER BY delivery.id DESC`,
);

/** Deletes deliveries that stand in the log long enough. $1 created before. */
export const DELETE_OLD_DELIVERIES = statement(
  'webhooks.delete-old-deliveries',
  `DELETE FROM webhook_delivery WHERE created_at < $1 AND status <> 'WAITING'`,
);

/** The mail address of an account that gave one. $1 account. */
export const MAIL_ADDRESS_OF = statement(
  'webhooks.mail-address-of',
  'SELECT email FROM account WHERE id = $1 AND email IS NOT NULL',
  { notNull: ['email'] },
);
