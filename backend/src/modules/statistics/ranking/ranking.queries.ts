import type { Exposure } from '@wakafine/domain/statistics/rates';
import { statement } from '../../../platform/db/statement';
import { LATEST_BOUND } from '../../journeys/journey-binding.queries';
import type { ViolatorStatus } from '../../violations/vehicle-enums';

/** A vehicle with what its own enrolled devices recorded, over all that is stored. */
export interface VehicleExposure extends Exposure {
  readonly vehicleId: number;
}

/** Violations above confirmed limits and the way judged under them, by vehicle, as enrolled devices recorded them. */
const COMPARED = `SELECT detail::bigint AS vehicle_id, sum(ranked)::bigint AS violations, sum(distance_m)::bigint AS distance_m
  FROM rate_figure_now WHERE kind = 'VEHICLE_ALL' AND slot = timestamptz 'epoch' GROUP BY detail`;
const EXPOSURE = 'vehicle_id AS "vehicleId", violations, distance_m AS "distanceM"';

/** Vehicles with violations of their own enrolled devices above confirmed limits, most first. $1 at most. */
export const VEHICLES_BY_VIOLATIONS = statement(
  'statistics.vehicles-by-violations',
  `SELECT ${EXPOSURE} FROM (${COMPARED}) compared WHERE violations > 0
         ORDER BY violations DESC, vehicle_id LIMIT $1`,
  { notNull: ['vehicleId', 'violations', 'distanceM'] },
);

/** The sums over all vehicles that have driven, by which their rates are compared. */
export const VEHICLE_MOMENTS = statement(
  'statistics.vehicle-moments',
  `SELECT count(*) AS count, coalesce(sum(violations), 0)::bigint AS violations,
           coalesce(sum(distance_m), 0)::bigint AS "distanceM",
           (coalesce(sum(distance_m::numeric * distance_m), 0) / 1e12)::float8 AS "distanceSquares",
           coalesce(sum(violations::numeric * violations * 1000000 / distance_m), 0)::float8 AS "violationSquares"
         FROM (${COMPARED}) compared WHERE distance_m > 0`,
  { notNull: ['count', 'violations', 'distanceM', 'distanceSquares', 'violationSquares'] },
);

/**
 * Vehicles that may be ranked, by the rate that is shrunk to their peers, highest first. $1 at most, $2 least violations,
 * $3 least distance in m, $4 violations and $5 distance of all in m, $6 weight of the peers, $7 least rate of the peers.
 */
export const VEHICLES_BY_RATE = statement(
  'statistics.vehicles-by-rate',
  `SELECT ${EXPOSURE} FROM (${COMPARED}) compared WHERE violations >= $2 AND distance_m >= $3
         ORDER BY (violations + $6::float8) / (distance_m / 1e6
           + $6 / greatest($7::float8, ($4::float8 - violations) * 1e6 / nullif($5::float8 - distance_m, 0))) DESC,
           vehicle_id LIMIT $1`,
  { notNull: ['vehicleId', 'violations', 'distanceM'] },
);

/**
 * Rates of the vehicles that have driven enough, shrunk to their peers: the lowest first, each of them or, of more, those in the
 * middle of so many equal parts. $1 most rates, $2 least distance in m, $3 violations and $4 distance of all in m, $5 weight of the peers,
 * $6 least rate of the peers.
 */
export const VEHICLE_RATE_SPREAD = statement(
  'statistics.vehicle-rate-spread',
  `WITH rated AS (
           SELECT (violations + $5::float8) / (distance_m / 1e6
             + $5 / greatest($6::float8, ($3::float8 - violations) * 1e6 / nullif($4::float8 - distance_m, 0))) AS rate
           FROM (${COMPARED}) compared WHERE distance_m >= $2
         ), counted AS (SELECT count(*) AS count FROM rated)
         SELECT (SELECT count FROM counted) AS count,
           coalesce(percentile_disc(ARRAY(
             SELECT (part - 0.5) / least($1::bigint, count) FROM counted, generate_series(1, least($1::bigint, count)) part
           )) WITHIN GROUP (ORDER BY rate), '{}') AS rates FROM rated`,
  { notNull: ['count', 'rates'] },
);

/** Further facts of a ranked vehicle. */
export interface VehicleDetails {
  readonly vehicleId: number;
  readonly registrationNumber: string;
  readonly transportAgency: string | null;
  readonly status: ViolatorStatus;
  readonly recent: number;
  readonly recentDistanceM: number;
  readonly before: number;
  readonly beforeDistanceM: number;
}

