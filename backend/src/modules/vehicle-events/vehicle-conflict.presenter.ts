import { maskPlate } from '@wakafine/domain/people/masking';
import type { VehicleConflictRow } from './list-conflicts';
import type { VehicleConflict } from './vehicle-conflict.type';

/** An event over GraphQL for staff: plates are masked, and nobody is named. */
export function presentConflict(row: VehicleConflictRow): VehicleConflict {
  return {
    ...row,
    id: String(row.id),
    vehicleId: String(row.vehicleId),
    registrationNumber: maskPlate(row.registrationNumber),
    phones: row.phones.map((phone) => ({
      ...phone,
      beside: phone.beside && {
        vehicleId: String(phone.beside.vehicleId),
        registrationNumber: maskPlate(phone.beside.registrationNumber),
        minutes: phone.beside.minutes,
      },
    })),
  };
}
