import { statement } from '../../platform/db/statement';

/** Holds the status of a vehicle while it is decided on. $1 vehicle. */
export const LOCK_VIOLATOR = statement(
  'admin.lock-violator',
  `SELECT id, violator_status AS status, violator_version AS version
         FROM vehicle WHERE id = $1 FOR NO KEY UPDATE`,
);

/**
 * Decides on a vehicle, and stores that. For one that is cleared (ACTIVE) the rule looks at what comes after.
 * $1 vehicle, $2 status, $3 reason, $4 now, $5 staff.
 */
export const DECIDE_ON_VIOLATOR = statement(
  'admin.decide-on-violator',
  `WITH decided AS (
           UPDATE vehicle SET violator_status = $2, violator_version = violator_version + 1,
             violator_cleared_at = CASE WHEN $2 = 'ACTIVE' THEN $4::timestamptz ELSE violator_cleared_at END
           WHERE id = $1 RETURNING id
         )
         INSERT INTO vehicle_status_change (vehicle_id, status, reason, changed_at, changed_by)
         SELECT id, $2, $3, $4, $5 FROM decided`,
);

/** Ends what is proposed for a vehicle. $1 vehicle, $2 outcome, $3 now, $4 staff. */
export const END_PROPOSAL = statement(
  'admin.end-proposal',
  `UPDATE status_proposal SET decided_at = $3, decided_by = $4,
           outcome = CASE WHEN expires_at <= $3 THEN 'EXPIRED' ELSE $2 END
         WHERE vehicle_id = $1 AND outcome IS NULL RETURNING id`,
);

/** Proposes a status for a vehicle. $1 vehicle, $2 status, $3 reason, $4 staff, $5 now, $6 until when. */
export const INSERT_PROPOSAL = statement(
  'admin.insert-proposal',
  `INSERT INTO status_proposal (vehicle_id, status, reason, proposed_by, proposed_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
);

/** Open proposal for a vehicle that has not expired. $1 vehicle, $2 now. */
export const OPEN_PROPOSAL = statement(
  'admin.open-proposal',
  `SELECT proposal.id, proposal.status, proposal.reason, proposal.proposed_by AS "proposedById",
           account.username AS "proposedBy", proposal.proposed_at AS "proposedAt", proposal.expires_at AS "expiresAt"
         FROM status_proposal proposal LEFT JOIN account ON account.id = proposal.proposed_by
         WHERE proposal.vehicle_id = $1 AND proposal.outcome IS NULL AND proposal.expires_at > $2`,
);

/**
 * One row where an enrolled device has recorded an event of a vehicle, above a confirmed limit, that still
 * stands and that nobody contests. $1 vehicle.
 */
export const HAS_BOUND_EVENT = statement(
  'admin.has-bound-event',
  `SELECT id FROM vehicle_event event WHERE vehicle_id = $1 AND level = 'BOUND' AND is_limit_confirmed
           AND NOT is_withdrawn AND NOT EXISTS (
             SELECT FROM violation WHERE violation.id = event.primary_violation_id AND violation.is_contested) LIMIT 1`,
);

/** Every status that a vehicle has come to, newest first. $1 vehicle, $2 the row before or null, $3 how many. */
export const STATUS_HISTORY = statement(
  'admin.status-history',
  `SELECT change.id, change.status, change.reason, change.changed_at AS at,
           account.username AS "changedBy"
         FROM vehicle_status_change change LEFT JOIN account ON account.id = change.changed_by
         WHERE change.vehicle_id = $1 AND ($2::bigint IS NULL OR (change.changed_at, change.id) <
           (SELECT place.changed_at, place.id FROM vehicle_status_change place WHERE place.id = $2 AND place.vehicle_id = $1))
         ORDER BY change.changed_at DESC, change.id DESC LIMIT $3`,
);

/** Ends what the rule has proposed for a vehicle. $1 vehicle, $2 outcome, $3 now. */
export const END_RULE_PROPOSAL = statement(
  'admin.end-rule-proposal',
  `UPDATE rule_proposal SET outcome = $2, ended_at = $3 WHERE vehicle_id = $1 AND outcome IS NULL`,
);
