import type { CaseState, FinalDecision } from '@wakafine/domain/cases/case-steps';
import { idBefore } from '../../../platform/db/keyset';
import { statement } from '../../../platform/db/statement';

/** A case of an agency's own vehicle, as it is read. */
export interface AgencyCaseRow {
  readonly id: number;
  readonly state: CaseState;
  readonly openedAt: Date;
  readonly servedAt: Date | null;
  readonly dueAt: Date | null;
  readonly decision: FinalDecision | null;
  readonly loweredTo: 'CAUTION' | 'WARNING' | 'DANGER' | null;
  readonly decidedAt: Date | null;
  readonly startedAt: Date;
  readonly registrationNumber: string;
  readonly severity: 'CAUTION' | 'WARNING' | 'DANGER';
  readonly provenKmh: number | null;
  readonly provenS: number | null;
  readonly limitKmh: number | null;
  readonly limitPlace: string | null;
  readonly road: string | null;
  /** Whether nothing is held against the vehicle any more. */
  readonly isWithdrawn: boolean;
}

/**
 * Cases of an agency: of what an enrolled device of its own vehicle recorded, once a review has confirmed the measurement, which has
 * them name it, and for good: the agency that had the notice reads the outcome. The alias of the driver is left out: the authority alone
 * notifies the accused.
 */
const OWN = `FROM violation JOIN violation_case held ON held.violation_id = violation.id
  JOIN vehicle ON vehicle.id = violation.vehicle_id
  WHERE held.agency_name = $1 AND held.is_accusation`;

const COLUMNS = `held.id, held.state, held.opened_at AS "openedAt", held.served_at AS "servedAt", held.due_at AS "dueAt",
  held.decision, held.lowered_to AS "loweredTo", held.decided_at AS "decidedAt", violation.started_at AS "startedAt",
  coalesce(vehicle.registration_number, vehicle.plate) AS "registrationNumber", violation.severity,
  violation.proven_kmh AS "provenKmh", violation.proven_s AS "provenS", violation.limit_kmh AS "limitKmh",
  violation.limit_place AS "limitPlace", violation.road, violation.is_withdrawn AS "isWithdrawn"`;

/** Cases of an agency, newest first. $1 agency, $2 the row before or null, $3 how many. */
export const AGENCY_CASES = statement(
  'agencies.cases',
  `SELECT ${COLUMNS} ${OWN} AND ${idBefore('held.id', '$2')} ORDER BY held.id DESC LIMIT $3`,
  { notNull: ['registrationNumber'] },
);

/** One of them. $1 agency, $2 case. */
export const AGENCY_CASE = statement('agencies.case', `SELECT ${COLUMNS} ${OWN} AND held.id = $2`, {
  notNull: ['registrationNumber'],
});

/** An answer that a client has sent under an id of its own. $1 account, $2 client id. */
export const FIND_ANSWER = statement(
  'agencies.find-answer',
  `SELECT case_id AS "caseId", content_hash AS "contentHash" FROM case_answer WHERE account_id = $1 AND client_id = $2`,
);

/** Stores an answer. $1 step, $2 case, $3 agency, $4 account, $5 client id, $6 content hash, $7 statement, $8 type of the photo, $9 its bytes. */
export const INSERT_ANSWER = statement(
  'agencies.insert-answer',
  `INSERT INTO case_answer (step_id, case_id, agency_name, account_id, client_id, content_hash, statement, photo_type, photo)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);
