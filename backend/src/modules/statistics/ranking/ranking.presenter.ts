import { maskPlate } from '@wakafine/domain/people/masking';
import { rateChange } from '@wakafine/domain/statistics/rates';
import { kmOf } from '@wakafine/domain/units';
import type { RankedAgencyRow } from './rank-agencies';
import type { RankedVehicleRow } from './rank-vehicles';
import type { RankedAgency, RankedVehicle } from './ranking.type';

/** A vehicle of the ranking over GraphQL, with a masked plate. */
export function presentRankedVehicle(row: RankedVehicleRow): RankedVehicle {
  const { vehicleId, rank, rate, registrationNumber, transportAgency, status, violations, distanceM } = row;
  return {
    ...{ rank, rate, transportAgency, status, violations },
    vehicleId: String(vehicleId),
    registrationNumber: maskPlate(registrationNumber),
    judgedKm: kmOf(distanceM),
    recentViolations: row.recent,
    violationsBefore: row.before,
    change: rateChange(
      { violations: row.before, distanceM: row.beforeDistanceM },
      { violations: row.recent, distanceM: row.recentDistanceM },
    ),
  };
}

/** An agency of the ranking over GraphQL. */
export function presentRankedAgency(row: RankedAgencyRow): RankedAgency {
  const { rank, rate, agency, violations, distanceM, before, beforeDistanceM, journeys, observedVehicles } =
    row;
  return {
    ...{ rank, rate, violations, journeys, observedVehicles },
    registeredVehicles: row.vehicles,
    transportAgency: agency,
    judgedKm: kmOf(distanceM),
    recentViolations: violations,
    violationsBefore: before,
    change: rateChange({ violations: before, distanceM: beforeDistanceM }, { violations, distanceM }),
  };
}
