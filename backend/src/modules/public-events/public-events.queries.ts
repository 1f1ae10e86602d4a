import { statement } from '../../platform/db/statement';

const LOG = `last_id AS "lastId", deleted_through AS "deletedThrough", logged_hour AS "loggedHour", totals_hour AS "totalsHour",
  limits_version AS "limitsVersion"`;

/** State of the log. */
export const EVENT_LOG = statement('public-events.log', `SELECT ${LOG} FROM public_event_log`);

/** The same, locked for a writer; nothing while somebody else writes. */
export const LOCK_EVENT_LOG = statement(
  'public-events.lock-log',
  `SELECT ${LOG} FROM public_event_log FOR UPDATE SKIP LOCKED`,
);

/** Notes how far the log is. $1 hour, $2 hour of the totals, $3 version of the limits. */
export const STORE_EVENT_LOG = statement(
  'public-events.store-log',
  'UPDATE public_event_log SET logged_hour = $1, totals_hour = $2, limits_version = $3',
);

/**
 * Adds events in their order, with the next numbers. Only for who holds the log. $1 kinds, $2 subjects, $3 times, $4 data as JSON,
 * $5 now.
 */
export const APPEND_EVENTS = statement(
  'public-events.append',
  `WITH numbered AS (
     UPDATE public_event_log SET last_id = last_id + cardinality($1::text[]) RETURNING last_id - cardinality($1::text[]) AS before
   )
   INSERT INTO public_event (id, kind, subject, occurred_at, data, logged_at)
   SELECT numbered.before + place, kind, subject, occurred_at, data::json, $5::timestamptz
   FROM numbered, unnest($1::text[], $2::text[], $3::timestamptz[], $4::text[])
     WITH ORDINALITY AS event (kind, subject, occurred_at, data, place)`,
);

/** Violations whose public row may have changed, by their hour and public id. $1 before which hour, $2 at most. */
export const DUE_VIOLATIONS = statement(
  'public-events.due-violations',
  `SELECT violation_id AS "violationId", max(public_id) AS "publicId", min(hour) AS hour, bool_or(was_listed) AS "wasListed",
     array_agg(id) AS "dueIds"
   FROM public_event_due WHERE hour < $1 GROUP BY violation_id ORDER BY min(hour), max(public_id) LIMIT $2`,
  { notNull: ['publicId', 'hour', 'wasListed', 'dueIds'] },
);

/** Deletes what was looked at. $1 ids. */
export const DELETE_DUE_VIOLATIONS = statement(
  'public-events.delete-due',
  'DELETE FROM public_event_due WHERE id = ANY ($1::bigint[])',
);

/** The newest event of each subject. $1 subjects. */
export const LAST_EVENTS_OF = statement(
  'public-events.last-of',
  `SELECT asked.subject, last.kind, last.data FROM unnest($1::text[]) AS asked (subject)
   CROSS JOIN LATERAL (
     SELECT kind, data FROM public_event WHERE public_event.subject = asked.subject ORDER BY id DESC LIMIT 1
   ) last`,
  { notNull: ['subject'] },
);

const isMissing = (kind: string): string =>
  `NOT EXISTS (SELECT FROM public_event WHERE subject = 'alert ' || alert.id AND kind = '${kind}')`;

/**
 * Alerts to everybody or to an area of which the log does not say yet that they were sent or revoked, oldest first. $1 since when: what is older was
 * in the log, and was deleted.
 */
export const UNLOGGED_ALERTS = statement(
  'public-events.unlogged-alerts',
  `SELECT id, created_at >= $1 AND ${isMissing('ALERT_BROADCAST')} AS "isSent",
     coalesce(revoked_at >= $1, false) AND ${isMissing('ALERT_REVOKED')} AS "isRevoked"
   FROM alert_broadcast alert WHERE audience <> 'AGENCY' AND (
     (created_at >= $1 AND ${isMissing('ALERT_BROADCAST')}) OR (revoked_at >= $1 AND ${isMissing('ALERT_REVOKED')}))
   ORDER BY created_at, id LIMIT 100`,
  { notNull: ['isSent', 'isRevoked'] },
);

/** Events behind a place, in their order. $1 after which, $2 up to which, $3 kinds, $4 at most. */
export const EVENTS_BEHIND = statement(
  'public-events.behind',
  `SELECT id, kind, occurred_at AS "occurredAt", data FROM public_event
   WHERE id > $1 AND id <= $2 AND kind = ANY ($3::text[]) ORDER BY id LIMIT $4`,
);

/** Deletes the oldest events. Only for who holds the log. $1 logged before, $2 at most. */
export const DELETE_OLD_PUBLIC_EVENTS = statement(
  'public-events.delete-old',
  `WITH old AS (
     DELETE FROM public_event WHERE id IN (
       SELECT id FROM public_event WHERE id <= (
         SELECT max(id) FROM (SELECT id FROM public_event WHERE logged_at < $1 ORDER BY logged_at LIMIT $2) known
       )
     ) RETURNING id
   )
   UPDATE public_event_log SET deleted_through = greatest(deleted_through, gone.last)
   FROM (SELECT max(id) AS last, count(*) AS count FROM old) gone WHERE gone.last IS NOT NULL RETURNING gone.count`,
  { notNull: ['count'] },
);
