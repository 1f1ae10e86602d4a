import { statement } from '../../../platform/db/statement';
import { unobservedShareOf } from '../../journeys/read/unobserved-share.queries';
import type { JourneyBinding } from '../../violations/vehicle-enums';

/**
 * Coverage of a vehicle: violations above confirmed limits and the way judged under them, as its enrolled devices recorded
 * them, over all that is stored and since a day, and the share of its time that is not observed. No row for one that is not there.
 * $1 vehicle, $2 since.
 */
export const VEHICLE_SEEN = statement(
  'violators.vehicle-seen',
  `SELECT vehicle.id, coalesce(figures.violations, 0) AS violations, coalesce(figures.distance_m, 0) AS "distanceM",
           coalesce(figures.recent_m, 0) AS "recentDistanceM", (${unobservedShareOf('vehicle.id', '$2')}) AS "unobservedShare"
         FROM vehicle CROSS JOIN LATERAL (
           SELECT (sum(ranked) FILTER (WHERE kind = 'VEHICLE_ALL'))::bigint AS violations,
             (sum(distance_m) FILTER (WHERE kind = 'VEHICLE_ALL'))::bigint AS distance_m,
             (sum(distance_m) FILTER (WHERE kind = 'VEHICLE_DAY'))::bigint AS recent_m
           FROM rate_figure_now
           WHERE (kind = 'VEHICLE_ALL' AND slot = timestamptz 'epoch' OR kind = 'VEHICLE_DAY' AND slot >= $2)
             AND detail = vehicle.id::text
         ) figures
         WHERE vehicle.id = $1`,
  { notNull: ['violations', 'distanceM', 'recentDistanceM'] },
);

/** Journeys of a vehicle by what binds them to it. */
export interface VehicleLevelRow {
  readonly level: JourneyBinding;
  readonly journeys: number;
  readonly accounts: number;
  /** Beginning of the day of Cameroon on which the latest of them started. */
  readonly latestDay: Date;
}

/** Levels of binding of a vehicle, with their journeys and accounts, the weakest first. $1 vehicle. */
export const VEHICLE_LEVELS = statement(
  'violators.vehicle-levels',
  `SELECT binding AS level, count(*) AS journeys, count(DISTINCT account_id) AS accounts,
           date_trunc('day', max(started_at), 'Africa/Douala') AS "latestDay"
         FROM journey WHERE vehicle_id = $1 GROUP BY binding
         ORDER BY array_position(ARRAY['TYPED', 'WITNESS', 'BOUND'], binding)`,
  { notNull: ['journeys', 'accounts', 'latestDay'] },
);
