import { statement } from '../../../platform/db/statement';

/** The unobserved share of the time of the bound journeys of some vehicles. $1 vehicles, $2 since. */
export const UNOBSERVED_SHARES = statement(
  'journeys.unobserved-shares',
  `SELECT vehicle_id AS "vehicleId",
           (1 - sum(least(observed_s, seconds)) / nullif(sum(seconds), 0))::float8 AS share
         FROM journey CROSS JOIN LATERAL (
           SELECT extract(epoch FROM coalesce(ended_at, last_received_at) - started_at) AS seconds) lasted
         WHERE vehicle_id = ANY ($1::bigint[]) AND binding = 'BOUND' AND NOT is_imported
           AND observed_s IS NOT NULL AND started_at >= $2 AND seconds > 0
         GROUP BY vehicle_id`,
);
