import { statement } from '../../../platform/db/statement';

const LOCAL = `(hour AT TIME ZONE 'Africa/Douala')`;
/** Hours of the day and days of the week. */
const IN_TIMES = `extract(hour FROM ${LOCAL})::int = ANY ($7::int[]) AND extract(isodow FROM ${LOCAL})::int = ANY ($8::int[])`;
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
