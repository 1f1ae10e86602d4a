import type { Statement } from '../../platform/db';

/** Holds the status of a vehicle while it is decided on. $1 vehicle. */
export const LOCK_VIOLATOR: Statement = {
  name: 'admin.lock-violator',
  text: `SELECT violator_status AS status, violator_status_source AS source, violator_version AS version
         FROM vehicle WHERE id = $1 FOR NO KEY UPDATE`,
};

/**
 * Decides on a vehicle, and keeps that. Cleared (ACTIVE) is back under the rule, which then looks at what comes after.
 * $1 vehicle, $2 status, $3 reason, $4 now, $5 staff.
 */
export const DECIDE_ON_VIOLATOR: Statement = {
  name: 'admin.decide-on-violator',
  text: `WITH decided AS (
           UPDATE vehicle SET violator_status = $2, violator_version = violator_version + 1,
             violator_status_source = CASE WHEN $2 = 'ACTIVE' THEN 'RULE' ELSE 'DECISION' END,
             violator_cleared_at = CASE WHEN $2 = 'ACTIVE' THEN $4::timestamptz ELSE violator_cleared_at END
           WHERE id = $1 RETURNING id
         )
         INSERT INTO vehicle_status_change (vehicle_id, status, reason, changed_at, changed_by)
         SELECT id, $2, $3, $4, $5 FROM decided`,
};

/** Ends what is proposed for a vehicle. $1 vehicle, $2 outcome, $3 now, $4 staff. */
export const END_PROPOSAL: Statement = {
  name: 'admin.end-proposal',
  text: `UPDATE suspension_proposal SET decided_at = $3, decided_by = $4,
           outcome = CASE WHEN expires_at <= $3 THEN 'EXPIRED' ELSE $2 END
         WHERE vehicle_id = $1 AND outcome IS NULL RETURNING id`,
};

/** Proposes to suspend a vehicle. $1 vehicle, $2 reason, $3 staff, $4 now, $5 until when. */
export const INSERT_PROPOSAL: Statement = {
  name: 'admin.insert-proposal',
  text: `INSERT INTO suspension_proposal (vehicle_id, reason, proposed_by, proposed_at, expires_at)
         VALUES ($1, $2, $3, $4, $5) RETURNING id`,
};

/** What is proposed for a vehicle and has not expired. $1 vehicle, $2 now. */
export const OPEN_PROPOSAL: Statement = {
  name: 'admin.open-proposal',
  text: `SELECT proposal.id, proposal.reason, proposal.proposed_by AS "proposedById",
           account.username AS "proposedBy", proposal.proposed_at AS "proposedAt", proposal.expires_at AS "expiresAt"
         FROM suspension_proposal proposal LEFT JOIN account ON account.id = proposal.proposed_by
         WHERE proposal.vehicle_id = $1 AND proposal.outcome IS NULL AND proposal.expires_at > $2`,
};

/** Every status that a vehicle has come to, newest first. $1 vehicle, $2 how many. */
export const STATUS_HISTORY: Statement = {
  name: 'admin.status-history',
  text: `SELECT change.id, change.status, change.source, change.reason, change.changed_at AS at,
           account.username AS "changedBy"
         FROM vehicle_status_change change LEFT JOIN account ON account.id = change.changed_by
         WHERE change.vehicle_id = $1 ORDER BY change.changed_at DESC, change.id DESC LIMIT $2`,
};

/**
 * Vehicles under the rule whose status may have to be another: those of public transport with so many counted violations
 * in the window, since they were cleared, and all that the rule has set. $1 since, $2 and $3 fewest violations and dangers
 * that change anything.
 */
export const VIOLATORS_UNDER_RULE: Statement = {
  name: 'admin.violators-under-rule',
  text: `WITH counted AS (
           SELECT violation.vehicle_id, count(*) AS violations,
             count(*) FILTER (WHERE violation.severity = 'DANGER') AS dangers
           FROM violation JOIN vehicle ON vehicle.id = violation.vehicle_id
           WHERE NOT violation.is_withdrawn AND NOT violation.is_claimed AND violation.grade <> 'C'
             AND violation.category = 'PUBLIC' AND violation.started_at >= $1
             AND violation.started_at > coalesce(vehicle.violator_cleared_at, '-infinity')
             AND vehicle.violator_status_source = 'RULE'
           GROUP BY violation.vehicle_id
         )
         SELECT vehicle.id, vehicle.violator_status AS status, coalesce(counted.violations, 0) AS violations,
           coalesce(counted.dangers, 0) AS dangers
         FROM vehicle LEFT JOIN counted ON counted.vehicle_id = vehicle.id
         WHERE vehicle.violator_status_source = 'RULE'
           AND (vehicle.violator_status <> 'ACTIVE' OR counted.violations >= $2 OR counted.dangers >= $3)`,
};

/** Gives a vehicle the status of the rule unless somebody has decided meanwhile. $1 vehicle, $2 status, $3 reason, $4 now. */
export const APPLY_RULE: Statement = {
  name: 'admin.apply-rule',
  text: `WITH changed AS (
           UPDATE vehicle SET violator_status = $2, violator_version = violator_version + 1
           WHERE id = $1 AND violator_status_source = 'RULE' AND violator_status <> $2 RETURNING id
         )
         INSERT INTO vehicle_status_change (vehicle_id, status, reason, changed_at, source)
         SELECT id, $2, $3, $4, 'RULE' FROM changed`,
};
