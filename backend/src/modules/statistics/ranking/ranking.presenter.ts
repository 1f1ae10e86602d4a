import { changePercent } from '@wakafine/domain/dashboard-range';
import { maskPlate } from '@wakafine/domain/masking';
import { EXPOSURE_MIN_KM } from '@wakafine/domain/ranking';
import { violationsPer1000Km } from '@wakafine/domain/safety-score';
import { kmOf } from '@wakafine/domain/units';
import type { RankedAgencyRow } from './rank-agencies';
import type { RankedVehicleRow } from './ranking.queries';
import type { RankedAgency, RankedVehicle } from './ranking.type';

/** A vehicle of the ranking over GraphQL, with a masked plate. */
export function presentRankedVehicle(row: RankedVehicleRow): RankedVehicle {
  const { vehicleId, rank, registrationNumber, transportAgency, status, violations, recent, before } = row;
  return {
    vehicleId: String(vehicleId),
    rank,
    registrationNumber: maskPlate(registrationNumber),
    transportAgency,
    status,
    violations,
    ...exposure(row, EXPOSURE_MIN_KM.vehicle),
    recentViolations: recent,
    violationsBefore: before,
    trendPercent: changePercent(recent, before),
  };
}

/** An agency of the ranking over GraphQL. */
export function presentRankedAgency(row: RankedAgencyRow): RankedAgency {
  const { rank, agency, violations, before, journeys } = row;
  return {
    rank,
    transportAgency: agency,
    violations,
    journeys,
    ...exposure(row, EXPOSURE_MIN_KM.agency),
    recentViolations: violations,
    violationsBefore: before,
    trendPercent: changePercent(violations, before),
  };
}

function exposure({ violations, distanceM }: { violations: number; distanceM: number }, leastKm: number) {
  const isEnough = distanceM >= leastKm * 1000;
  return {
    distanceKm: kmOf(distanceM),
    per1000Km: isEnough ? violationsPer1000Km({ violations, distanceM }) : null,
  };
}
