import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import { statement } from '../../../platform/db/statement';

/** An agency under the name that it is known by. */
export interface AgencyRow {
  readonly name: string;
  /** Null where none is known. */
  readonly phone: string | null;
}

/** A vehicle with its agency. */
export interface VehicleRow {
  readonly id: number;
  /** As staff typed it, else in its canonical form. */
  readonly registrationNumber: string;
  /** Class that staff have entered; null for none. */
  readonly vehicleClass: LimitedClass | null;
  readonly isRegistered: boolean;
  /** Null while it belongs to none. */
  readonly agency: string | null;
  readonly agencyPhone: string | null;
}

/** Vehicles with their agencies. $1 vehicles. */
export const VEHICLES_BY_ID = statement(
  'vehicles.by-id',
  `SELECT vehicle.id, coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber",
           vehicle.vehicle_class AS "vehicleClass", vehicle.registered_at IS NOT NULL AS "isRegistered",
           agency.name AS agency, agency.phone AS "agencyPhone"
         FROM vehicle LEFT JOIN transport_agency agency ON agency.name = vehicle.agency_name
         WHERE vehicle.id = ANY ($1::bigint[])`,
  { notNull: ['registrationNumber', 'isRegistered'] },
);

/** An agency of exactly this name. $1 name. */
export const AGENCY_BY_NAME = statement(
  'vehicles.agency-by-name',
  'SELECT name, phone FROM transport_agency WHERE name = $1',
);
