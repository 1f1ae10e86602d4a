import type { Statement } from '../../platform/db';

/**
 * Holds the demo accounts that are to go, so that nothing new of theirs comes up meanwhile. $1 whether staff stay.
 */
export const LOCK_DEMO_ACCOUNTS: Statement = {
  name: 'admin.lock-demo-accounts',
  text: `SELECT id FROM account WHERE is_demo AND (role = 'CITIZEN' OR NOT $1::boolean) ORDER BY id FOR UPDATE`,
};

/**
 * Deletes the demo violations, incidents and journeys (with their fixes), and what was counted of where they passed; vehicles
 * that only they had go too.
 */
export const DELETE_DEMO_RECORDS: readonly Statement[] = [
  { name: 'admin.delete-demo-violations', text: 'DELETE FROM violation WHERE is_demo RETURNING id' },
  { name: 'admin.delete-demo-incidents', text: 'DELETE FROM incident WHERE is_demo RETURNING id' },
  {
    name: 'admin.delete-demo-journeys',
    text: 'DELETE FROM journey WHERE is_demo RETURNING id, vehicle_id AS "vehicleId"',
  },
  { name: 'admin.delete-demo-passages', text: 'DELETE FROM cell_passage WHERE is_demo' },
];

/** Deletes those of the given vehicles that nothing is known of any more. $1 vehicles. */
export const DELETE_IDLE_VEHICLES: Statement = {
  name: 'admin.delete-idle-vehicles',
  text: `DELETE FROM vehicle WHERE id = ANY ($1::bigint[])
           AND NOT EXISTS (SELECT FROM journey WHERE vehicle_id = vehicle.id)
           AND NOT EXISTS (SELECT FROM violation WHERE vehicle_id = vehicle.id)`,
};

/** Deletes accounts. $1 accounts. */
export const DELETE_ACCOUNTS: Statement = {
  name: 'admin.delete-accounts',
  text: 'DELETE FROM account WHERE id = ANY ($1::bigint[]) RETURNING id',
};
