import { statement } from '../../platform/db/statement';

// The average of a journey is its moving distance over its moving time, so that the two give back the distance. A sum of
// numerics is the same whatever order the rows are read in.
const FIGURES = `SELECT count(*) AS "totalJourneys",
    coalesce(sum(distance_m::numeric), 0)::float8 AS "totalDistanceM",
    coalesce(sum((average_speed_kmh * moving_s)::numeric) FILTER (WHERE ended_at IS NOT NULL)
      / nullif(sum(moving_s::numeric) FILTER (WHERE ended_at IS NOT NULL), 0), 0)::float8 AS "averageSpeedKmh",
    coalesce(sum(violation_count), 0) AS "totalViolations",
    count(*) FILTER (WHERE ended_at IS NOT NULL) AS "endedJourneys",
    count(*) FILTER (WHERE ended_at IS NOT NULL AND violation_count = 0) AS "safeJourneys"
  FROM journey`;

/** The figures over all journeys. */
export const ALL_FIGURES = statement('statistics.all-figures', FIGURES);

/** The figures over the journeys of one account. $1 account. */
export const OWN_FIGURES = statement('statistics.own-figures', `${FIGURES} WHERE account_id = $1`);

/** Vehicles that have been on a journey since a time. $1 time. */
export const ACTIVE_VEHICLES = statement(
  'statistics.active-vehicles',
  `SELECT count(DISTINCT vehicle_id) AS "activeVehicles" FROM journey WHERE started_at > $1`,
  { notNull: ['activeVehicles'] },
);

/** Whether there are journeys, and all of them are sample data, as an expression. */
export const ALL_DEMO = `(EXISTS (SELECT 1 FROM journey) AND NOT EXISTS (SELECT 1 FROM journey WHERE NOT is_demo))`;

/** Whether there are journeys, and all of them are sample data. */
export const IS_ALL_DEMO = statement('statistics.is-all-demo', `SELECT ${ALL_DEMO} AS "isDemo"`, {
  notNull: ['isDemo'],
});

/**
 * Driving of an account, one row for each day of Africa/Douala on which something happened; the days count from
 * 1 January 1970. A row without any figure marks the day of the first journey. $1 account.
 */
export const DRIVING_DAYS = statement(
  'statistics.driving-days',
  `SELECT day, sum(ended) AS "endedJourneys", sum(safe) AS "safeJourneys", sum(distance_m) AS "distanceM",
           sum(violations) AS violations, bool_or(is_first) AS "isFirst"
         FROM (
           SELECT ${day('min(started_at)')} AS day, 0 AS ended, 0 AS safe, 0::double precision AS distance_m,
             0 AS violations, true AS is_first
           FROM journey WHERE account_id = $1 HAVING count(*) > 0
           UNION ALL
           SELECT ${day('ended_at')}, count(*)::int, count(*) FILTER (WHERE violation_count = 0)::int,
             sum(distance_m::numeric)::float8, 0, false
           FROM journey WHERE account_id = $1 AND ended_at IS NOT NULL GROUP BY 1
           UNION ALL
           SELECT ${day('started_at')}, 0, 0, 0, count(*)::int, false
           FROM violation WHERE account_id = $1 AND NOT is_withdrawn AND NOT is_claimed GROUP BY 1
         ) happened
         GROUP BY day ORDER BY day`,
  { notNull: ['day', 'endedJourneys', 'safeJourneys', 'distanceM', 'violations', 'isFirst'] },
);

/** The day of Africa/Douala of a time, from 1 January 1970. */
function day(time: string): string {
  return `(${time} AT TIME ZONE 'Africa/Douala')::date - DATE '1970-01-01'`;
}
