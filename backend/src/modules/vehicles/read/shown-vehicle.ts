import type DataLoader from 'dataloader';
import { presentVehicle } from './vehicle.presenter';
import type { VehicleRow } from './read-vehicles.queries';
import type { Vehicle } from './vehicle.type';

/** The vehicle of a row over GraphQL; null for a reader to whom the row does not give the vehicle's id. */
export async function shownVehicle(
  vehicleId: string | null,
  vehicles: DataLoader<number, VehicleRow | null>,
): Promise<Vehicle | null> {
  const row = vehicleId === null ? null : await vehicles.load(Number(vehicleId));
  return row === null ? null : presentVehicle(row);
}
