import type { ConsentUse } from '@wakafine/domain/people/consent';
import type { Db } from '../../../platform/db/db';
import { AppError } from '../../../platform/errors';
import { CONSENT_AT, RECORDING_AT } from './consent.queries';

/** Account and time of the answers. */
export interface ConsentMoment {
  readonly accountId: number;
  /** Time when the fixes in question were recorded. */
  readonly at: Date;
  /**
   * Time when the server received them: answers or withdrawals after that do not change what they are
   * worth.
   */
  readonly receivedAt: Date;
}

/**
 * Whether the answer in force of an account covered a use at a time; false where it never answered. Statements over many
 * rows ask the same by the function `consent_covers(account_id, use, at, received_at)` of the database.
 */
export async function consentAt(
  db: Db,
  { accountId, use, at, receivedAt }: ConsentMoment & { use: ConsentUse },
): Promise<boolean> {
  const [row]: { isCovered: boolean }[] = await db.rows(CONSENT_AT, [accountId, use, at, receivedAt]);
  return row?.isCovered === true;
}

/** Whether fixes of an account may be evidence in a case: an adult has agreed to it. */
export function mayBeEvidence(db: Db, moment: ConsentMoment): Promise<boolean> {
  return consentAt(db, { ...moment, use: 'CASES' });
}

/** Whether an account may be a witness of what it rides in: an adult has agreed to it. */
export function mayBeWitness(db: Db, moment: ConsentMoment): Promise<boolean> {
  return consentAt(db, { ...moment, use: 'WITNESS' });
}

/**
 * Refuses what an account has said no to: that its journeys be recorded from a time on. Who has not been asked yet may use
 * the documented calls.
 * @throws FORBIDDEN with clientCode `recording-refused`
 */
export async function requireNoRefusal(
  db: Db,
  { accountId, at }: Pick<ConsentMoment, 'accountId' | 'at'>,
): Promise<void> {
  const [answer] = await db.rows(RECORDING_AT, [accountId, at]);
  if (answer?.isAllowed === false) {
    throw new AppError('FORBIDDEN', {
      sentence: 'You have said no to recording your journeys. Say yes in the settings before you start one.',
      details: { clientCode: 'recording-refused' },
    });
  }
}
