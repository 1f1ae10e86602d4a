import { BIN_COUNT } from '@wakafine/domain/segments/speed-bins';
import { statement } from '../../../platform/db/statement';

const LOCAL = `(hour AT TIME ZONE 'Africa/Douala')`;
/** Rows of some segments, classes of vehicle, a direction and an agency; null: of any. */
const CHOSEN = `($5::text[] IS NULL OR segment = ANY ($5)) AND vehicle_class = ANY ($6::text[])
           AND ($7::text IS NULL OR direction = $7) AND ($8::text IS NULL OR agency = $8)`;
/** Hours of the day and days of the week. */
const IN_TIMES = `extract(hour FROM ${LOCAL})::int = ANY ($7::int[]) AND extract(isodow FROM ${LOCAL})::int = ANY ($8::int[])`;
const IN_HOURS = 'FILTER (WHERE in_hours)';
const sumIn = (column: string): string => `coalesce(sum(${column}) ${IN_HOURS}, 0)::bigint`;

/**
 * Sums of figures now and before, in one look at the rows: by segment, by weekday (1 Monday) and hour, by class of vehicle and by
 * agency. Those with `all` are of all hours of all days. Hours are looked at once each, and rows only in their index. $1 from, $2 until, $3 before from, $4 before until, $5 segments (null: all),
 * $6 classes, $7 direction (null: both), $8 agency (null: all), $9 hours of the day, $10 days of the week.
 */
export const SEGMENT_SUMS = statement(
  'segments.sums',
  `WITH clock AS MATERIALIZED (
           SELECT hour, hour >= $1::timestamptz AS is_now, extract(isodow FROM ${LOCAL})::int AS weekday,
             extract(hour FROM ${LOCAL})::int AS day_hour, extract(hour FROM ${LOCAL})::int = ANY ($9::int[])
               AND extract(isodow FROM ${LOCAL})::int = ANY ($10::int[]) AS in_hours
           FROM generate_series(least($1::timestamptz, $3::timestamptz), greatest($2::timestamptz, $4::timestamptz),
             interval '1 hour') AS every (hour)
           WHERE hour >= $1::timestamptz AND hour < $2::timestamptz OR hour >= $3::timestamptz AND hour < $4::timestamptz
         ), line AS (
           SELECT segment, vehicle_class, agency, is_now, weekday, day_hour, in_hours, judged_m, confirmed_m, above_m, events,
             confirmed_events, passages
           FROM segment_figure JOIN clock USING (hour)
           -- The join alone would let the index be read from its first hour on.
           WHERE segment_figure.hour >= least($1::timestamptz, $3::timestamptz)
             AND segment_figure.hour < greatest($2::timestamptz, $4::timestamptz) AND ${CHOSEN}
         )
         SELECT segment, weekday, day_hour AS "dayHour", vehicle_class AS "vehicleClass", agency, is_now AS "isNow",
           ${sumIn('judged_m')} AS "judgedM", ${sumIn('confirmed_m')} AS "confirmedM", ${sumIn('above_m')} AS "aboveM",
           ${sumIn('events')} AS events, ${sumIn('confirmed_events')} AS "confirmedEvents",
           ${sumIn('passages')} AS passages, sum(judged_m)::bigint AS "allJudgedM", sum(events)::bigint AS "allEvents"
         FROM line
         GROUP BY GROUPING SETS ((segment, is_now), (weekday, day_hour, is_now), (vehicle_class, is_now), (agency, is_now))`,
  {
    notNull: [
      ...['isNow', 'judgedM', 'confirmedM', 'aboveM', 'events', 'confirmedEvents', 'passages'],
      ...['allJudgedM', 'allEvents'],
    ],
  },
);

const BINS = Array.from({ length: BIN_COUNT }, (_, bin) => `sum(speed_m[${bin + 1}])`).join(', ');

/**
 * Metres by bins of speed on some segments. $1 from, $2 until, $3 segments, $4 classes, $5 direction (null: both), $6 agency
 * (null: all), $7 hours of the day, $8 days of the week.
 */
export const SEGMENT_SPEEDS = statement(
  'segments.speeds',
  `SELECT segment, direction, ARRAY[${BINS}]::float8[] AS "speedM" FROM segment_figure
         WHERE segment = ANY ($3::text[]) AND hour >= $1 AND hour < $2 AND vehicle_class = ANY ($4::text[])
           AND ($5::text IS NULL OR direction = $5) AND ($6::text IS NULL OR agency = $6)
           AND ${IN_TIMES}
         GROUP BY segment, direction ORDER BY segment, direction`,
  { notNull: ['speedM'] },
);

/** Different vehicles that were on some segments, of accounts that are not erased. Parameters as above. */
export const SEGMENT_VEHICLES = statement(
  'segments.vehicles',
  `SELECT segment, count(DISTINCT journey.vehicle_id) AS vehicles
         FROM segment_share share JOIN journey ON journey.id = share.journey_id
         WHERE segment = ANY ($3::text[]) AND hour >= $1 AND hour < $2 AND vehicle_class = ANY ($4::text[])
           AND ($5::text IS NULL OR direction = $5) AND ($6::text IS NULL OR agency = $6)
           AND ${IN_TIMES}
         GROUP BY segment`,
  { notNull: ['vehicles'] },
);

/**
 * The violations that count on one segment, newest first. $1 from, $2 until, $3 segment, $4 classes, $5 direction (null: both), $6 agency
 * (null: all), $7 hours of the day, $8 days of the week, $9 how many.
 */
export const SEGMENT_VIOLATIONS = statement(
  'segments.violations',
  `SELECT violation.id, violation.started_at AS "startedAt", event.direction, event.vehicle_class AS "vehicleClass",
           event.agency, violation.proven_kmh AS "provenKmh", violation.limit_kmh AS "limitKmh", violation.severity
         FROM segment_event event JOIN violation ON violation.id = event.violation_id
         WHERE segment = $3 AND hour >= $1 AND hour < $2 AND event.is_counted AND event.vehicle_class = ANY ($4::text[])
           AND ($5::text IS NULL OR direction = $5) AND ($6::text IS NULL OR agency = $6) AND ${IN_TIMES}
         ORDER BY hour DESC, violation.id DESC LIMIT $9`,
);
