import type { Statement } from '../../platform/db';

/**
 * What stands behind some violations: the telephone of their agencies, the status and the earlier ranked violations of their
 * vehicles, the threshold and the tariff of their time, and what crowd reports make of them. $1 violations.
 */
export const VIOLATION_DETAILS: Statement = {
  name: 'violations.details',
  text: `SELECT violation.id, agency.phone AS "agencyPhone", vehicle.violator_status AS "vehicleStatus",
           (SELECT count(*) FROM violation earlier
            WHERE earlier.vehicle_id = violation.vehicle_id
              AND (earlier.started_at, earlier.id) < (violation.started_at, violation.id)
              AND NOT earlier.is_withdrawn AND NOT earlier.is_claimed AND earlier.grade <> 'C'
           ) AS "previousViolations",
           (SELECT caution FROM speed_thresholds WHERE effective_at <= violation.started_at
            ORDER BY effective_at DESC LIMIT 1
           ) AS "limitKmh",
           tariff.caution_xaf AS "cautionXaf", tariff.warning_xaf AS "warningXaf", tariff.danger_xaf AS "dangerXaf",
           verdict.is_verified AS "crowdIsVerified", verdict.confidence AS "crowdConfidence",
           verdict.reason AS "crowdReason"
         FROM violation JOIN vehicle ON vehicle.id = violation.vehicle_id
         LEFT JOIN transport_agency agency ON lower(agency.name) = lower(violation.transport_agency)
         LEFT JOIN crowd_verdict verdict ON verdict.record_id = violation.id
         CROSS JOIN LATERAL (
           SELECT caution_xaf, warning_xaf, danger_xaf FROM fine_tariff
           WHERE effective_at <= violation.started_at ORDER BY effective_at DESC LIMIT 1
         ) tariff
         WHERE violation.id = ANY ($1::bigint[])`,
};
