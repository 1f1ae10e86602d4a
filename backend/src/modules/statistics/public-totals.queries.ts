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
 * Counts what had happened before a full hour, and stores and gives it unless somebody else has stored it. A vehicle that may not be named is
 * one for each account that has travelled in it: else anyone who types a plate could see whether it was there
 * before. Journeys
 * without an account count for themselves. $1 hour, $2 since when vehicles count as active.
 */
export const STORE_PUBLIC_TOTALS = statement(
  'statistics.store-public-totals',
  `WITH driven AS (
           SELECT count(*) AS journeys, coalesce(sum(distance_m::numeric) FILTER (WHERE ended_at < $1), 0) AS distance_m,
             coalesce(sum((average_speed_kmh * moving_s)::numeric) FILTER (WHERE ended_at < $1)
               / nullif(sum(moving_s::numeric) FILTER (WHERE ended_at < $1), 0), 0)::float8 AS average_speed_kmh,
             count(*) FILTER (WHERE ended_at < $1) AS ended,
             count(*) FILTER (WHERE ended_at < $1 AND violation_count = 0) AS safe,
             count(DISTINCT CASE WHEN named_agency IS NOT NULL THEN concat('vehicle ', vehicle_id)
               WHEN account_id IS NOT NULL THEN concat(vehicle_id, ' of ', account_id)
               ELSE concat('journey ', id) END) FILTER (WHERE started_at >= $2) AS vehicles,
             coalesce(bool_and(is_demo), false) AS is_demo
           FROM journey WHERE started_at < $1
         ), published AS (
           SELECT coalesce(sum(n), 0) AS violations FROM figure_now WHERE kind = 'VIOLATION_HOUR' AND slot < $1
         ), old AS (
           DELETE FROM public_totals WHERE hour < $1
         )
         INSERT INTO public_totals (hour, figures)
         SELECT $1, jsonb_build_object('totalJourneys', journeys, 'totalDistanceM', distance_m,
           'averageSpeedKmh', average_speed_kmh, 'totalViolations', violations, 'endedJourneys', ended,
           'safeJourneys', safe, 'activeVehicles', vehicles, 'isDemo', is_demo)
         FROM driven CROSS JOIN published ON CONFLICT DO NOTHING RETURNING figures`,
);

/** Has the totals of this hour counted anew by the caller next. */
export const DELETE_PUBLIC_TOTALS = statement('statistics.delete-public-totals', 'DELETE FROM public_totals');
