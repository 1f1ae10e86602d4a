import { statement } from '../../../platform/db/statement';

/** Counts the mobile numbers of demo citizens as proven. $1 since. */
export const PROVE_DEMO_NUMBERS = statement(
  'vehicles.prove-demo-numbers',
  `UPDATE account SET number_proven_at = $1
         WHERE is_demo AND mobile_number IS NOT NULL AND number_proven_at IS NULL`,
);

/** Adds an agency of demo mode behind the others. $1 name. */
export const ADD_DEMO_AGENCY = statement(
  'vehicles.add-demo-agency',
  `INSERT INTO transport_agency (name, position, is_demo)
         SELECT $1, coalesce(max(position), 0) + 1, true FROM transport_agency ON CONFLICT (name) DO NOTHING`,
);

/** Registers a demo vehicle, unless staff have registered it. $1 vehicle, $2 plate, $3 agency, $4 since, $5 class. */
export const REGISTER_DEMO_VEHICLE = statement(
  'vehicles.register-demo-vehicle',
  `UPDATE vehicle SET registered_at = $4, registration_number = $2, agency_name = $3, agency_set_at = $4,
           vehicle_class = $5, is_demo = true
         WHERE id = $1 AND registered_at IS NULL`,
);

/** Stores a demo code once. $1 vehicle, $2 public id, $3 key id, $4 signature, $5 since. */
export const ENSURE_DEMO_CODE = statement(
  'vehicles.ensure-demo-code',
  `INSERT INTO vehicle_code (vehicle_id, public_id, key_id, signature, issued_at)
         SELECT id, $2, $3, $4, $5 FROM vehicle WHERE id = $1 AND is_demo
         ON CONFLICT (public_id) DO NOTHING`,
);

/** Enrols the phone of a demo driver once. $1 vehicle, $2 mobile number, $3 public key, $4 since. */
export const ENSURE_DEMO_PHONE = statement(
  'vehicles.ensure-demo-phone',
  `INSERT INTO enrolled_device (vehicle_id, kind, account_id, public_key, invited_at, invitation_expires_at,
           claimed_at, approved_at)
         SELECT vehicle.id, 'PHONE', account.id, $3, $4, $4, $4, $4 FROM vehicle, account
         WHERE vehicle.id = $1 AND vehicle.is_demo AND account.mobile_number = $2 AND account.is_demo
           AND NOT EXISTS (SELECT FROM enrolled_device WHERE vehicle_id = $1 AND account_id = account.id)`,
);
