import type { RankingMeasure } from '@wakafine/domain/ranking';
import type { Statement } from '../../../platform/db';
import { LATEST_BOUND } from '../../journeys/journey-binding.queries';
import type { ViolatorStatus } from '../../violations/vehicle-enums';

/** A vehicle as it stands among all. */
export interface RankedVehicleRow {
  readonly vehicleId: number;
  readonly rank: number;
  readonly registrationNumber: string;
  readonly transportAgency: string | null;
  readonly status: ViolatorStatus;
  readonly violations: number;
  readonly distanceM: number;
  readonly recent: number;
  readonly before: number;
}

/**
 * Vehicles with ranked violations of their own enrolled devices, worst first; of the same measure, the latest first. $1 how many, $2 least distance in m
 * for a rate, $3 beginning of the recent days, $4 beginning of as many before.
 */
export const RANKED_VEHICLES: Record<RankingMeasure, Statement> = {
  VIOLATIONS: { name: 'statistics.vehicles-by-violations', text: rankedVehicles('violations', 'true') },
  PER_1000_KM: {
    name: 'statistics.vehicles-by-rate',
    text: rankedVehicles('violations::float8 / nullif(distance_m, 0)', 'distance_m >= $2'),
  },
};

/** An agency in two periods of the same length. */
export interface AgencyRow {
  readonly agency: string;
  readonly violations: number;
  readonly before: number;
  readonly journeys: number;
  readonly distanceM: number;
}

/** Agencies with journeys or ranked violations of their own enrolled devices. $1 beginning of the period, $2 beginning of as many days before. */
export const AGENCIES: Statement = {
  name: 'statistics.agencies',
  text: `SELECT agency,
           coalesce(sum(ranked) FILTER (WHERE kind = 'VIOLATION_DAY' AND slot >= $1), 0)::bigint AS violations,
           coalesce(sum(ranked) FILTER (WHERE kind = 'VIOLATION_DAY' AND slot < $1), 0)::bigint AS before,
           coalesce(sum(n) FILTER (WHERE kind = 'JOURNEY_DAY' AND slot >= $1), 0)::bigint AS journeys,
           coalesce(sum(distance_m) FILTER (WHERE kind = 'JOURNEY_DAY' AND slot >= $1), 0)::bigint AS "distanceM"
         FROM figure_now WHERE kind IN ('VIOLATION_DAY', 'JOURNEY_DAY') AND slot >= $2 AND agency <> ''
         GROUP BY agency HAVING sum(n) > 0`,
};

function rankedVehicles(measure: string, condition: string): string {
  return `WITH top AS (
      SELECT *, rank() OVER (ORDER BY measure DESC) AS rank FROM (
        SELECT *, ${measure} AS measure FROM vehicle_figure_now WHERE violations > 0 AND ${condition}
          AND $2::bigint IS NOT NULL
        ORDER BY measure DESC, latest_at DESC, vehicle_id LIMIT $1
      ) worst
    )
    SELECT vehicle.id AS "vehicleId", top.rank,
      coalesce(vehicle.registration_number, latest.registration_number, vehicle.plate) AS "registrationNumber",
      vehicle.agency_name AS "transportAgency", vehicle.violator_status AS status, top.violations,
      top.distance_m AS "distanceM", told.recent, told.before
    FROM top JOIN vehicle ON vehicle.id = top.vehicle_id
    LEFT JOIN LATERAL (${LATEST_BOUND('vehicle.id')}) latest ON true
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE started_at >= $3) AS recent, count(*) FILTER (WHERE started_at < $3) AS before
      FROM violation WHERE vehicle_id = vehicle.id AND started_at >= $4
        AND NOT is_withdrawn AND NOT is_claimed AND grade <> 'C' AND is_primary AND binding = 'BOUND'
    ) told
    ORDER BY top.measure DESC, top.latest_at DESC, top.vehicle_id`;
}
