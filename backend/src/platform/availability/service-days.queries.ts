import { statement } from '../db/statement';

/**
 * Adds minutes to their days; the same minute of another process, or for the second time, changes nothing. A day before the first
 * stored one is left out: a clock that was set back must not turn days that nobody measured into days away.
 * One array each: $1 days, $2 minutes of the day, 0-1439, $3 whether writes were refused.
 */
export const ADD_SERVICE_MINUTES = statement(
  'health.add-service-minutes',
  `INSERT INTO service_day AS stored (day, served, degraded)
         SELECT noted.day::date,
           bit_or(set_bit(repeat('0', 1440)::bit(1440), noted.minute, CASE WHEN noted.degraded THEN 0 ELSE 1 END)),
           bit_or(set_bit(repeat('0', 1440)::bit(1440), noted.minute, CASE WHEN noted.degraded THEN 1 ELSE 0 END))
         FROM unnest($1::text[], $2::int[], $3::boolean[]) AS noted (day, minute, degraded)
         WHERE noted.day::date >= coalesce((SELECT min(first.day) FROM service_day first), noted.day::date)
         GROUP BY noted.day ORDER BY noted.day
         ON CONFLICT (day) DO UPDATE
           SET served = stored.served | excluded.served, degraded = stored.degraded | excluded.degraded`,
);

/**
 * Stored days up to one, oldest first, with their minutes; those of the last day before a minute of it only. A minute in which one
 * process served and another was refused is degraded. $1 last day, $2 minutes of it that are over, 0-1439.
 */
export const SERVICE_DAYS = statement(
  'health.service-days',
  `SELECT to_char(day, 'YYYY-MM-DD') AS day,
           bit_count(substring(served & ~degraded FROM 1 FOR until.minute))::int AS served,
           bit_count(substring(degraded FROM 1 FOR until.minute))::int AS degraded,
           position(B'1' IN served | degraded) - 1 AS "firstMinute"
         FROM service_day,
           LATERAL (SELECT CASE WHEN day = ($1::text)::date THEN $2::int ELSE 1440 END AS minute) until
         WHERE day <= ($1::text)::date ORDER BY service_day.day`,
  { notNull: ['day', 'served', 'degraded', 'firstMinute'] },
);

/**
 * Deletes old days but the newest of them, which shows that the days after it were measured. $1 before this day.
 */
export const DELETE_OLD_SERVICE_DAYS = statement(
  'health.delete-old-service-days',
  `DELETE FROM service_day
         WHERE day < (SELECT max(older.day) FROM service_day older WHERE older.day < ($1::text)::date)`,
);
