import { statement } from '../../../platform/db/statement';
import type { Statement } from '../../../platform/db/statement';
import { isStaffSql } from '../../identity/accounts/role-sql';

/** SQL that is true of a demo account that goes with the demo data; $1 whether demo staff stay. */
export const GOES_WITH_DEMO_DATA = `is_demo AND (NOT (${isStaffSql('role')}) OR NOT $1::boolean)`;

/**
 * Holds the demo accounts that are to go, so that nothing new of theirs comes up meanwhile. $1 whether staff stay.
 */
export const LOCK_DEMO_ACCOUNTS = statement(
  'admin.lock-demo-accounts',
  `SELECT id FROM account WHERE ${GOES_WITH_DEMO_DATA} ORDER BY id FOR UPDATE`,
);

/**
 * Deletes the demo violations (with their cases), incidents and journeys (with their fixes), what was counted of where they passed, what was published of them, the demo campaigns with their changes, and the
 * views of demo accounts; vehicles that only they had go too.
 */
export const DELETE_DEMO_RECORDS: readonly Statement[] = [
  statement('admin.delete-demo-violations', 'DELETE FROM violation WHERE is_demo RETURNING id'),
  statement('admin.delete-demo-incidents', 'DELETE FROM incident WHERE is_demo RETURNING id'),
  statement(
    'admin.delete-demo-journeys',
    'DELETE FROM journey WHERE is_demo RETURNING id, vehicle_id AS "vehicleId"',
  ),
  statement(
    'admin.delete-demo-campaign-changes',
    'DELETE FROM campaign_change WHERE campaign_id = ANY (ARRAY(SELECT id FROM campaign WHERE is_demo))',
  ),
  statement('admin.delete-demo-campaigns', 'DELETE FROM campaign WHERE is_demo RETURNING id'),
  statement(
    'admin.delete-demo-views',
    'DELETE FROM saved_view WHERE owner_id = ANY (ARRAY(SELECT id FROM account WHERE is_demo)) RETURNING id',
  ),
  statement('admin.delete-demo-passages', 'DELETE FROM cell_passage WHERE is_demo'),
  statement('admin.delete-demo-open-data', 'DELETE FROM open_data_version WHERE is_demo'),
];

/**
 * Deletes the demo vehicles and those of the given ones that nothing is known of any more: neither journeys nor violations,
 * and staff have not registered them. $1 vehicles.
 */
export const DELETE_IDLE_VEHICLES = statement(
  'admin.delete-idle-vehicles',
  `DELETE FROM vehicle WHERE (is_demo OR (id = ANY ($1::bigint[]) AND registered_at IS NULL))
           AND NOT EXISTS (SELECT FROM journey WHERE vehicle.id IN (vehicle_id, typed_vehicle_id))
           AND NOT EXISTS (SELECT FROM violation WHERE vehicle_id = vehicle.id)`,
);

/** Deletes the agencies of demo mode that neither a vehicle belongs to nor anybody works for. */
export const DELETE_DEMO_AGENCIES = statement(
  'admin.delete-demo-agencies',
  `DELETE FROM transport_agency agency WHERE is_demo
           AND NOT EXISTS (SELECT FROM vehicle WHERE agency_name = agency.name)
           AND NOT EXISTS (SELECT FROM account WHERE agency_name = agency.name)`,
);

/** Deletes accounts. $1 accounts. */
export const DELETE_ACCOUNTS = statement(
  'admin.delete-accounts',
  'DELETE FROM account WHERE id = ANY ($1::bigint[]) RETURNING id',
);
