import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import type { Exposure } from '@wakafine/domain/statistics/rates';
import { statement } from '../../../platform/db/statement';

/** Whole journeys begin at most this long before what is counted of them. */
const LONGEST_JOURNEY = `interval '7 days'`;

/** Violations of an agency that count: proven by its own enrolled devices, under confirmed limits, and not contested. */
const COUNTED = `violation.named_agency = $1 AND violation.is_primary AND NOT violation.is_withdrawn
  AND NOT violation.is_contested AND NOT violation.is_claimed AND violation.grade <> 'C'`;

/** Way that was judged under confirmed limits on journeys of an agency, since $2. */
const JUDGED = `FROM journey JOIN judged_way way ON way.journey_id = journey.id AND way.hour >= $2
  WHERE journey.named_agency = $1 AND journey.started_at >= $2::timestamptz - ${LONGEST_JOURNEY}`;

/** A vehicle of an agency. */
export interface AgencyVehicleRow extends Exposure {
  readonly id: number;
  readonly registrationNumber: string;
  readonly isSuspended: boolean;
  readonly vehicleClass: LimitedClass | null;
  /** Enrolled devices that are approved and not revoked. */
  readonly deviceCount: number;
  /** End of its last journey that an enrolled device recorded; null: none in 90 days. */
  readonly lastSeenAt: Date | null;
}

/** Vehicles of an agency with what was seen of them. $1 agency, $2 since when, $3 at most. */
export const AGENCY_VEHICLES = statement(
  'agencies.vehicles',
  `SELECT vehicle.id, coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber",
           vehicle.vehicle_class AS "vehicleClass", vehicle.violator_status = 'SUSPENDED' AS "isSuspended",
           coalesce(counted.violations, 0)::integer AS violations,
           coalesce(judged.distance_m, 0)::float8 AS "distanceM", seen.at AS "lastSeenAt",
           (SELECT count(*)::integer FROM enrolled_device device WHERE device.vehicle_id = vehicle.id
             AND device.approved_at IS NOT NULL AND device.revoked_at IS NULL) AS "deviceCount"
         FROM vehicle
         LEFT JOIN (SELECT journey.vehicle_id, sum(way.confirmed_m * way.share) AS distance_m ${JUDGED}
           GROUP BY journey.vehicle_id) judged ON judged.vehicle_id = vehicle.id
         LEFT JOIN (SELECT violation.vehicle_id, count(*) AS violations FROM violation
           WHERE ${COUNTED} AND violation.started_at >= $2 GROUP BY violation.vehicle_id) counted
           ON counted.vehicle_id = vehicle.id
         LEFT JOIN LATERAL (SELECT coalesce(journey.ended_at, journey.last_fix_at) AS at FROM journey
           WHERE journey.vehicle_id = vehicle.id AND journey.binding = 'BOUND' AND journey.named_agency = $1
           ORDER BY journey.started_at DESC, journey.id DESC LIMIT 1) seen ON true
         WHERE vehicle.agency_name = $1 AND vehicle.registered_at IS NOT NULL
         ORDER BY vehicle.registration_number, vehicle.id LIMIT $3`,
  { notNull: ['registrationNumber', 'isSuspended', 'violations', 'distanceM', 'deviceCount'] },
);

/** Holds a vehicle of an agency; no row for one that is not its own. $1 agency, $2 vehicle. */
export const OWN_VEHICLE = statement(
  'agencies.own-vehicle',
  'SELECT id FROM vehicle WHERE agency_name = $1 AND id = $2 AND registered_at IS NOT NULL FOR NO KEY UPDATE',
);

/** The vehicle of a code, of an agency's own. $1 agency, $2 code. */
export const VEHICLE_OF_OWN_CODE = statement(
  'agencies.vehicle-of-own-code',
  `SELECT code.vehicle_id AS "vehicleId" FROM vehicle_code code JOIN vehicle ON vehicle.id = code.vehicle_id
         WHERE vehicle.agency_name = $1 AND code.id = $2`,
);

/** Journeys of drivers: a tracker of the vehicle has no driver whom anybody knows. */
export const DRIVEN = `journey.traveller_role = 'DRIVER' AND journey.account_id IS NOT NULL
  AND NOT EXISTS (SELECT FROM tracker_journey WHERE tracker_journey.journey_id = journey.id)`;

