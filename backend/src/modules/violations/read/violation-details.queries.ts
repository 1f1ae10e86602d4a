import { statement } from '../../../platform/db/statement';

const SHOWN_AT = `CASE WHEN $2 THEN date_bin('1 hour', violation.started_at, timestamptz 'epoch')
  ELSE violation.started_at END`;

/**
 * Facts behind some violations: the telephone of their agencies, the status and the earlier ranked violations of
 * their
 * vehicles, the tariff of their time, and what crowd reports make of them. $1 violations, $2 whether
 * for a public row, which goes by its hour alone.
 */
export const VIOLATION_DETAILS = statement(
  'violations.details',
  `SELECT violation.id, agency.phone AS "agencyPhone", named.phone AS "namedAgencyPhone", vehicle.violator_status AS "vehicleStatus",
           (SELECT count(*) FROM violation earlier
            WHERE earlier.vehicle_id = violation.vehicle_id
              AND (earlier.started_at, earlier.id) < (violation.started_at, violation.id)
              AND NOT earlier.is_withdrawn AND NOT earlier.is_claimed AND earlier.grade <> 'C' AND earlier.is_primary
              AND earlier.is_limit_confirmed AND NOT earlier.is_contested
           ) AS "previousViolations",
           (SELECT count(*) FROM violation earlier
            WHERE earlier.vehicle_id = violation.vehicle_id AND earlier.account_id = violation.account_id
              AND (earlier.started_at, earlier.id) < (violation.started_at, violation.id)
              AND NOT earlier.is_withdrawn AND NOT earlier.is_claimed AND earlier.grade <> 'C'
           ) AS "ownPreviousViolations",
           tariff.caution_xaf AS "cautionXaf", tariff.warning_xaf AS "warningXaf", tariff.danger_xaf AS "dangerXaf",
           verdict.is_verified AS "crowdIsVerified", verdict.confidence AS "crowdConfidence",
           verdict.reason AS "crowdReason"
         FROM violation JOIN vehicle ON vehicle.id = violation.vehicle_id
         LEFT JOIN transport_agency agency ON lower(agency.name) = lower(violation.transport_agency)
         LEFT JOIN transport_agency named ON named.name = violation.named_agency
         LEFT JOIN crowd_verdict verdict ON verdict.record_id = violation.id
         CROSS JOIN LATERAL (
           SELECT caution_xaf, warning_xaf, danger_xaf FROM fine_tariff
           WHERE effective_at <= ${SHOWN_AT} ORDER BY effective_at DESC LIMIT 1
         ) tariff
         WHERE violation.id = ANY ($1::bigint[])`,
  { notNull: ['previousViolations', 'ownPreviousViolations'] },
);
