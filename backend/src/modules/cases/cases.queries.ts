import { statement } from '../../platform/db/statement';

/** Everything that is known of a case itself, in the names of its entity. */
export const CASE_COLUMNS = `held.id, held.violation_id AS "violationId", held.is_accusation AS "isAccusation", held.state,
  held.version, held.opened_at AS "openedAt", held.served_at AS "servedAt", held.due_at AS "dueAt", held.decision,
  held.lowered_to AS "loweredTo", held.is_by_default AS "isByDefault", held.decided_at AS "decidedAt",
  held.next_at AS "nextAt"`;

const HELD = `SELECT held.id, held.violation_id AS "violationId", held.is_accusation AS "isAccusation",
           violation.account_id AS "holderId", violation.severity, violation.is_withdrawn AS "isViolationWithdrawn",
           violation.journey_id IS NULL OR journey.ended_at IS NOT NULL AS "isJourneyOver"
         FROM violation_case held JOIN violation ON violation.id = held.violation_id
         LEFT JOIN journey ON journey.id = violation.journey_id`;

/** Holds a case until the transaction ends, and gives what its steps are about. $1 case. */
export const LOCK_CASE = statement(
  'cases.lock-case',
  `${HELD} WHERE held.id = $1 FOR NO KEY UPDATE OF held`,
  {
    notNull: ['isJourneyOver'],
  },
);

/** The same of the case of a violation. $1 violation. */
export const LOCK_CASE_OF_VIOLATION = statement(
  'cases.lock-case-of-violation',
  `${HELD} WHERE held.violation_id = $1 FOR NO KEY UPDATE OF held`,
  { notNull: ['isJourneyOver'] },
);

/** The steps of some cases, oldest first. $1 cases. */
export const STEPS_OF = statement(
  'cases.steps-of',
  `SELECT id, case_id AS "caseId", version, kind, at, by_whom AS by, actor_id AS "actorId", actor_name AS "actorName",
           decision, lowered_to AS "loweredTo", service_way AS "serviceWay", served_at AS "servedAt",
           written_at AS "writtenAt", reason
         FROM case_step WHERE case_id = ANY ($1::bigint[]) ORDER BY case_id, version`,
);

/** Makes a case without a step; gives no row where the violation has one. $1 violation, $2 whether it accuses, $3 now. */
export const INSERT_CASE = statement(
  'cases.insert-case',
  `INSERT INTO violation_case (violation_id, is_accusation, state, version, opened_at)
         VALUES ($1, $2, 'EVIDENCE', 0, $3) ON CONFLICT (violation_id) DO NOTHING RETURNING id`,
);

/**
 * Adds a step, with what the case is after it. $1 case, $2 version, $3 kind, $4 time, $5 by whom, $6 staff, $7 decision,
 * $8 lowered to, $9 way of service, $10 served at, $11 written at, $12 reason; then of the case $13 state, $14 opened,
 * $15 served, $16 due, $17 decision, $18 lowered to, $19 whether by default, $20 decided, $21 next by the clock.
 */
export const ADD_STEP = statement(
  'cases.add-step',
  `WITH step AS (
           INSERT INTO case_step (case_id, version, kind, at, by_whom, actor_id, actor_name, decision, lowered_to,
             service_way, served_at, written_at, reason)
           VALUES ($1, $2, $3, $4, $5, $6, (SELECT coalesce(agency_name, full_name, username) FROM account WHERE id = $6), $7, $8, $9,
             $10, $11, $12)
           RETURNING id
         ), moved AS (
           UPDATE violation_case SET version = $2, state = $13, opened_at = $14, served_at = $15, due_at = $16,
             decision = $17, lowered_to = $18, is_by_default = $19, decided_at = $20, next_at = $21
           WHERE id = $1 AND version = $2 - 1
         )
         SELECT id FROM step`,
);

/**
 * Holds the journey of a violation, and then the violation: in the order in which drives are saved. $1 violation.
 */
export const LOCK_JOURNEY_OF = statement(
  'cases.lock-journey-of',
  `SELECT journey.id FROM journey JOIN violation ON violation.journey_id = journey.id
         WHERE violation.id = $1 FOR NO KEY UPDATE OF journey`,
);

/** Holds a violation of an account. $1 violation, $2 account. */
export const LOCK_OWN_VIOLATION = statement(
  'cases.lock-own-violation',
  `SELECT id, journey_id AS "journeyId", is_withdrawn AS "isWithdrawn", is_claimed AS "isClaimed",
           started_at AS "startedAt", ended_at AS "endedAt"
         FROM violation WHERE id = $1 AND account_id = $2 FOR NO KEY UPDATE`,
);

/** Has a case stay with the agency that its violation names now, also once it names none any more. $1 case. */
export const NAME_AGENCY = statement(
  'cases.name-agency',
  `UPDATE violation_case held SET agency_name = coalesce(violation.named_agency, held.agency_name)
         FROM violation WHERE violation.id = held.violation_id AND held.id = $1`,
);

/** Grounds of a case (product decision D11). $1 violation. */
export const GROUNDS = statement(
  'cases.grounds',
  `SELECT violation.id, violation.is_withdrawn AS "isWithdrawn",
           violation.is_primary AND violation.binding = 'BOUND' AND coalesce(event.level = 'BOUND', false)
             AND NOT event.is_withdrawn AS "isBound",
           NOT violation.is_claimed AND violation.grade <> 'C' AS "isProven",
           violation.is_limit_confirmed AND coalesce(event.is_limit_confirmed, false) AS "isLimitConfirmed",
           violation.ended_at IS NOT NULL AS "hasEnded",
           coalesce(consent_covers(violation.account_id, 'CASES', violation.started_at, journey.last_received_at), false)
             AS "hasConsent"
         FROM violation LEFT JOIN vehicle_event event ON event.id = violation.event_id
         LEFT JOIN journey ON journey.id = violation.journey_id WHERE violation.id = $1`,
  { notNull: ['isBound', 'isProven', 'isLimitConfirmed', 'hasEnded', 'hasConsent'] },
);

/**
 * Has a violation be as a case says. $1 violation, $2 whether it is withdrawn, $3 severity or null, $4 whether it is contested,
 * $5 whether people have changed it, $6 now.
 */
export const SETTLE_VIOLATION = statement(
  'cases.settle-violation',
  `UPDATE violation SET is_withdrawn = is_withdrawn OR $2, severity = coalesce($3, severity), is_contested = $4,
           is_settled = is_settled OR $5, judged_at = CASE WHEN $5 THEN $6::timestamptz ELSE judged_at END
         WHERE id = $1 RETURNING journey_id AS "journeyId"`,
);

/** Counts the violations of a journey anew, and has what is remembered of it read again. $1 journey. */
export const RECOUNT_JOURNEY = statement(
  'cases.recount-journey',
  `UPDATE journey SET version = version + 1, violation_count = (
           SELECT count(*) FROM violation WHERE journey_id = journey.id AND NOT is_withdrawn AND NOT is_claimed)
         WHERE id = $1 RETURNING id`,
);
