import { statement } from '../../platform/db/statement';

/** The totals of an hour as they were stored. $1 hour. */
export const PUBLIC_TOTALS = statement(
  'statistics.public-totals',
  'SELECT figures FROM public_totals WHERE hour = $1',
);

/** The totals of the latest hour that were stored. */
export const LATEST_PUBLIC_TOTALS = statement(
  'statistics.latest-public-totals',
  'SELECT figures FROM public_totals ORDER BY hour DESC LIMIT 1',
);

/**
 * Sums what had happened before a full hour, and stores and gives it unless somebody else has stored it. The average of a journey is its
 * moving distance over its moving time. A vehicle that may not be named is one for each account that has travelled in it: else anyone who
 * types a plate could see whether it was there before. Journeys without an account count for themselves. $1 hour, $2 since when vehicles
 * count as active.
 */
export const STORE_PUBLIC_TOTALS = statement(
  'statistics.store-public-totals',
  `WITH figures AS (
           SELECT kind, sum(n) AS n, sum(ended) AS ended, sum(safe) AS safe, sum(distance_m) AS distance_m FROM figure_now
           WHERE kind IN ('JOURNEY_HOUR', 'JOURNEY_END_HOUR', 'JOURNEY_MOVED_HOUR', 'VIOLATION_HOUR')
             AND slot > timestamptz 'epoch' AND slot < $1
           GROUP BY kind
         ), summed AS (
           SELECT coalesce(sum(n) FILTER (WHERE kind = 'JOURNEY_HOUR'), 0) AS journeys,
             coalesce(sum(n) FILTER (WHERE kind = 'VIOLATION_HOUR'), 0) AS violations,
             coalesce(sum(n) FILTER (WHERE kind = 'JOURNEY_END_HOUR'), 0) AS ended,
             coalesce(sum(safe) FILTER (WHERE kind = 'JOURNEY_END_HOUR'), 0) AS safe,
             coalesce(sum(distance_m) FILTER (WHERE kind = 'JOURNEY_END_HOUR'), 0) AS distance_m,
             coalesce(sum(distance_m) FILTER (WHERE kind = 'JOURNEY_MOVED_HOUR')
               / nullif(sum(ended) FILTER (WHERE kind = 'JOURNEY_MOVED_HOUR'), 0), 0)::float8 AS average_speed_kmh
           FROM figures
         ), active AS (
           SELECT count(DISTINCT CASE WHEN named_agency IS NOT NULL THEN concat('vehicle ', vehicle_id)
             WHEN account_id IS NOT NULL THEN concat(vehicle_id, ' of ', account_id)
             ELSE concat('journey ', id) END) AS vehicles
           FROM journey WHERE started_at >= $2 AND started_at < $1
         ), old AS (
           DELETE FROM public_totals WHERE hour < $1
         )
         INSERT INTO public_totals (hour, figures)
         SELECT $1, jsonb_build_object('totalJourneys', journeys, 'totalDistanceM', distance_m,
           'averageSpeedKmh', average_speed_kmh, 'totalViolations', violations, 'endedJourneys', ended,
           'safeJourneys', safe, 'activeVehicles', vehicles, 'isDemo', journeys > 0
             AND journeys = (SELECT count(*) FROM journey WHERE is_demo AND started_at < $1))
         FROM summed CROSS JOIN active ON CONFLICT DO NOTHING RETURNING figures`,
);

/** Has the totals of this hour counted anew by the caller next. */
export const DELETE_PUBLIC_TOTALS = statement('statistics.delete-public-totals', 'DELETE FROM public_totals');
