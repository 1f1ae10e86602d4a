import { statement } from '../../../platform/db/statement';

/** Number of rows a statement of this file has removed. */
export interface CountRow {
  readonly count: number;
}

/** Deletes old journeys with their fixes, oldest first. $1 ended before, $2 at most. Two processes share the work. */
export const DELETE_OLD_JOURNEYS = statement(
  'admin.delete-old-journeys',
  counted(`DELETE FROM journey WHERE id IN (
           SELECT id FROM journey WHERE started_at < $1 AND ended_at < $1
           ORDER BY started_at LIMIT $2 FOR UPDATE SKIP LOCKED
         )`),
);

/**
 * Deletes old violations, withdrawn ones and claims too, but for those of a case in which the clock has something to do or whose
 * holder's words are stored. $1 started before, $2 at most.
 */
export const DELETE_OLD_VIOLATIONS = statement(
  'admin.delete-old-violations',
  counted(`DELETE FROM violation WHERE id IN (
           SELECT id FROM violation WHERE started_at < $1 AND NOT EXISTS (
             SELECT FROM violation_case held WHERE held.violation_id = violation.id
               AND (held.next_at IS NOT NULL OR EXISTS (
                 SELECT FROM case_contest WHERE case_id = held.id AND statement IS NOT NULL)))
           LIMIT $2 FOR UPDATE SKIP LOCKED
         )`),
);

/**
 * Removes the person, the words, the vehicle and the photo from closed incidents, with their confirmations and votes;
 * what stays is what happened,
 * where and when. $1 happened before, $2 at most.
 */
export const DETACH_OLD_INCIDENTS = statement(
  'admin.detach-old-incidents',
  `WITH old AS (
           SELECT id FROM incident
           WHERE occurred_at < $1 AND status IN ('RESOLVED', 'REJECTED', 'DUPLICATE') AND (
             account_id IS NOT NULL OR description IS NOT NULL OR seen_vehicle IS NOT NULL
             OR EXISTS (SELECT FROM incident_photo photo WHERE photo.incident_id = incident.id)
             OR EXISTS (SELECT FROM incident_confirmation confirmation WHERE confirmation.incident_id = incident.id)
             OR EXISTS (SELECT FROM incident_vote vote WHERE vote.incident_id = incident.id)
           )
           ORDER BY occurred_at LIMIT $2 FOR UPDATE SKIP LOCKED
         ), photos AS (
           DELETE FROM incident_photo WHERE incident_id IN (SELECT id FROM old)
         ), confirmations AS (
           DELETE FROM incident_confirmation WHERE incident_id IN (SELECT id FROM old)
         ), votes AS (
           DELETE FROM incident_vote WHERE incident_id IN (SELECT id FROM old)
         ), detached AS (
           UPDATE incident SET account_id = NULL, description = NULL, seen_vehicle = NULL, client_id = NULL,
             content_hash = '', version = version + 1
           WHERE id IN (SELECT id FROM old) RETURNING 1
         )
         SELECT count(*) AS count FROM detached`,
);

/** Deletes old incidents with all that is about them. $1 happened before, $2 at most. */
export const DELETE_OLD_INCIDENTS = statement(
  'admin.delete-old-incidents',
  counted(`DELETE FROM incident WHERE id IN (
           SELECT id FROM incident WHERE occurred_at < $1 ORDER BY occurred_at LIMIT $2 FOR UPDATE SKIP LOCKED
         )`),
);

/** Deletes the stored reports that hold an old violation. $1 oldest one before, $2 at most. */
export const DELETE_OLD_REPORTS = statement(
  'admin.delete-old-reports',
  counted(`DELETE FROM stored_report WHERE id IN (
           SELECT id FROM stored_report WHERE oldest_at < $1 LIMIT $2 FOR UPDATE SKIP LOCKED
         )`),
);

/** Accounts whose deletion is due. $1 asked for until, $2 at most. */
export const DUE_ACCOUNTS = statement(
  'admin.due-accounts',
  `SELECT id FROM account WHERE deletion_requested_at <= $1 ORDER BY deletion_requested_at LIMIT $2`,
);

/** Deletes the fixes of a few journeys of an account, of whichever day, and their packed tracks. $1 account, $2 journeys. */
export const DELETE_FIXES_OF = statement(
  'admin.delete-fixes-of',
  `WITH chosen AS (
           SELECT id FROM journey
           WHERE account_id = $1 AND EXISTS (SELECT FROM fix WHERE fix.journey_id = journey.id) LIMIT $2
         ), track AS (
           DELETE FROM journey_track WHERE journey_id IN (SELECT id FROM chosen)
         ), gone AS (
           DELETE FROM fix WHERE journey_id IN (SELECT id FROM chosen) RETURNING 1
         )
         SELECT count(*) AS count FROM gone`,
  { notNull: ['count'] },
);

/** Holds an account that is due, so that nothing more begins for it. $1 account, $2 asked for until. */
export const LOCK_DUE_ACCOUNT = statement(
  'admin.lock-due-account',
  `SELECT id, coalesce(mobile_number, username) AS "mobileNumber" FROM account
         WHERE id = $1 AND deletion_requested_at <= $2 FOR UPDATE`,
  { notNull: ['mobileNumber'] },
);

/**
 * Removes the person, the route, the exact times and the alerts from an account's journeys; their figures stay.
 * $1 account, $2 now.
 */
export const ANONYMISE_JOURNEYS = statement(
  'admin.anonymise-journeys',
  `WITH anonymised AS (
           UPDATE journey SET account_id = NULL, client_id = NULL, content_hash = '', version = version + 1,
             route_simplified_at = coalesce(route_simplified_at, $2),
             started_at = date_trunc('hour', started_at),
             declared_ended_at = date_trunc('hour', declared_ended_at),
             ended_at = date_trunc('hour', coalesce(ended_at, last_fix_at, started_at)),
             last_received_at = date_trunc('hour', last_received_at),
             last_fix_at = NULL, fix_day = '-infinity', current_speed_kmh = NULL, is_end_provisional = false, alerts = '[]',
             findings = '[]'
           WHERE account_id = $1 RETURNING id
         ), coarse AS (
           UPDATE judged_way SET from_at = hour, to_at = hour + interval '1 hour'
           WHERE journey_id IN (SELECT id FROM anonymised)
         )
         DELETE FROM fix WHERE journey_id IN (SELECT id FROM anonymised)`,
);

/** Closes what is still open of an account's violations. $1 account. */
export const CLOSE_VIOLATIONS = statement(
  'admin.close-violations',
  `UPDATE violation SET ended_at = started_at WHERE account_id = $1 AND ended_at IS NULL`,
);

function counted(statement: string): string {
  return `WITH gone AS (${statement} RETURNING 1) SELECT count(*) AS count FROM gone`;
}
