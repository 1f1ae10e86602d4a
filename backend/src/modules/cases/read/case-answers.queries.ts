import { statement } from '../../../platform/db/statement';

/** Answer of an agency as it is stored. */
export interface AnswerRow {
  readonly stepId: number;
  readonly caseId: number;
  /** Null once the agency is gone. */
  readonly agency: string | null;
  /** Null once it is deleted. */
  readonly statement: string | null;
  readonly writtenAt: Date | null;
  readonly receivedAt: Date;
  readonly hasPhoto: boolean;
  readonly photoType: string | null;
  readonly photo: Buffer | null;
}

/** Answers of agencies in some cases, oldest first. $1 cases, $2 whether with their photos, which are large. */
export const ANSWERS_OF = statement(
  'cases.answers-of',
  `SELECT answer.step_id AS "stepId", answer.case_id AS "caseId", answer.agency_name AS agency, answer.statement,
           step.written_at AS "writtenAt", step.at AS "receivedAt", answer.photo IS NOT NULL AS "hasPhoto",
           answer.photo_type AS "photoType", CASE WHEN $2::boolean THEN answer.photo END AS photo
         FROM case_answer answer JOIN case_step step ON step.id = answer.step_id
         WHERE answer.case_id = ANY ($1::bigint[]) ORDER BY answer.step_id`,
  { notNull: ['hasPhoto'] },
);
