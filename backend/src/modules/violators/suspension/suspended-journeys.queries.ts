import { statement } from '../../../platform/db/statement';

/** Those of some journeys whose vehicle is suspended. $1 journeys. */
export const SUSPENDED_JOURNEYS = statement(
  'admin.suspended-journeys',
  `SELECT journey.id FROM journey JOIN vehicle ON vehicle.id = journey.vehicle_id
         WHERE journey.id = ANY ($1::bigint[]) AND vehicle.violator_status = 'SUSPENDED'`,
);
