import { statement } from '../../../platform/db/statement';
import type { Statement } from '../../../platform/db/statement';
import { countedIn } from '../../violations/read/counted-filter.queries';
import { CELL_NUMBER } from '../../incidents/incidents.queries';
import { vehiclesShowing } from '../../violations/read/search-condition.queries';
import { auditTexts } from '../audit/list-audit-entries.queries';

const VIOLATIONS = `FROM violation WHERE NOT is_withdrawn
  AND ($1::timestamptz IS NULL OR started_at >= $1) AND ($2::timestamptz IS NULL OR started_at < $2)
  AND ($3::text IS NULL OR severity = $3) AND ($4::text IS NULL OR category = $4)
  AND ($5::text IS NULL OR lower(transport_agency) = lower($5))
  AND ($6::text IS NULL OR ($6 = 'RESOLVED') = (reported_at IS NOT NULL))
  AND ($7::text IS NULL OR strpos(lower(transport_agency), lower($7)) > 0 OR vehicle_id IN (${vehiclesShowing('$8::text')}))
  AND ($9::jsonb IS NULL OR ${countedIn('$9::jsonb', { from: '$1::timestamptz', to: '$2::timestamptz' })})`;

const INCIDENTS = `FROM incident WHERE ($1::timestamptz IS NULL OR occurred_at >= $1)
  AND ($2::timestamptz IS NULL OR occurred_at < $2) AND ($3::text IS NULL OR severity = $3)
  AND ($4::text IS NULL OR incident_type = $4) AND ($5::int[] IS NULL OR ${CELL_NUMBER} = ANY ($5))
  AND ($6::text IS NULL OR status = $6) AND ($7::text IS NULL OR description ILIKE $7 OR id = $8::bigint)
  AND extract(hour FROM occurred_at AT TIME ZONE 'Africa/Douala')::int = ANY ($9::int[])`;

const AUDIT = `FROM audit_entry WHERE ($1::timestamptz IS NULL OR at >= $1) AND ($2::timestamptz IS NULL OR at < $2)
  AND ($3::text IS NULL OR act = $3) AND ($4::text IS NULL OR lower(actor_name) = lower($4))
  AND $5::text IS NULL AND $6::text IS NULL AND ($7::text IS NULL OR ${auditTexts('audit_entry')} ILIKE $7)
  AND ($8::text IS NULL OR strpos(lower(actor_name), lower($8)) > 0)`;

/** The next rows after an id, the parameter of a number, so many, the parameter after it. */
const onFrom = (number: number): string => `AND id > $${number} ORDER BY id LIMIT $${number + 1}`;

/** Number of rows there are, and the next ones after an id, so many: the last two. $1 and $2 times, the others by kind. */
export interface ExportStatements {
  readonly count: Statement;
  readonly rows: Statement;
}

/** Violations. $3 severity, $4 category, $5 agency, $6 status, $7 text, $8 the text as a plate, $9 a figure, as JSON. */
export const EXPORT_VIOLATIONS: ExportStatements = {
  count: statement('admin.count-violations', `SELECT count(*) AS count ${VIOLATIONS}`),
  rows: statement(
    'admin.export-violations',
    `SELECT violation.id, started_at AS at, ended_at AS "endedAt", registration_number AS "registrationNumber",
             transport_agency AS agency, category, vehicle_type AS "vehicleType", severity, grade,
             binding AS level, speed_kmh AS "speedKmh", mean_speed_kmh AS "meanSpeedKmh", latitude AS lat, longitude AS lng,
             heading_deg AS "headingDeg", proven_kmh AS "provenKmh", uncertainty_kmh AS "uncertaintyKmh", proven_s AS "provenS",
             is_over_gaps AS "isOverGaps", limit_kmh AS "limitKmh", limit_zone AS "limitZone", limit_place AS "limitPlace",
             limit_source AS "limitSource",
             CASE WHEN limit_kmh IS NOT NULL THEN is_limit_confirmed END AS "isLimitConfirmed",
             reported_at AS "reportedAt", account_id AS "accountId", nullif(road, '') AS road, is_demo AS "isDemo",
             violation_case.id AS "caseId", violation_case.state AS "caseState"
           FROM (SELECT * ${VIOLATIONS} ${onFrom(10)}) violation
           LEFT JOIN violation_case ON violation_case.violation_id = violation.id ORDER BY violation.id`,
  ),
};

/** The last record of a crash by staff: the minimum data set, with vehicles and people as lists in JSON. */
const CRASH = `SELECT version AS "crashVersion", occurred_at AS "crashAt", latitude AS "crashLat", longitude AS "crashLng",
    municipality, road, road_class AS "roadClass", crash_type AS "crashType", weather, light, surface,
    vehicles::text AS "crashVehicles", people::text AS "crashPeople", killed_count AS "killedCount",
    serious_count AS "seriousCount", slight_count AS "slightCount"
  FROM crash_record WHERE incident_id = incident.id ORDER BY version DESC LIMIT 1`;

/** Incidents with the record of a crash. $3 severity, $4 type, $5 cells, $6 status, $7 pattern of a text, $8 the text as an id, $9 hours of the day. */
export const EXPORT_INCIDENTS: ExportStatements = {
  count: statement('admin.count-incidents', `SELECT count(*) AS count ${INCIDENTS}`),
  rows: statement(
    'admin.export-incidents',
    `SELECT id, occurred_at AS at, received_at AS "receivedAt", incident_type AS "incidentType", severity, mood,
             status, status_reason AS reason, description, injured_count AS "injuredCount", seen_vehicle AS "seenVehicle",
             latitude AS lat, longitude AS lng, is_demo AS "isDemo", crash.*
           FROM (SELECT * ${INCIDENTS} ${onFrom(10)}) incident LEFT JOIN LATERAL (${CRASH}) crash ON true ORDER BY id`,
  ),
};

/** The audit log. $3 act, $4 actor, $7 pattern of a text, $8 part of an actor; $5 and $6 are null. */
export const EXPORT_AUDIT: ExportStatements = {
  count: statement('admin.count-audit', `SELECT count(*) AS count ${AUDIT}`),
  rows: statement(
    'admin.export-audit',
    `SELECT id, at, actor_name AS actor, actor_role AS role, act, target, details::text AS details ${AUDIT} ${onFrom(9)}`,
  ),
};