/** Names, decisions and recent figures of some vehicles. $1 vehicles, $2 beginning of the recent days, $3 beginning of as many before. */
export const VEHICLE_DETAILS = statement(
  'statistics.ranked-vehicle-details',
  `SELECT vehicle.id AS "vehicleId",
           coalesce(vehicle.registration_number, latest.registration_number, vehicle.plate) AS "registrationNumber",
           vehicle.agency_name AS "transportAgency", vehicle.violator_status AS status,
           coalesce(figures.recent, 0) AS recent, coalesce(figures.before, 0) AS before,
           coalesce(figures.recent_m, 0) AS "recentDistanceM", coalesce(figures.before_m, 0) AS "beforeDistanceM"
         FROM vehicle
         LEFT JOIN LATERAL (${LATEST_BOUND('vehicle.id')}) latest ON true
         LEFT JOIN (
           SELECT detail, coalesce(sum(ranked) FILTER (WHERE slot >= $2), 0)::bigint AS recent,
             coalesce(sum(ranked) FILTER (WHERE slot < $2), 0)::bigint AS before,
             coalesce(sum(distance_m) FILTER (WHERE slot >= $2), 0)::bigint AS recent_m,
             coalesce(sum(distance_m) FILTER (WHERE slot < $2), 0)::bigint AS before_m
           FROM rate_figure_now WHERE kind = 'VEHICLE_DAY' AND slot >= $3 AND detail = ANY ($1::bigint[]::text[])
           GROUP BY detail
         ) figures ON figures.detail = vehicle.id::text
         WHERE vehicle.id = ANY ($1)`,
  { notNull: ['registrationNumber', 'recent', 'before', 'recentDistanceM', 'beforeDistanceM'] },
);

/** Way judged under a limit that the authority has confirmed. */
const CONFIRMED = `kind = 'JUDGED_DAY' AND detail = ''`;

/** An agency in two periods of the same length. */
export interface AgencyRow extends Exposure {
  readonly agency: string;
  readonly before: number;
  readonly beforeDistanceM: number;
  readonly journeys: number;
  /** Vehicles that the register names under it, and those of them that an enrolled device drove in the period. */
  readonly vehicles: number;
  readonly observedVehicles: number;
}

/** Vehicles of each agency in the register, and those with a bound journey since $1. */
const FLEETS = `SELECT agency_name, count(*) AS vehicles, count(*) FILTER (WHERE EXISTS (
    SELECT 1 FROM journey_binding binding
    WHERE binding.vehicle_id = vehicle.id AND binding.level = 'BOUND' AND binding.bound_from >= $1)) AS observed
  FROM vehicle WHERE agency_name IS NOT NULL GROUP BY agency_name`;

/** Agencies with journeys or ranked violations of their own enrolled devices. $1 beginning of the period, $2 beginning of as many days before. */
export const AGENCIES = statement(
  'statistics.agencies',
  `SELECT figures.*, coalesce(fleet.vehicles, 0)::int AS vehicles,
           coalesce(fleet.observed, 0)::int AS "observedVehicles" FROM (
         SELECT agency,
           coalesce(sum(ranked) FILTER (WHERE kind = 'VIOLATION_DAY' AND slot >= $1), 0)::bigint AS violations,
           coalesce(sum(ranked) FILTER (WHERE kind = 'VIOLATION_DAY' AND slot < $1), 0)::bigint AS before,
           coalesce(sum(n) FILTER (WHERE kind = 'JOURNEY_DAY' AND slot >= $1), 0)::bigint AS journeys,
           coalesce(sum(distance_m) FILTER (WHERE ${CONFIRMED} AND slot >= $1), 0)::bigint AS "distanceM",
           coalesce(sum(distance_m) FILTER (WHERE ${CONFIRMED} AND slot < $1), 0)::bigint AS "beforeDistanceM"
         FROM rate_figure_now WHERE kind IN ('VIOLATION_DAY', 'JOURNEY_DAY', 'JUDGED_DAY') AND slot >= $2 AND agency <> ''
         GROUP BY agency HAVING sum(n) > 0
         ) figures LEFT JOIN (${FLEETS}) fleet ON fleet.agency_name = figures.agency`,
  {
    notNull: [
      'agency',
      'violations',
      'before',
      'journeys',
      'distanceM',
      'beforeDistanceM',
      'vehicles',
      'observedVehicles',
    ],
  },
);
