import { idAfter } from '../../../platform/db/keyset';
import { statement } from '../../../platform/db/statement';

/** Case `held` still holds its evidence: it accuses, and is not decided, or not for long. */
const holds = (decidedAfter: string): string => `held.is_accusation AND held.state <> 'WITHDRAWN'
           AND (held.state <> 'CLOSED' OR held.decision IS NOT NULL)
           AND (held.decided_at IS NULL OR held.decided_at > ${decidedAfter})`;

const COLUMNS = `held.id AS "caseId", held.violation_id AS "violationId", held.state, held.opened_at AS "openedAt",
           held.decided_at AS "decidedAt"`;

/** Cases that would hold the evidence of an account, were it erased now. $1 account, $2 decided after, $3 the case before or null, $4 how many. */
export const WOULD_HOLD = statement(
  'cases.would-hold',
  `SELECT ${COLUMNS}, NULL::timestamptz AS since
         FROM violation JOIN violation_case held ON held.violation_id = violation.id
         WHERE violation.account_id = $1 AND ${holds('$2')} AND ${idAfter('held.id', '$3')}
         ORDER BY held.id LIMIT $4`,
);

/** Evidence of erased accounts that cases hold, the oldest case first. $1 the case before or null, $2 how many. */
export const HELD_EVIDENCE = statement(
  'cases.held-evidence',
  `SELECT ${COLUMNS}, hold.since FROM evidence_hold hold JOIN violation_case held ON held.id = hold.case_id
         WHERE ${idAfter('hold.case_id', '$1')} ORDER BY hold.case_id LIMIT $2`,
);

/** Has open cases hold the evidence of an account. $1 account, $2 decided after, $3 now. */
export const HOLD_EVIDENCE = statement(
  'cases.hold-evidence',
  `INSERT INTO evidence_hold (violation_id, case_id, since)
         SELECT violation.id, held.id, $3 FROM violation JOIN violation_case held ON held.violation_id = violation.id
         WHERE violation.account_id = $1 AND ${holds('$2')} ON CONFLICT (violation_id) DO NOTHING`,
);

/** Violations of an account whose evidence is held. $1 account. */
export const HELD_OF = statement(
  'cases.held-of',
  `SELECT hold.violation_id AS "violationId" FROM violation JOIN evidence_hold hold ON hold.violation_id = violation.id
         WHERE violation.account_id = $1`,
);

/** Violations of an account that no case holds. $1 account. */
export const NOT_HELD = statement(
  'cases.not-held',
  `SELECT id, journey_id AS "journeyId", is_withdrawn AS "isWithdrawn" FROM violation
         WHERE account_id = $1 AND NOT EXISTS (SELECT FROM evidence_hold hold WHERE hold.violation_id = violation.id)
         ORDER BY id`,
);

/** Holds the journeys of an account before all else, in the order in which drives are saved. $1 account. */
export const LOCK_JOURNEYS_OF = statement(
  'cases.lock-journeys-of',
  'SELECT id FROM journey WHERE account_id = $1 ORDER BY id FOR NO KEY UPDATE',
);

/** Withdraws violations, which nobody contests any more. $1 violations, $2 now. */
export const WITHDRAW_VIOLATIONS = statement(
  'cases.withdraw-violations',
  `UPDATE violation SET is_withdrawn = true, is_contested = false, is_settled = true, judged_at = $2
         WHERE id = ANY ($1::bigint[])`,
);

/** Deletes the words, photos and tracks of the contests of violations whose person is erased. $1 violations. */
export const REDACT_CONTESTS = statement(
  'cases.redact-contests',
  `UPDATE case_contest SET statement = NULL, photo = NULL, photo_type = NULL, track_journey_id = NULL, track = NULL
         WHERE case_id IN (SELECT id FROM violation_case WHERE violation_id = ANY ($1::bigint[]))`,
);

/** Counts the violations of some journeys anew, and has what is remembered of them read again. $1 journeys. */
export const RECOUNT_JOURNEYS = statement(
  'cases.recount-journeys',
  `UPDATE journey SET version = version + 1, violation_count = (
           SELECT count(*) FROM violation WHERE journey_id = journey.id AND NOT is_withdrawn AND NOT is_claimed)
         WHERE id = ANY ($1::bigint[])`,
);

/** Evidence that its case holds no more. $1 decided after, $2 at most. */
export const RELEASABLE = statement(
  'cases.releasable',
  `SELECT hold.violation_id AS "violationId" FROM evidence_hold hold JOIN violation_case held ON held.id = hold.case_id
         WHERE NOT (${holds('$1')}) ORDER BY hold.violation_id LIMIT $2`,
);

/** Ends a hold that its case holds no more, and gives its violation; no row where another process has done that. $1 violation, $2 decided after. */
export const END_HOLD = statement(
  'cases.end-hold',
  `WITH ended AS (
           DELETE FROM evidence_hold hold USING violation_case held
           WHERE hold.violation_id = $1 AND held.id = hold.case_id AND NOT (${holds('$2')})
           RETURNING hold.violation_id
         )
         SELECT violation.id, violation.journey_id AS "journeyId", violation.is_withdrawn AS "isWithdrawn"
         FROM violation JOIN ended ON ended.violation_id = violation.id`,
);
