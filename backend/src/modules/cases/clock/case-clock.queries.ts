import { statement } from '../../../platform/db/statement';

/**
 * Cases with something to do that nobody does: the clock has a step due, the journey of the evidence is over, or the violation
 * has dissolved. $1 now, $2 at most.
 */
export const DUE_CASES = statement(
  'cases.due-cases',
  `SELECT id FROM violation_case WHERE next_at <= $1
         UNION SELECT held.id FROM violation_case held JOIN violation ON violation.id = held.violation_id
           LEFT JOIN journey ON journey.id = violation.journey_id
           WHERE held.state = 'EVIDENCE' AND (journey.id IS NULL OR journey.ended_at IS NOT NULL)
         UNION SELECT held.id FROM violation_case held JOIN violation ON violation.id = held.violation_id
           WHERE held.state IN ('EVIDENCE', 'REVIEW', 'NOTICE', 'CONTESTED', 'EXPIRED') AND violation.is_withdrawn
         LIMIT $2`,
  { notNull: ['id'] },
);

/** Deletes the words, photos and tracks of contests of cases that were decided, or ended otherwise, before a time. $1 time, $2 at most. */
export const DELETE_OLD_CONTESTS = statement(
  'cases.delete-old-contests',
  `UPDATE case_contest SET statement = NULL, photo = NULL, photo_type = NULL, track_journey_id = NULL, track = NULL
         WHERE step_id IN (
           SELECT contest.step_id FROM case_contest contest JOIN violation_case held ON held.id = contest.case_id
           WHERE contest.statement IS NOT NULL AND held.state IN ('DECIDED', 'WITHDRAWN', 'CLOSED')
             AND (SELECT max(at) FROM case_step WHERE case_id = held.id AND kind IN ('DECIDED', 'WITHDRAWN', 'REFUSED', 'LAPSED'))
               < $1
           LIMIT $2)`,
);

/** Deletes the words and photos of answers of agencies, of cases that ended before a time. $1 time, $2 at most. */
export const DELETE_OLD_ANSWERS = statement(
  'cases.delete-old-answers',
  `UPDATE case_answer SET statement = NULL, photo = NULL, photo_type = NULL
         WHERE step_id IN (
           SELECT answer.step_id FROM case_answer answer JOIN violation_case held ON held.id = answer.case_id
           WHERE answer.statement IS NOT NULL AND held.state IN ('DECIDED', 'WITHDRAWN', 'CLOSED')
             AND (SELECT max(at) FROM case_step WHERE case_id = held.id AND kind IN ('DECIDED', 'WITHDRAWN', 'REFUSED', 'LAPSED'))
               < $1
           LIMIT $2)`,
);
