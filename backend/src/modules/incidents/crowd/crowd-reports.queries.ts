import { statement } from '../../../platform/db/statement';

/** Lets crowd reports in one after another: of two at the same time each has to see the other. */
export const LOCK_CROWD = statement(
  'incidents.lock-crowd',
  "SELECT pg_advisory_xact_lock(hashtextextended('crowd-reports', 0))",
);

/** The reports of a person, and of all with a proven number around a latitude, within a time. $1 account, $2 and $3 time, $4 and $5 latitude. */
export const CROWD_REPORTS_NEAR = statement(
  'incidents.crowd-reports-near',
  `SELECT id, account_id AS "reporterId", violation_id AS "violationId", incident_id AS "incidentId", lat, lng,
           (extract(epoch FROM recorded_at) * 1000)::bigint AS "recordedAtMs", speed_kmh AS "speedKmh",
           is_verified AS "isVerified"
         FROM crowd_report WHERE recorded_at BETWEEN $2 AND $3 AND (account_id = $1 OR (lat BETWEEN $4 AND $5
           AND EXISTS (SELECT FROM account WHERE account.id = account_id AND number_proven_at IS NOT NULL)))`,
  { notNull: ['recordedAtMs'] },
);

/**
 * Stores a report, unverified. $1 account, $2 journey, $3 violation, $4 incident, $5 time, $6 latitude, $7
 * longitude,
 * $8 speed, km/h.
 */
export const INSERT_CROWD_REPORT = statement(
  'incidents.insert-crowd-report',
  `INSERT INTO crowd_report (account_id, journey_id, violation_id, incident_id, recorded_at, lat, lng, speed_kmh)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
);

/** Stores how reports were judged. $1 reports, $2 whether verified, $3 confidence. */
export const JUDGE_CROWD_REPORTS = statement(
  'incidents.judge-crowd-reports',
  `UPDATE crowd_report SET is_verified = judged.is_verified, confidence = judged.confidence
         FROM unnest($1::bigint[], $2::boolean[], $3::float8[]) AS judged (id, is_verified, confidence)
         WHERE crowd_report.id = judged.id`,
);

/**
 * Stores verdicts on violations and incidents; what was verified once stays so. $1 violations, $2 incidents, $3
 * whether
 * verified, $4 confidence, $5 reason.
 */
export const STORE_VERDICTS = statement(
  'incidents.store-verdicts',
  `INSERT INTO crowd_verdict (record_id, violation_id, incident_id, is_verified, confidence, reason)
         SELECT coalesce(violation_id, incident_id), violation_id, incident_id, is_verified, confidence, reason
         FROM unnest($1::bigint[], $2::bigint[], $3::boolean[], $4::float8[], $5::text[])
           AS verdict (violation_id, incident_id, is_verified, confidence, reason)
         ON CONFLICT (record_id) DO UPDATE SET is_verified = excluded.is_verified,
           confidence = excluded.confidence, reason = excluded.reason
         WHERE NOT crowd_verdict.is_verified`,
);

/**
 * Accepts incidents that others agree with to VERIFIED, where they may still come to that. $1 incidents, $2
 * statuses before,
 * $3 reason, $4 now.
 */
export const VERIFY_INCIDENTS = statement(
  'incidents.verify',
  `WITH verified AS (
           UPDATE incident SET status = 'VERIFIED', status_reason = $3, version = version + 1
           WHERE id = ANY ($1::bigint[]) AND status = ANY ($2::text[]) RETURNING id
         )
         INSERT INTO incident_event (incident_id, status, reason, changed_at)
         SELECT id, 'VERIFIED', $3, $4 FROM verified RETURNING incident_id AS id`,
);

/** Drops the reports before a time. $1 time. */
export const DELETE_OLD_CROWD_REPORTS = statement(
  'incidents.delete-old-crowd-reports',
  'DELETE FROM crowd_report WHERE recorded_at < $1',
);
