import type { Statement } from '../../platform/db';

/** Changes the status of a vehicle; gives no row when there is none. $1 vehicle, $2 status. */
export const SET_VIOLATOR_STATUS: Statement = {
  name: 'admin.set-violator-status',
  text: 'UPDATE vehicle SET violator_status = $2 WHERE id = $1 RETURNING id',
};

/** Keeps a change of status. $1 vehicle, $2 status, $3 reason, $4 now, $5 staff. */
export const INSERT_STATUS_CHANGE: Statement = {
  name: 'admin.insert-status-change',
  text: `INSERT INTO vehicle_status_change (vehicle_id, status, reason, changed_at, changed_by)
         VALUES ($1, $2, $3, $4, $5)`,
};

/** Violations that count in rankings. */
const RANKED = "NOT is_withdrawn AND NOT is_claimed AND grade <> 'C'";

/**
 * A vehicle as it stands among all violators: rank by ranked violations (1 is the worst; the same number is the same
 * rank). $1 vehicle.
 */
export const VIOLATOR: Statement = {
  name: 'admin.violator',
  text: `WITH mine AS (
           SELECT count(*) AS violations, max(array_position(ARRAY['CAUTION', 'WARNING', 'DANGER'], severity)) AS worst
           FROM violation WHERE vehicle_id = $1 AND ${RANKED}
         ), above AS (
           SELECT count(*) AS vehicles FROM (
             SELECT 1 FROM violation WHERE ${RANKED} GROUP BY vehicle_id
             HAVING count(*) > (SELECT violations FROM mine)
           ) each
         ), latest AS (
           SELECT registration_number, transport_agency FROM journey WHERE vehicle_id = $1
           ORDER BY started_at DESC, id DESC LIMIT 1
         )
         SELECT vehicle.id AS "vehicleId", above.vehicles + 1 AS rank,
           coalesce(latest.registration_number, vehicle.plate) AS "registrationNumber",
           latest.transport_agency AS "transportAgency", mine.violations AS "violationCount",
           coalesce((ARRAY['CAUTION', 'WARNING', 'DANGER'])[mine.worst], 'CAUTION') AS severity,
           vehicle.violator_status AS status
         FROM vehicle CROSS JOIN mine CROSS JOIN above LEFT JOIN latest ON true WHERE vehicle.id = $1`,
};

/** The registration numbers of vehicles as last typed. $1 vehicles. */
export const REGISTRATIONS: Statement = {
  name: 'admin.registrations',
  text: `SELECT vehicle.id AS "vehicleId", coalesce(latest.registration_number, vehicle.plate) AS "registrationNumber"
         FROM vehicle LEFT JOIN LATERAL (
           SELECT registration_number FROM journey WHERE vehicle_id = vehicle.id
           ORDER BY started_at DESC, id DESC LIMIT 1
         ) latest ON true
         WHERE vehicle.id = ANY ($1::bigint[]) ORDER BY vehicle.id`,
};
