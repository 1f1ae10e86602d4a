import { statement } from '../../../platform/db/statement';

/** Those of some journeys whose vehicle is suspended. $1 journeys. */
export const SUSPENDED_JOURNEYS = statement(
  'admin.suspended-journeys',
  `SELECT journey.id FROM journey JOIN vehicle ON vehicle.id = journey.vehicle_id
         WHERE journey.id = ANY ($1::bigint[]) AND vehicle.violator_status = 'SUSPENDED'`,
);

/**
 * Those who drove a vehicle with its enrolled device since a time, each with the plate of their latest journey. $1 vehicle, $2 since.
 */
export const DRIVERS_OF_VEHICLE = statement(
  'admin.drivers-of-vehicle',
  `SELECT DISTINCT ON (account_id) account_id AS "accountId", registration_number AS "registrationNumber"
         FROM journey WHERE vehicle_id = $1 AND binding = 'BOUND' AND started_at >= $2 AND account_id IS NOT NULL
         ORDER BY account_id, started_at DESC`,
  { notNull: ['accountId'] },
);
