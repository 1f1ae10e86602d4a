import { statement } from '../../platform/db/statement';
import { LATEST_BOUND } from '../journeys/journey-binding.queries';

/**
 * Name of a vehicle: as it was registered, else as its enrolled device recorded it last, else its letters and
 * digits.
 */
const NAME = 'coalesce(vehicle.registration_number, latest.registration_number, vehicle.plate)';

/**
 * The vehicles with most ranked violations, worst first; of those with as many, the one with the latest. The same
 * number of them is the same rank. $1 how many vehicles.
 */
export const TOP_VIOLATORS = statement(
  'admin.top-violators',
  `WITH top AS (
           SELECT *, rank() OVER (ORDER BY violations DESC) AS rank FROM (
             SELECT * FROM vehicle_figure_now WHERE violations > 0
             ORDER BY violations DESC, latest_at DESC, vehicle_id LIMIT $1
           ) worst
         )
         SELECT vehicle.id AS "vehicleId", top.rank,
           ${NAME} AS "registrationNumber", vehicle.agency_name AS "transportAgency", top.violations AS "violationCount",
           CASE WHEN top.danger > 0 THEN 'DANGER' WHEN top.warning > 0 THEN 'WARNING' ELSE 'CAUTION' END AS severity,
           vehicle.violator_status AS status, top.demo = top.violations AS "isDemo"
         FROM top JOIN vehicle ON vehicle.id = top.vehicle_id
         LEFT JOIN LATERAL (${LATEST_BOUND('vehicle.id')}) latest ON true
         ORDER BY top.violations DESC, top.latest_at DESC, top.vehicle_id`,
  { notNull: ['rank', 'registrationNumber', 'violationCount', 'severity', 'isDemo'] },
);

/**
 * A vehicle as it stands among all violators: rank by ranked violations (1 is the worst; the same number is the same
 * rank). $1 vehicle.
 */
export const VIOLATOR = statement(
  'admin.violator',
  `WITH mine AS (
           SELECT coalesce(sum(violations), 0)::bigint AS violations, coalesce(sum(demo), 0)::bigint AS demo,
             coalesce(sum(warning), 0) AS warning, coalesce(sum(danger), 0) AS danger
           FROM vehicle_figure_now WHERE vehicle_id = $1
         ), above AS (
           SELECT count(*) AS vehicles FROM vehicle_figure_now
           WHERE violations > (SELECT violations FROM mine)
         ), latest AS (${LATEST_BOUND('$1')})
         SELECT vehicle.id AS "vehicleId", above.vehicles + 1 AS rank,
           ${NAME} AS "registrationNumber", vehicle.agency_name AS "transportAgency", mine.violations AS "violationCount",
           CASE WHEN mine.danger > 0 THEN 'DANGER' WHEN mine.warning > 0 THEN 'WARNING' ELSE 'CAUTION' END AS severity,
           vehicle.violator_status AS status, mine.violations > 0 AND mine.demo = mine.violations AS "isDemo"
         FROM vehicle CROSS JOIN mine CROSS JOIN above LEFT JOIN latest ON true WHERE vehicle.id = $1`,
  { notNull: ['rank', 'registrationNumber', 'violationCount', 'severity', 'isDemo'] },
);

/** The registration numbers of vehicles as last typed. $1 vehicles. */
export const REGISTRATIONS = statement(
  'admin.registrations',
  `SELECT vehicle.id AS "vehicleId", coalesce(vehicle.registration_number, latest.registration_number, vehicle.plate)
           AS "registrationNumber"
         FROM vehicle LEFT JOIN LATERAL (
           SELECT registration_number FROM journey WHERE vehicle_id = vehicle.id
           ORDER BY started_at DESC, id DESC LIMIT 1
         ) latest ON true
         WHERE vehicle.id = ANY ($1::bigint[]) ORDER BY vehicle.id`,
  { notNull: ['registrationNumber'] },
);
