import { DISCLOSURE } from '@wakafine/domain/opendata/disclosure';
import { statement } from '../../../platform/db/statement';

/** Lets one process count at a time, until its transaction ends; false when another one does. */
export const LOCK_STRETCHES = statement(
  'stretches.lock',
  'SELECT pg_try_advisory_xact_lock(7399201) AS "isLocked"',
  { notNull: ['isLocked'] },
);

/** Whether a month has been counted. $1 month. */
export const COUNTED_MONTH = statement(
  'stretches.counted-month',
  'SELECT month FROM dangerous_stretch_month WHERE month = $1',
);

/** Way and events on each side of each segment. $1 from, $2 until. */
export const SEGMENT_SIDES = statement(
  'stretches.segment-sides',
  `SELECT segment, direction, sum(judged_m)::float8 AS "distanceM", sum(events)::integer AS violations
         FROM segment_figure WHERE hour >= $1 AND hour < $2 GROUP BY segment, direction ORDER BY segment, direction`,
  { notNull: ['distanceM', 'violations'] },
);

/** Journeys that count, as in open data: not imported, proven in time, with a yes to recording, and neither refusing nor to be erased. */
const MAY_COUNT = `journey.is_demo = $5 AND NOT journey.is_imported
             AND (account.number_proven_at < $3 OR account.is_demo) AND account.deletion_requested_at IS NULL
             AND consent_covers(account.id, 'RECORDING', $4, $4)
             AND NOT EXISTS (SELECT FROM open_data_refusal refusal WHERE refusal.account_id = account.id)`;

/**
 * Persons, vehicles, way and events behind some sides of segments. A bus with ten passengers is one vehicle. $1 from, $2 until, $3 numbers
 * proven before, $4 now, $5 whether sample data, $6 segments, $7 directions.
 */
export const FACTS_OF_SIDES = statement(
  'stretches.facts-of-sides',
  `WITH side AS (SELECT * FROM unnest($6::text[], $7::text[]) AS side (segment, direction)), part AS (
           SELECT segment, share.direction, account.id AS person, journey.vehicle_id AS vehicle,
             share.judged_m * share.share_permille / 1000.0 AS metres, 0 AS events
           FROM side JOIN segment_share share USING (segment) JOIN journey ON journey.id = share.journey_id
           JOIN account ON account.id = journey.account_id
           WHERE share.direction = side.direction AND share.hour >= $1 AND share.hour < $2 AND ${MAY_COUNT}
           UNION ALL
           SELECT segment, event.direction, account.id, NULL, 0, 1
           FROM side JOIN segment_event event USING (segment) JOIN journey ON journey.id = event.journey_id
           JOIN account ON account.id = journey.account_id
           WHERE event.direction = side.direction AND event.hour >= $1 AND event.hour < $2 AND event.is_counted
             AND ${MAY_COUNT}
         ), own AS (
           SELECT segment, direction, person, sum(metres) AS metres, sum(events) AS events
           FROM part GROUP BY segment, direction, person
         ), ordered AS (
           SELECT *, row_number() OVER (PARTITION BY segment, direction ORDER BY metres DESC, person) AS by_way,
             row_number() OVER (PARTITION BY segment, direction ORDER BY events DESC, person) AS by_events
           FROM own
         ), driven AS (
           SELECT segment, direction, count(DISTINCT vehicle) FILTER (WHERE metres > 0) AS vehicles
           FROM part GROUP BY segment, direction
         )
         SELECT segment, direction, count(*) FILTER (WHERE metres > 0)::integer AS persons,
           max(vehicles)::integer AS vehicles, sum(metres)::float8 AS "distanceM", sum(events)::integer AS events,
           jsonb_agg(jsonb_build_object('person', person, 'distanceM', metres, 'events', events) ORDER BY by_way)
             FILTER (WHERE by_way < ${DISCLOSURE.k} OR by_events < ${DISCLOSURE.k}) AS people
         FROM ordered JOIN driven USING (segment, direction) GROUP BY segment, direction`,
  { notNull: ['segment', 'direction', 'persons', 'vehicles', 'distanceM', 'events', 'people'] },
);

/** Stores the stretches of a month. $1 month, $2 time, $3 whether sample data, $4 stretches. */
export const INSERT_MONTH = statement(
  'stretches.insert-month',
  'INSERT INTO dangerous_stretch_month (month, counted_at, is_demo, stretches) VALUES ($1, $2, $3, $4)',
);

/** The stretches that were counted last. $1 whether sample data. */
export const NEWEST_STRETCHES = statement(
  'stretches.newest',
  'SELECT stretches FROM dangerous_stretch_month WHERE is_demo = $1 ORDER BY month DESC LIMIT 1',
);
