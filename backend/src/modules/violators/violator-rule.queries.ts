import type { Exposure } from '@wakafine/domain/statistics/rates';
import { statement } from '../../platform/db/statement';
import type { VehicleType } from '../vehicles/vehicle-types';

/**
 * Vehicles of public transport on which nobody has decided and whose events, as enrolled devices recorded them above confirmed
 * limits, are enough for the rule; those before a vehicle was last cleared do not count, and each journey counts once a day.
 * $1 since, $2 fewest events, $3 fewest days.
 */
export const VEHICLES_UNDER_RULE = statement(
  'admin.vehicles-under-rule',
  `SELECT day.vehicle_id AS "vehicleId", count(*)::integer AS events,
           count(DISTINCT day.day)::integer AS days, count(*) FILTER (WHERE day.has_danger)::integer AS dangers
         FROM (
           SELECT event.vehicle_id, violation.journey_id,
             date_trunc('day', event.started_at, 'Africa/Douala') AS day,
             bool_or(event.severity = 'DANGER') AS has_danger
           FROM vehicle_event event
           JOIN vehicle ON vehicle.id = event.vehicle_id
           JOIN violation ON violation.id = event.primary_violation_id AND NOT violation.is_contested
           WHERE event.level = 'BOUND' AND event.is_limit_confirmed AND NOT event.is_withdrawn
             AND event.started_at >= $1
             AND event.started_at > coalesce(vehicle.violator_cleared_at, '-infinity')
             AND vehicle.violator_status = 'ACTIVE'
             AND (vehicle.agency_name IS NOT NULL OR violation.category = 'PUBLIC')
           GROUP BY 1, 2, 3
         ) day
         GROUP BY day.vehicle_id HAVING count(*) >= $2 AND count(DISTINCT day.day) >= $3
         ORDER BY day.vehicle_id`,
  { notNull: ['events', 'days', 'dangers'] },
);

/** Recordings of enrolled devices of a vehicle as one of a class. */
export interface ClassExposure extends Exposure {
  readonly vehicleId: number;
  readonly vehicleType: VehicleType;
}

/**
 * Judged way of vehicles under confirmed limits, and its violations, by vehicle and class; of a cleared vehicle
 * nothing up to the day of that. $1 since.
 */
export const EXPOSURES_UNDER_RULE = statement(
  'admin.exposures-under-rule',
  `SELECT vehicle.id AS "vehicleId", told.vehicle_type AS "vehicleType", sum(told.ranked)::bigint AS violations,
           sum(told.distance_m)::bigint AS "distanceM"
         FROM rate_figure_now told JOIN vehicle ON vehicle.id::text = told.detail
         WHERE told.kind = 'VEHICLE_DAY' AND told.slot >= $1
           AND told.slot > coalesce(vehicle.violator_cleared_at, '-infinity')
         GROUP BY 1, 2 HAVING sum(told.distance_m) > 0 ORDER BY 1, 2`,
  { notNull: ['vehicleType', 'violations', 'distanceM'] },
);

/**
 * Proposes a vehicle with its evidence, and gives a row where that is news: nothing is open for it, or the open one is
 * of `$6` or earlier. $1 vehicle, $2 now, $3 events, $4 days, $5 dangers, $6 time of a proposal to renew, $7 lower bound of its rate,
 * $8 rate of its peers, both violations per 1,000 judged km.
 */
export const PROPOSE_BY_RULE = statement(
  'admin.propose-by-rule',
  `INSERT INTO rule_proposal AS known (vehicle_id, proposed_at, events, days, dangers, low_per_1000_km, peers_per_1000_km)
         VALUES ($1, $2, $3, $4, $5, $7, $8)
         ON CONFLICT (vehicle_id) WHERE outcome IS NULL DO UPDATE
           SET proposed_at = excluded.proposed_at, events = excluded.events, days = excluded.days,
             dangers = excluded.dangers, low_per_1000_km = excluded.low_per_1000_km,
             peers_per_1000_km = excluded.peers_per_1000_km
           WHERE known.proposed_at <= $6
         RETURNING id`,
);

/** Ends the proposals for vehicles whose events are not enough any more. $1 vehicles that are, $2 now. */
export const LAPSE_RULE_PROPOSALS = statement(
  'admin.lapse-rule-proposals',
  `UPDATE rule_proposal SET outcome = 'LAPSED', ended_at = $2
         WHERE outcome IS NULL AND NOT (vehicle_id = ANY ($1::bigint[]))`,
);
