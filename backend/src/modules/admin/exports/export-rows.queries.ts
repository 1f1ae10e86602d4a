import type { Statement } from '../../../platform/db';

const VIOLATIONS = `FROM violation WHERE NOT is_withdrawn
  AND ($1::timestamptz IS NULL OR started_at >= $1) AND ($2::timestamptz IS NULL OR started_at < $2)
  AND ($3::text IS NULL OR severity = $3) AND ($4::text IS NULL OR category = $4)
  AND ($5::text IS NULL OR transport_agency = $5)`;

const INCIDENTS = `FROM incident WHERE ($1::timestamptz IS NULL OR occurred_at >= $1)
  AND ($2::timestamptz IS NULL OR occurred_at < $2) AND ($3::text IS NULL OR severity = $3)
  AND ($4::text IS NULL OR status = $4) AND ($5::text IS NULL OR incident_type = $5)`;

const AUDIT = `FROM audit_entry WHERE ($1::timestamptz IS NULL OR at >= $1) AND ($2::timestamptz IS NULL OR at < $2)
  AND ($3::text IS NULL OR act = $3) AND ($4::text IS NULL OR lower(actor_name) = lower($4)) AND $5::text IS NULL`;

const ON = 'AND id > $6 ORDER BY id LIMIT $7';

/** How many rows there are, and the next ones after an id, $6, so many, $7. $1 and $2 times, $3-$5 by kind. */
export interface ExportStatements {
  readonly count: Statement;
  readonly rows: Statement;
}

/** Violations. $3 severity, $4 category, $5 agency. */
export const EXPORT_VIOLATIONS: ExportStatements = {
  count: { name: 'admin.count-violations', text: `SELECT count(*) AS count ${VIOLATIONS}` },
  rows: {
    name: 'admin.export-violations',
    text: `SELECT id, started_at AS at, ended_at AS "endedAt", registration_number AS "registrationNumber",
             transport_agency AS agency, category, vehicle_type AS "vehicleType", severity, grade,
             speed_kmh AS "speedKmh", mean_speed_kmh AS "meanSpeedKmh", latitude AS lat, longitude AS lng,
             reported_at AS "reportedAt" ${VIOLATIONS} ${ON}`,
  },
};

/** Incidents. $3 severity, $4 status, $5 type. */
export const EXPORT_INCIDENTS: ExportStatements = {
  count: { name: 'admin.count-incidents', text: `SELECT count(*) AS count ${INCIDENTS}` },
  rows: {
    name: 'admin.export-incidents',
    text: `SELECT id, occurred_at AS at, received_at AS "receivedAt", incident_type AS "incidentType", severity, mood,
             status, status_reason AS reason, description, latitude AS lat, longitude AS lng ${INCIDENTS} ${ON}`,
  },
};

/** The audit log. $3 act, $4 actor; $5 is null. */
export const EXPORT_AUDIT: ExportStatements = {
  count: { name: 'admin.count-audit', text: `SELECT count(*) AS count ${AUDIT}` },
  rows: {
    name: 'admin.export-audit',
    text: `SELECT id, at, actor_name AS actor, actor_role AS role, act, target, details::text AS details ${AUDIT} ${ON}`,
  },
};
