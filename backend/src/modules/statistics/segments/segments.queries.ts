import { statement } from '../../../platform/db/statement';

const KEY = 'segment, direction, hour, vehicle_class, agency';

/**
 * Ended journeys that are due, oldest first. $1 ended and nothing received since, $2 after this one, $3 how many. Those whose fixes are
 * gone meanwhile are among them, so that they do not stay due.
 */
export const JOURNEYS_DUE = statement(
  'segments.journeys-due',
  `SELECT id FROM segment_due JOIN journey ON journey.id = journey_id
         WHERE journey_id > $2 AND ended_at < $1 AND last_received_at < $1 ORDER BY journey_id LIMIT $3`,
);

/**
 * Violations of a journey with the time when each began, held as their journey is: a change of one of them afterwards finds the row
 * of its event. $1 journey.
 */
export const VIOLATIONS_OF = statement(
  'segments.violations-of',
  `SELECT id, (extract(epoch FROM started_at) * 1000)::bigint AS "startedMs" FROM violation
         WHERE journey_id = $1 AND NOT is_claimed ORDER BY id FOR NO KEY UPDATE`,
  { notNull: ['startedMs'] },
);

/**
 * Holds a journey that is still as it was read, so that what changes it waits, and makes it due no more; no row otherwise.
 * $1 journey, $2 version.
 */
export const HOLD_JOURNEY = statement(
  'segments.hold-journey',
  `WITH held AS (SELECT id FROM journey WHERE id = $1 AND version = $2 FOR NO KEY UPDATE), done AS (
           DELETE FROM segment_due USING held WHERE journey_id = held.id
         )
         SELECT id FROM held`,
);

/** Removes what a journey has added before. $1 journey. */
export const DELETE_SHARES = statement(
  'segments.delete-shares',
  `WITH events AS (DELETE FROM segment_event WHERE journey_id = $1)
         DELETE FROM segment_share WHERE journey_id = $1`,
);

/**
 * Stores what a journey adds, a row for each segment, direction and hour, with the part of it that counts beside other phones in its
 * vehicle. $1 journey, $2 class of vehicle, $3 segments, $4 directions, $5 hours (ms), $6 metres judged, $7 confirmed, $8 above the
 * limit, $9 not judged, $10 passages, $11 metres by bins of speed, all one behind the other: 31 for each.
 */
export const STORE_SHARES = statement(
  'segments.store-shares',
  `WITH line AS (
           SELECT * FROM unnest($3::text[], $4::text[], $5::bigint[], $6::integer[], $7::integer[], $8::integer[],
             $9::integer[], $10::integer[])
             WITH ORDINALITY AS line (segment, direction, hour_ms, judged_m, confirmed_m, above_m, unjudged_m, passages, nr)
         )
         INSERT INTO segment_share (journey_id, ${KEY}, judged_m, confirmed_m, above_m, unjudged_m, passages, speed_m,
           share_permille)
         SELECT journey.id, line.segment, line.direction, to_timestamp(line.hour_ms / 1000.0), $2::text,
           coalesce(journey.named_agency, ''), line.judged_m, line.confirmed_m, line.above_m, line.unjudged_m,
           line.passages, ($11::integer[])[line.nr * 31 - 30 : line.nr * 31], coalesce((
             SELECT round(1000 * sum(way.judged_m * way.share) / sum(way.judged_m)) FROM judged_way way
             WHERE way.journey_id = journey.id AND way.hour = to_timestamp(line.hour_ms / 1000.0) AND way.judged_m > 0
           ), 1000)
         FROM line JOIN journey ON journey.id = $1`,
);

/** Stores on which segment violations began. $1 class of vehicle, $2 violations, $3 segments, $4 directions, $5 hours (ms). */
export const STORE_EVENTS = statement(
  'segments.store-events',
  `INSERT INTO segment_event (violation_id, journey_id, ${KEY}, is_counted, is_confirmed)
         SELECT violation.id, violation.journey_id, line.segment, line.direction, to_timestamp(line.hour_ms / 1000.0),
           $1::text, coalesce(violation.named_agency, ''), NOT is_withdrawn AND NOT is_claimed AND is_primary
           AND grade <> 'C', is_limit_confirmed
         FROM unnest($2::bigint[], $3::text[], $4::text[], $5::bigint[]) AS line (id, segment, direction, hour_ms)
         JOIN violation ON violation.id = line.id AND violation.journey_id IS NOT NULL`,
);

/** Makes a journey due no more: its fixes are gone. $1 journey. */
export const DELETE_DUE = statement('segments.delete-due', 'DELETE FROM segment_due WHERE journey_id = $1');

/** Counts the figures anew that something has happened to since the last time. */
export const FOLD_SEGMENTS = statement(
  'segments.fold',
  `WITH gone AS (DELETE FROM segment_touched RETURNING *), touched AS (SELECT DISTINCT ${KEY} FROM gone),
         counted AS (SELECT figure.* FROM touched CROSS JOIN LATERAL segment_counted(${KEY}) AS figure),
         idle AS (
           DELETE FROM segment_figure figure USING touched
           WHERE (figure.segment, figure.direction, figure.hour, figure.vehicle_class, figure.agency)
             = (touched.segment, touched.direction, touched.hour, touched.vehicle_class, touched.agency)
             AND (touched.segment, touched.direction, touched.hour, touched.vehicle_class, touched.agency)
               NOT IN (SELECT ${KEY} FROM counted)
         )
         INSERT INTO segment_figure SELECT * FROM counted
         ON CONFLICT (${KEY}) DO UPDATE SET judged_m = excluded.judged_m, confirmed_m = excluded.confirmed_m,
           above_m = excluded.above_m, unjudged_m = excluded.unjudged_m, passages = excluded.passages,
           speed_m = excluded.speed_m, events = excluded.events, confirmed_events = excluded.confirmed_events`,
);

/** Figures of segments that are not what a recount gives, with both; one statement, so that both see the same rows. */
export const WRONG_SEGMENTS = statement(
  'segments.wrong-figures',
  `SELECT concat_ws(' ', 'SEGMENT', ${KEY}) AS what, stored::text AS stored, counted::text AS counted
         FROM segment_figure_now stored FULL JOIN segment_recount counted USING (${KEY})
         WHERE (stored.judged_m, stored.confirmed_m, stored.above_m, stored.unjudged_m, stored.passages, stored.speed_m,
             stored.events, stored.confirmed_events)
           IS DISTINCT FROM (counted.judged_m, counted.confirmed_m, counted.above_m, counted.unjudged_m, counted.passages,
             counted.speed_m, counted.events, counted.confirmed_events)
         ORDER BY what LIMIT 100`,
  { notNull: ['what'] },
);

/** Makes all figures of segments to be counted anew, also those of which nothing is left. */
export const TOUCH_ALL = statement(
  'segments.touch-all',
  `INSERT INTO segment_touched SELECT ${KEY} FROM segment_figure
         UNION SELECT ${KEY} FROM segment_share UNION SELECT ${KEY} FROM segment_event`,
);

/** Makes all ended journeys due whose fixes are still there. */
export const ALL_DUE = statement(
  'segments.all-due',
  `INSERT INTO segment_due SELECT id FROM journey WHERE ended_at IS NOT NULL AND route_simplified_at IS NULL
         ON CONFLICT DO NOTHING`,
);
