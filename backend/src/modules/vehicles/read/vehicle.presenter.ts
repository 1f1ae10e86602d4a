import { maskPlate } from '@wakafine/domain/people/masking';
import type { AgencyRow, VehicleRow } from './read-vehicles.queries';
import type { Agency, Vehicle } from './vehicle.type';

/** An agency over GraphQL. */
export function presentAgency({ name, phone }: AgencyRow): Agency {
  return { id: name, name, phone };
}

/** A vehicle over GraphQL as staff see it: its plate is masked. */
export function presentVehicle(row: VehicleRow): Vehicle {
  const { id, registrationNumber, vehicleClass, isRegistered, agency, agencyPhone } = row;
  return {
    id: String(id),
    registrationNumber: maskPlate(registrationNumber),
    vehicleClass,
    isRegistered,
    agency: agency === null ? null : presentAgency({ name: agency, phone: agencyPhone }),
  };
}
