import { statement } from '../../../platform/db/statement';

/** A vehicle's code as it is stored. */
export interface VehicleCodeRow {
  readonly id: number;
  readonly vehicleId: number;
  readonly publicId: string;
  readonly keyId: string;
  readonly signature: Buffer;
  readonly issuedAt: Date;
  /** Username; null once the account is gone. */
  readonly issuedBy: string | null;
  /** Null while it is in force. */
  readonly revokedAt: Date | null;
  readonly revokedBy: string | null;
  readonly revokeReason: string | null;
}

/** A code with what it is signed for. */
export interface CodeOfVehicle extends VehicleCodeRow {
  readonly plate: string;
  readonly registrationNumber: string;
  readonly agency: string | null;
}

const CODE = `code.id, code.vehicle_id AS "vehicleId", code.public_id AS "publicId", code.key_id AS "keyId",
  code.signature, code.issued_at AS "issuedAt", issuer.username AS "issuedBy", code.revoked_at AS "revokedAt",
  revoker.username AS "revokedBy", code.revoke_reason AS "revokeReason"`;
const STAFF = `LEFT JOIN account issuer ON issuer.id = code.issued_by
  LEFT JOIN account revoker ON revoker.id = code.revoked_by`;

/** A code with its vehicle. $1 public id. */
export const CODE_BY_PUBLIC_ID = statement(
  'vehicles.code-by-public-id',
  `SELECT ${CODE}, vehicle.plate, vehicle.agency_name AS agency,
           coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber"
         FROM vehicle_code code JOIN vehicle ON vehicle.id = code.vehicle_id ${STAFF}
         WHERE code.public_id = $1`,
  { notNull: ['registrationNumber'] },
);

/** The codes of vehicles, newest first. $1 vehicles. */
export const CODES_OF_VEHICLES = statement(
  'vehicles.codes-of-vehicles',
  `SELECT ${CODE} FROM vehicle_code code ${STAFF} WHERE code.vehicle_id = ANY ($1::bigint[]) ORDER BY code.id DESC`,
);

/** Number of codes of a vehicle in force. $1 vehicle. */
export const COUNT_CODES_IN_FORCE = statement(
  'vehicles.count-codes-in-force',
  'SELECT count(*) AS count FROM vehicle_code WHERE vehicle_id = $1 AND revoked_at IS NULL',
  { notNull: ['count'] },
);

/** Revokes a code that is in force; no row otherwise. $1 code, $2 now, $3 staff, $4 reason. */
export const REVOKE_CODE = statement(
  'vehicles.revoke-code',
  `UPDATE vehicle_code SET revoked_at = $2, revoked_by = $3, revoke_reason = $4
         WHERE id = $1 AND revoked_at IS NULL RETURNING vehicle_id AS "vehicleId"`,
);

/** The vehicle of a code. $1 code. */
export const VEHICLE_OF_CODE = statement(
  'vehicles.vehicle-of-code',
  'SELECT vehicle_id AS "vehicleId" FROM vehicle_code WHERE id = $1',
);
