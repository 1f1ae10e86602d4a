import { idAfter } from '../../../platform/db/keyset';
import { statement } from '../../../platform/db/statement';

const COLUMNS = `revision.id, revision.violation_id AS "violationId", revision.at, revision.reason, revision.before,
  revision.after, revision.is_pending AS "isPending", revision.outcome, revision.decided_at AS "decidedAt"`;

/** All revisions of some violations, newest first. $1 violations. */
export const REVISIONS_OF = statement(
  'violations.revisions-of',
  `SELECT ${COLUMNS} FROM violation_revision revision
         WHERE revision.violation_id = ANY ($1::bigint[]) ORDER BY revision.id DESC`,
);

/** Revisions that wait for a person, oldest first, with the journey that they are of. $1 the row before or null, $2 how many; null: all. */
export const PENDING_REVISIONS = statement(
  'violations.pending-revisions',
  `SELECT ${COLUMNS}, coalesce(revision.journey_id, violation.journey_id) AS "journeyId"
         FROM violation_revision revision LEFT JOIN violation ON violation.id = revision.violation_id
         WHERE revision.is_pending AND ${idAfter('revision.id', '$1')} ORDER BY revision.id LIMIT $2`,
);

/** Revisions of a journey that wait or were dropped. $1 journey. */
export const HELD_REVISIONS = statement(
  'violations.held-revisions',
  `SELECT ${COLUMNS} FROM violation_revision revision
         WHERE (revision.is_pending OR revision.outcome = 'DROPPED') AND revision.id IN (
           SELECT id FROM violation_revision WHERE journey_id = $1
           UNION ALL SELECT own.id FROM violation JOIN violation_revision own ON own.violation_id = violation.id
           WHERE violation.journey_id = $1)
         ORDER BY revision.id`,
);

/** Has a change wait for a person. $1 violation or null, $2 journey where there is none, $3 now, $4 reason, $5 before, $6 after. */
export const QUEUE_REVISION = statement(
  'violations.hold-revision',
  `INSERT INTO violation_revision (violation_id, journey_id, at, reason, rule_version_before, rule_version_after,
           before, after, is_pending)
         VALUES ($1, $2, $3, $4, $5::jsonb->>'ruleVersion', $6::jsonb->>'ruleVersion', $5, $6, true)`,
);

/** Ends the wait of changes that judging again does not give any more. $1 revisions, $2 now. */
export const SUPERSEDE_REVISIONS = statement(
  'violations.supersede-revisions',
  `UPDATE violation_revision SET is_pending = false, outcome = 'SUPERSEDED', decided_at = $2
         WHERE id = ANY ($1::bigint[]) AND is_pending`,
);

/** A revision that waits, held until the transaction ends. $1 revision. */
export const LOCK_PENDING_REVISION = statement(
  'violations.lock-pending-revision',
  `SELECT ${COLUMNS}, coalesce(revision.journey_id,
           (SELECT journey_id FROM violation WHERE violation.id = revision.violation_id)) AS "journeyId"
         FROM violation_revision revision WHERE revision.id = $1 AND revision.is_pending FOR UPDATE`,
);

/** Decides on a revision; one that was new belongs to its violation from then on. $1 revision, $2 outcome, $3 now, $4 staff, $5 new violation. */
export const DECIDE_ON_REVISION = statement(
  'violations.decide-on-revision',
  `UPDATE violation_revision SET is_pending = false, outcome = $2, decided_at = $3, decided_by = $4,
           violation_id = coalesce($5, violation_id), journey_id = CASE WHEN $5::bigint IS NULL THEN journey_id END
         WHERE id = $1`,
);

/** Says for this transaction why violations are judged. $1 AGAIN (by another rule or limit) or DECIDED (by a person). */
export const SET_REVISION_REASON = statement(
  'violations.say-why-judged',
  `SELECT set_config('wakafine.judging', $1, true)`,
);