/** Drivers of an agency whom it has no alias for. $1 agency, $2 since when. */
export const DRIVERS_WITHOUT_ALIAS = statement(
  'agencies.drivers-without-alias',
  `SELECT DISTINCT journey.account_id AS "accountId" FROM journey
         WHERE journey.named_agency = $1 AND journey.started_at >= $2 AND ${DRIVEN}
           AND NOT EXISTS (SELECT FROM agency_driver known
             WHERE known.agency_name = $1 AND known.account_id = journey.account_id)`,
  { notNull: ['accountId'] },
);

/** Gives a driver an alias, unless they have one or it is in use. $1 agency, $2 account, $3 alias. */
export const INSERT_ALIAS = statement(
  'agencies.insert-alias',
  `INSERT INTO agency_driver (agency_name, account_id, alias) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
);

/** The alias of a driver in an agency; no row without one. $1 agency, $2 account. */
export const ALIAS_OF_DRIVER = statement(
  'agencies.alias-of-driver',
  'SELECT alias FROM agency_driver WHERE agency_name = $1 AND account_id = $2',
);

/** A driver of an agency, under their alias. */
export interface AgencyDriverFigures extends Exposure {
  readonly alias: string;
  /** Null until the driver lets the agency see it, and while the account is to be deleted or its number is not proven. */
  readonly name: string | null;
}

/** Drivers of an agency with what was seen of them. $1 agency, $2 since when, $3 at most. */
export const AGENCY_DRIVERS = statement(
  'agencies.drivers',
  `SELECT known.alias, CASE WHEN known.shows_name_since IS NOT NULL AND account.number_proven_at IS NOT NULL
             AND account.deletion_requested_at IS NULL THEN account.full_name END AS name,
           coalesce(counted.violations, 0)::integer AS violations, judged.distance_m::float8 AS "distanceM"
         FROM (SELECT journey.account_id, sum(way.confirmed_m * way.share) AS distance_m ${JUDGED} AND ${DRIVEN}
           GROUP BY journey.account_id) judged
         JOIN agency_driver known ON known.agency_name = $1 AND known.account_id = judged.account_id
         JOIN account ON account.id = known.account_id
         LEFT JOIN (SELECT journey.account_id, count(*) AS violations
           FROM violation JOIN journey ON journey.id = violation.journey_id
           WHERE ${COUNTED} AND violation.started_at >= $2 AND ${DRIVEN} GROUP BY journey.account_id) counted
           ON counted.account_id = judged.account_id
         ORDER BY known.alias LIMIT $3`,
  { notNull: ['violations', 'distanceM'] },
);

/** A violation of an agency's own vehicle. */
export interface AgencyEventRow {
  readonly id: number;
  readonly startedAt: Date;
  readonly registrationNumber: string;
  readonly severity: 'CAUTION' | 'WARNING' | 'DANGER';
  readonly grade: 'A' | 'B' | 'C';
  readonly provenKmh: number | null;
  readonly limitKmh: number | null;
  readonly limitPlace: string | null;
  readonly road: string | null;
  readonly alias: string | null;
}

/**
 * A page of the violations of an agency, newest first; all of an hour in the order of their ids, which say no more. $1 agency,
 * $2 before this time or null, $3 and this id, $4 rows.
 */
export const AGENCY_EVENTS = statement(
  'agencies.events',
  `SELECT violation.id, violation.started_at AS "startedAt",
           coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber", violation.severity,
           violation.grade, violation.proven_kmh AS "provenKmh", violation.limit_kmh AS "limitKmh",
           violation.limit_place AS "limitPlace", violation.road, known.alias
         FROM violation JOIN vehicle ON vehicle.id = violation.vehicle_id
         LEFT JOIN agency_driver known ON known.agency_name = $1 AND known.account_id = violation.account_id
         WHERE ${COUNTED} AND ($2::timestamptz IS NULL OR (violation.started_at, violation.id) < ($2, $3::bigint))
         ORDER BY violation.started_at DESC, violation.id DESC LIMIT $4`,
  { notNull: ['registrationNumber'] },
);

/** The place of a row in that list; no row for what is not there. $1 agency, $2 violation. */
export const EVENT_PLACE = statement(
  'agencies.event-place',
  `SELECT started_at AS "startedAt" FROM violation WHERE ${COUNTED} AND id = $2`,
);
