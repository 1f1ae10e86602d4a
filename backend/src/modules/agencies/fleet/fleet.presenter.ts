import { startOfHourMs } from '@wakafine/domain/time/civil-time';
import type { ComparedRate } from '@wakafine/domain/statistics/against-peers';
import type { Exposure } from '@wakafine/domain/statistics/rates';
import { kmOf } from '@wakafine/domain/units';
import { presentCode } from '../../vehicles/resolvers/vehicles.presenter';
import type { VehicleCodeRow } from '../../vehicles/codes/vehicle-code.queries';
import type { AgencyEventRow } from './fleet.queries';
import type { AgencyCode, AgencyDriver, AgencyEvent, AgencyVehicle } from './fleet.type';
import type { ComparedDriver, ComparedVehicle } from './read-fleet';

/** A vehicle over GraphQL as its own agency sees it. */
export function presentAgencyVehicle(row: ComparedVehicle): AgencyVehicle {
  const { id, registrationNumber, vehicleClass, isSuspended, deviceCount, lastSeenAt, codes } = row;
  return {
    ...comparedFigures(row),
    ...{ id: String(id), registrationNumber, vehicleClass, isSuspended, deviceCount },
    lastSeenAt: lastSeenAt === null ? null : hourOf(lastSeenAt),
    codes: presentCodesInForce(codes),
  };
}

/** Codes in force over GraphQL, newest first; by whom they were issued is nobody's business here. */
export function presentCodesInForce(codes: readonly VehicleCodeRow[]): AgencyCode[] {
  return codes
    .filter(({ revokedAt }) => revokedAt === null)
    .map((row) => {
      const { id, typedCode, path, issuedAt } = presentCode(row);
      return { id, typedCode, path, issuedAt };
    });
}

/** A driver over GraphQL as their agency knows them. */
export function presentAgencyDriver(row: ComparedDriver): AgencyDriver {
  return { ...comparedFigures(row), alias: row.alias, name: row.name };
}

/** A violation over GraphQL as the agency of its vehicle sees it. */
export function presentAgencyEvent(row: AgencyEventRow): AgencyEvent {
  const { registrationNumber, severity, grade, limitKmh, limitPlace, alias } = row;
  return {
    ...{ id: String(row.id), registrationNumber, severity, grade, limitKmh, limitPlace },
    hour: hourOf(row.startedAt),
    provenKmh: row.provenKmh === null ? null : Math.floor(row.provenKmh),
    road: row.road === '' ? null : row.road,
    driverAlias: alias,
  };
}

/** The beginning of the hour of a time: an agency is shown no finer one, from which a way could be put together. */
export function hourOf(time: Date): Date {
  return new Date(startOfHourMs(time.getTime()));
}

function comparedFigures({ violations, distanceM, rate, comparison }: Exposure & ComparedRate) {
  return { violations, judgedKm: kmOf(distanceM), rate, comparison };
}
