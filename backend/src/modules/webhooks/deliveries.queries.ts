import { statement } from '../../platform/db/statement';

/** A webhook that this process delivers to. */
export interface LeasedWebhook {
  readonly id: number;
  readonly accountId: number;
  readonly url: string;
  readonly host: string;
  readonly sealedSecret: string;
  readonly formerSecret: string | null;
  readonly formerUntil: Date | null;
  readonly failures: number;
}

/**
 * Leases webhooks that are due, those first that have waited longest: at most so many, and of one host or account at most so many at a time, whichever
 * process delivers to it. $1 now, $2 until when, $3 at most, $4 at most of a host, $5 deliveries that may wait, $6 whether demo
 * accounts count, $7 at most of an account.
 */
export const LEASE_WEBHOOKS = statement(
  'webhooks.lease',
  `UPDATE webhook_endpoint SET leased_until = $2, served_at = $1
   WHERE id IN (
     SELECT id FROM (
       SELECT endpoint.id, endpoint.served_at,
         row_number() OVER (PARTITION BY endpoint.host ORDER BY endpoint.served_at NULLS FIRST, endpoint.id)
           + (SELECT count(*) FROM webhook_endpoint busy WHERE busy.host = endpoint.host AND busy.leased_until > $1) AS place,
         row_number() OVER (PARTITION BY endpoint.account_id ORDER BY endpoint.served_at NULLS FIRST, endpoint.id)
           + (SELECT count(*) FROM webhook_endpoint busy
              WHERE busy.account_id = endpoint.account_id AND busy.leased_until > $1) AS account_place
       FROM webhook_endpoint endpoint JOIN account ON account.id = endpoint.account_id
       WHERE endpoint.off_at IS NULL AND coalesce(endpoint.leased_until, '-infinity') <= $1
         AND coalesce(endpoint.rests_until, '-infinity') <= $1
         AND NOT account.is_suspended AND ($6 OR NOT account.is_demo)
         AND (EXISTS (SELECT FROM webhook_delivery WHERE endpoint_id = endpoint.id AND status = 'WAITING' AND next_at <= $1)
           OR (endpoint.after_id < (SELECT last_id FROM public_event_log) AND (
             SELECT count(*) FROM (
               SELECT FROM webhook_delivery WHERE endpoint_id = endpoint.id AND status = 'WAITING' LIMIT $5
             ) waiting) < $5))
     ) due WHERE place <= $4 AND account_place <= $7 ORDER BY served_at NULLS FIRST, id LIMIT $3
   ) AND coalesce(leased_until, '-infinity') <= $1
   RETURNING id, account_id AS "accountId", url, host, sealed_secret AS "sealedSecret", former_secret AS "formerSecret",
     former_until AS "formerUntil", failures`,
);

/** Ends a lease. $1 webhook, $2 until when it was leased. */
export const RELEASE_WEBHOOK = statement(
  'webhooks.release',
  'UPDATE webhook_endpoint SET leased_until = NULL WHERE id = $1 AND leased_until = $2',
);

/**
 * Queues the next events of its kinds for a webhook, as long as few enough wait, and notes how far it has looked. $1 webhook, $2 now, $3
 * deliveries that may wait, $4 events that are looked at.
 */
export const QUEUE_DELIVERIES = statement(
  'webhooks.queue',
  `WITH room AS (
     SELECT id, kinds, after_id, $3 - (SELECT count(*) FROM webhook_delivery WHERE endpoint_id = $1 AND status = 'WAITING') AS free
     FROM webhook_endpoint WHERE id = $1 FOR UPDATE
   ), ahead AS (
     SELECT event.id, event.kind = ANY (room.kinds) AS is_wanted,
       count(*) FILTER (WHERE event.kind = ANY (room.kinds)) OVER (ORDER BY event.id) AS wanted
     FROM room, LATERAL (
       SELECT id, kind FROM public_event WHERE id > room.after_id AND room.free > 0 ORDER BY id LIMIT $4
     ) event
   ), taken AS (
     SELECT ahead.id, ahead.is_wanted FROM ahead, room WHERE ahead.wanted <= room.free
   ), queued AS (
     INSERT INTO webhook_delivery (endpoint_id, event_id, message_id, status, next_at, created_at)
     SELECT $1, id, id::text, 'WAITING', $2, $2 FROM taken WHERE is_wanted ON CONFLICT (endpoint_id, message_id) DO NOTHING
   )
   UPDATE webhook_endpoint SET after_id = coalesce((SELECT max(id) FROM taken), after_id) WHERE id = $1`,
);

/** The next deliveries of a webhook that are due, oldest first. $1 webhook, $2 now, $3 at most. */
export const DUE_DELIVERIES = statement(
  'webhooks.due',
  `SELECT delivery.id, delivery.event_id AS "eventId", delivery.message_id AS "messageId", delivery.tries,
     delivery.created_at AS "createdAt", event.kind, event.occurred_at AS "occurredAt", event.data
   FROM webhook_delivery delivery LEFT JOIN public_event event ON event.id = delivery.event_id
   WHERE delivery.endpoint_id = $1 AND delivery.status = 'WAITING' AND delivery.next_at <= $2
   ORDER BY delivery.next_at, delivery.id LIMIT $3`,
);

/**
 * Notes what became of a try. $1 delivery, $2 state, $3 next try, $4 now, $5 status of the answer, $6 ms, $7 its beginning, $8 fault, $9
 * tries.
 */
export const STORE_TRY = statement(
  'webhooks.store-try',
  `UPDATE webhook_delivery SET status = $2, next_at = $3, tried_at = $4, answer_status = $5, took_ms = $6, excerpt = $7,
     fault = $8, tries = $9 WHERE id = $1`,
);

/** Notes that a webhook works again: its queued deliveries may come now. $1 webhook, $2 now. */
export const NOTE_SUCCESS = statement(
  'webhooks.note-success',
  `WITH working AS (
     UPDATE webhook_endpoint SET failures = 0, failing_since = NULL, rests_until = NULL WHERE id = $1 AND failures > 0 RETURNING id
   )
   UPDATE webhook_delivery SET next_at = $2 FROM working
   WHERE endpoint_id = working.id AND status = 'WAITING' AND next_at > $2`,
);

/**
 * Notes that a webhook has failed: it rests, and is switched off where it answered that it is gone, or has failed since a time. $1 webhook, $2 now,
 * $3 until when it rests, $4 since when it may have failed, $5 whether it is gone.
 */
export const NOTE_FAILURE = statement(
  'webhooks.note-failure',
  `UPDATE webhook_endpoint SET failures = failures + 1, failing_since = coalesce(failing_since, $2), rests_until = $3,
     off_at = CASE WHEN $5 OR failing_since <= $4 THEN coalesce(off_at, $2) ELSE off_at END,
     off_reason = CASE WHEN off_at IS NOT NULL THEN off_reason WHEN $5 THEN 'GONE' WHEN failing_since <= $4 THEN 'FAILURES' END
   WHERE id = $1 RETURNING off_at = $2 AS "isSwitchedOff"`,
);
