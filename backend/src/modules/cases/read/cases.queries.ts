import type { CaseState } from '@wakafine/domain/cases/case-steps';
import { idBefore } from '../../../platform/db/keyset';
import { statement } from '../../../platform/db/statement';
import { CASE_COLUMNS } from '../cases.queries';
import type { StoredTrackPoint } from '../stored-track';

const WITH_HOLDER = `SELECT ${CASE_COLUMNS}, violation.account_id AS "holderId"
         FROM violation_case held JOIN violation ON violation.id = held.violation_id`;

/** A page of cases, newest first. $1 states or null for all, $2 case before or null, $3 rows. */
export const CASE_PAGE = statement(
  'cases.page',
  `${WITH_HOLDER} WHERE ($1::text[] IS NULL OR held.state = ANY ($1)) AND ${idBefore('held.id', '$2')}
         ORDER BY held.id DESC LIMIT $3`,
);

/** Number of them. $1 states or null for all. */
export const COUNT_CASES = statement(
  'cases.count',
  'SELECT count(*) AS count FROM violation_case WHERE ($1::text[] IS NULL OR state = ANY ($1))',
  { notNull: ['count'] },
);

/** The same of the cases of one holder. $1 states or null for all, $2 case before or null, $3 rows, $4 account. */
export const OWN_CASE_PAGE = statement(
  'cases.own-page',
  `${WITH_HOLDER} WHERE violation.account_id = $4 AND ($1::text[] IS NULL OR held.state = ANY ($1))
           AND ${idBefore('held.id', '$2')} ORDER BY held.id DESC LIMIT $3`,
);

/** Number of them. $1 states or null for all, $2 account. */
export const COUNT_OWN_CASES = statement(
  'cases.count-own',
  `SELECT count(*) AS count FROM violation JOIN violation_case held ON held.violation_id = violation.id
         WHERE violation.account_id = $2 AND ($1::text[] IS NULL OR held.state = ANY ($1))`,
  { notNull: ['count'] },
);

/** Some cases with their holders. $1 cases. */
export const CASES_BY_ID = statement('cases.by-id', `${WITH_HOLDER} WHERE held.id = ANY ($1::bigint[])`);

/** The cases of some violations with their holders. $1 violations. */
export const CASES_OF_VIOLATIONS = statement(
  'cases.of-violations',
  `${WITH_HOLDER} WHERE held.violation_id = ANY ($1::bigint[])`,
);

/** Contests in some cases, oldest first. $1 cases. */
export const CONTESTS_OF = statement(
  'cases.contests-of',
  `SELECT contest.step_id AS "stepId", contest.case_id AS "caseId", contest.statement, step.written_at AS "writtenAt",
           step.at AS "receivedAt", contest.shows_own_track AS "showsOwnTrack",
           contest.track_journey_id AS "trackJourneyId", contest.photo IS NOT NULL AS "hasPhoto",
           jsonb_array_length(contest.track) AS "trackPointCount",
           (contest.track -> 0 ->> 'recordedAt')::timestamptz AS "trackStartedAt",
           (contest.track -> -1 ->> 'recordedAt')::timestamptz AS "trackEndedAt"
         FROM case_contest contest JOIN case_step step ON step.id = contest.step_id
         WHERE contest.case_id = ANY ($1::bigint[]) ORDER BY contest.step_id`,
  { notNull: ['hasPhoto'] },
);

/** The tracks that came with some contests, and whose they are. $1 steps of the contests. */
export const CONTEST_TRACKS = statement(
  'cases.contest-tracks',
  `SELECT contest.step_id AS "stepId", contest.track, violation.id AS "violationId", violation.account_id AS "holderId"
         FROM case_contest contest JOIN violation_case held ON held.id = contest.case_id
         JOIN violation ON violation.id = held.violation_id
         WHERE contest.step_id = ANY ($1::bigint[]) AND contest.track IS NOT NULL`,
);

/** The latest photo that the holder of a case has sent. $1 case. */
export const CONTEST_PHOTO = statement(
  'cases.contest-photo',
  `SELECT photo_type AS "mimeType", photo AS bytes FROM case_contest
         WHERE case_id = $1 AND photo IS NOT NULL ORDER BY step_id DESC LIMIT 1`,
  { notNull: ['mimeType', 'bytes'] },
);

/** Number of phones and trackers that saw some violations, their own included. $1 violations. */
export const WITNESS_COUNTS = statement(
  'cases.witness-counts',
  `SELECT violation.id, greatest(1, count(witness.violation_id))::integer AS count
         FROM violation LEFT JOIN vehicle_event_witness witness ON witness.event_id = violation.event_id
         WHERE violation.id = ANY ($1::bigint[]) GROUP BY violation.id`,
  { notNull: ['count'] },
);

/** A case with its holder, as it is read. */
export interface CaseRow {
  readonly id: number;
  readonly violationId: number;
  readonly holderId: number | null;
  readonly isAccusation: boolean;
  readonly state: CaseState;
  readonly version: number;
  readonly openedAt: Date;
  readonly servedAt: Date | null;
  readonly dueAt: Date | null;
  readonly decision: 'UPHOLD' | 'UPHOLD_LOWER' | 'REJECT' | null;
  readonly loweredTo: 'CAUTION' | 'WARNING' | 'DANGER' | null;
  readonly isByDefault: boolean;
  readonly decidedAt: Date | null;
  readonly nextAt: Date | null;
}

/** A contest as it is stored. */
export interface ContestRow {
  readonly stepId: number;
  readonly caseId: number;
  /** Null once it is deleted. */
  readonly statement: string | null;
  readonly writtenAt: Date | null;
  readonly receivedAt: Date;
  readonly showsOwnTrack: boolean;
  readonly trackJourneyId: number | null;
  readonly hasPhoto: boolean;
  /** Null without a track, and once it is deleted; its times likewise. */
  readonly trackPointCount: number | null;
  readonly trackStartedAt: Date | null;
  readonly trackEndedAt: Date | null;
}

/** A track that came with a contest, and whose it is. */
export interface ContestTrackRow {
  readonly stepId: number;
  readonly track: readonly StoredTrackPoint[];
  readonly violationId: number;
  readonly holderId: number | null;
}
