import type { Exposure } from '@wakafine/domain/statistics/rates';
import { statement } from '../../../platform/db/statement';
import { unobservedShareOf } from '../../journeys/read/unobserved-share.queries';
import type { JourneyBinding } from '../../violations/vehicle-enums';

/** Journeys of a vehicle by what binds them to it, the weakest first, as JSON. */
const LEVELS = `SELECT coalesce(json_agg(json_build_object('level', binding, 'journeys', journeys, 'accounts', accounts,
    'latestDayMs', (extract(epoch FROM latest_day) * 1000)::bigint)
    ORDER BY array_position(ARRAY['TYPED', 'WITNESS', 'BOUND'], binding)), '[]')
  FROM (
    SELECT binding, count(*) AS journeys, count(DISTINCT account_id) AS accounts,
      date_trunc('day', max(started_at), 'Africa/Douala') AS latest_day
    FROM journey WHERE vehicle_id = vehicle.id GROUP BY binding
  ) level`;

/**
 * Coverage of a vehicle: violations above confirmed limits and the way judged under them, as its enrolled devices recorded
 * them, over all that is stored and since a day, the share of its time that is not observed, and the levels of its
 * journeys. No row for one that is not there. $1 vehicle, $2 since.
 */
export const VEHICLE_SEEN = statement(
  'violators.vehicle-seen',
  `SELECT vehicle.id, coalesce(figures.violations, 0) AS violations, coalesce(figures.distance_m, 0) AS "distanceM",
           coalesce(figures.recent_m, 0) AS "recentDistanceM", (${unobservedShareOf('vehicle.id', '$2')}) AS "unobservedShare",
           (${LEVELS}) AS levels
         FROM vehicle CROSS JOIN LATERAL (
           SELECT (sum(ranked) FILTER (WHERE kind = 'VEHICLE_ALL'))::bigint AS violations,
             (sum(distance_m) FILTER (WHERE kind = 'VEHICLE_ALL'))::bigint AS distance_m,
             (sum(distance_m) FILTER (WHERE kind = 'VEHICLE_DAY'))::bigint AS recent_m
           FROM rate_figure_now
           WHERE (kind = 'VEHICLE_ALL' AND slot = timestamptz 'epoch' OR kind = 'VEHICLE_DAY' AND slot >= $2)
             AND detail = vehicle.id::text
         ) figures
         WHERE vehicle.id = $1`,
  { notNull: ['violations', 'distanceM', 'recentDistanceM', 'levels'] },
);

/** Coverage and levels of a vehicle. */
export interface VehicleSeen extends Exposure {
  readonly id: number;
  readonly recentDistanceM: number;
  readonly unobservedShare: number | null;
  readonly levels: readonly VehicleLevelRow[];
}

/** Journeys of a vehicle by what binds them to it. */
export interface VehicleLevelRow {
  readonly level: JourneyBinding;
  readonly journeys: number;
  readonly accounts: number;
  /** Beginning of the day of Cameroon on which the latest of them started, ms. */
  readonly latestDayMs: number;
}
