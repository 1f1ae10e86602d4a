import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import { statement } from '../../../platform/db/statement';

/** A vehicle that staff have entered into the register. */
export interface RegisteredRow {
  readonly id: number;
  /** As staff typed it. */
  readonly registrationNumber: string;
  /** Null while it belongs to none. */
  readonly agency: string | null;
  /** Class that staff have entered; null for none. */
  readonly vehicleClass: LimitedClass | null;
  readonly registeredAt: Date;
  readonly isDemo: boolean;
  /** Codes that are in force. */
  readonly codeCount: number;
  /** Enrolled devices that are approved and not revoked. */
  readonly deviceCount: number;
  /** Devices that were claimed and wait for approval. */
  readonly waitingCount: number;
}

const REGISTERED = `vehicle.id, vehicle.registration_number AS "registrationNumber", vehicle.agency_name AS agency,
  vehicle.vehicle_class AS "vehicleClass", vehicle.registered_at AS "registeredAt", vehicle.is_demo AS "isDemo",
  (SELECT count(*) FROM vehicle_code code WHERE code.vehicle_id = vehicle.id AND code.revoked_at IS NULL) AS "codeCount",
  (SELECT count(*) FROM enrolled_device device WHERE device.vehicle_id = vehicle.id
     AND device.approved_at IS NOT NULL AND device.revoked_at IS NULL) AS "deviceCount",
  (SELECT count(*) FROM enrolled_device device WHERE device.vehicle_id = vehicle.id
     AND device.claimed_at IS NOT NULL AND device.approved_at IS NULL AND device.revoked_at IS NULL) AS "waitingCount"`;
// A device that waits is rare: the vehicles are found from its side.
const IS_NARROWED = `vehicle.registered_at IS NOT NULL
  AND ($1::text IS NULL OR strpos(vehicle.plate, $1) > 0)
  AND (NOT $2::boolean OR vehicle.id IN (SELECT vehicle_id FROM enrolled_device
    WHERE claimed_at IS NOT NULL AND approved_at IS NULL AND revoked_at IS NULL))`;

/** A page of the register, newest first. $1 part of a plate or null, $2 only with a device that waits, $3 after, $4 rows. */
export const REGISTERED_PAGE = statement(
  'vehicles.registered-page',
  `SELECT ${REGISTERED} FROM vehicle
         WHERE ${IS_NARROWED} AND ($3::bigint IS NULL OR (vehicle.registered_at, vehicle.id) <
           (SELECT place.registered_at, place.id FROM vehicle place WHERE place.id = $3))
         ORDER BY vehicle.registered_at DESC, vehicle.id DESC LIMIT $4`,
  { notNull: ['registrationNumber', 'registeredAt', 'codeCount', 'deviceCount', 'waitingCount'] },
);

/** Number of vehicles. $1 part of a plate or null, $2 only with a device that waits. */
export const REGISTERED_COUNT = statement(
  'vehicles.registered-count',
  `SELECT count(*) AS count FROM vehicle WHERE ${IS_NARROWED}`,
  { notNull: ['count'] },
);

/** One vehicle of the register. $1 vehicle. */
export const REGISTERED_VEHICLE = statement(
  'vehicles.registered-vehicle',
  `SELECT ${REGISTERED} FROM vehicle WHERE vehicle.id = $1 AND vehicle.registered_at IS NOT NULL`,
  { notNull: ['registrationNumber', 'registeredAt', 'codeCount', 'deviceCount', 'waitingCount'] },
);

/** Holds a vehicle of the register until the transaction ends. $1 vehicle. */
export const LOCK_REGISTERED = statement(
  'vehicles.lock-registered',
  `SELECT id, plate, agency_name AS agency, vehicle_class AS "vehicleClass" FROM vehicle
         WHERE id = $1 AND registered_at IS NOT NULL FOR UPDATE`,
);

/** Enters a vehicle that is not in the register; no row otherwise. $1 vehicle, $2 plate as typed, $3 now, $4 class or null. */
export const REGISTER_VEHICLE = statement(
  'vehicles.register-vehicle',
  `UPDATE vehicle SET registered_at = $3, registration_number = $2, vehicle_class = $4
         WHERE id = $1 AND registered_at IS NULL RETURNING id`,
);

/** Gives a vehicle to an agency, or to none. $1 vehicle, $2 agency or null, $3 now. */
export const SET_AGENCY = statement(
  'vehicles.set-agency',
  'UPDATE vehicle SET agency_name = $2, agency_set_at = $3 WHERE id = $1',
);

/** Enters the class of a vehicle, or none. $1 vehicle, $2 class or null. */
export const SET_CLASS = statement(
  'vehicles.set-class',
  'UPDATE vehicle SET vehicle_class = $2 WHERE id = $1',
);

/** An agency under the name that it is known by, whatever the case. $1 name. */
export const FIND_AGENCY = statement(
  'vehicles.find-agency',
  'SELECT name FROM transport_agency WHERE lower(name) = lower($1) ORDER BY position LIMIT 1',
);

/** Adds an agency behind the others. $1 name. */
export const ADD_AGENCY = statement(
  'vehicles.add-agency',
  `INSERT INTO transport_agency (name, position)
         SELECT $1, coalesce(max(position), 0) + 1 FROM transport_agency ON CONFLICT (name) DO NOTHING`,
);
