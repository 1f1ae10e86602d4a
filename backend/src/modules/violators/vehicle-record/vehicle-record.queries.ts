import type { Exposure } from '@wakafine/domain/statistics/rates';
import { statement } from '../../../platform/db/statement';
import type { JourneyBinding } from '../../violations/vehicle-enums';

/** What enrolled devices of a vehicle recorded, over all that is stored and of late. */
export interface VehicleExposureRow extends Exposure {
  readonly recentDistanceM: number;
}

/** Violations above confirmed limits and the way judged under them, as enrolled devices recorded them. $1 vehicle, $2 since which day. */
export const VEHICLE_EXPOSURE = statement(
  'violators.vehicle-exposure',
  `SELECT coalesce(sum(ranked) FILTER (WHERE kind = 'VEHICLE_ALL'), 0)::bigint AS violations,
           coalesce(sum(distance_m) FILTER (WHERE kind = 'VEHICLE_ALL'), 0)::bigint AS "distanceM",
           coalesce(sum(distance_m) FILTER (WHERE kind = 'VEHICLE_DAY'), 0)::bigint AS "recentDistanceM"
         FROM rate_figure_now
         WHERE (kind = 'VEHICLE_ALL' AND slot = timestamptz 'epoch' OR kind = 'VEHICLE_DAY' AND slot >= $2)
           AND detail = $1::bigint::text`,
  { notNull: ['violations', 'distanceM', 'recentDistanceM'] },
);

/** Journeys of a vehicle by what binds them to it. */
export interface VehicleLevelRow {
  readonly level: JourneyBinding;
  readonly journeys: number;
  readonly accounts: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** What binds journeys to a vehicle, with how many journeys of how many accounts. $1 vehicle. */
export const VEHICLE_LEVELS = statement(
  'violators.vehicle-levels',
  `SELECT binding AS level, count(*) AS journeys, count(DISTINCT account_id) AS accounts, min(started_at) AS "firstAt",
           max(started_at) AS "lastAt"
         FROM journey WHERE vehicle_id = $1 GROUP BY binding`,
  { notNull: ['journeys', 'accounts', 'firstAt', 'lastAt'] },
);
