import { arrayParameter } from '../../../platform/db/array-parameter';
import type { Services } from '../../../platform/context/context';
import type { CrashRecordRow } from './crash-record.entity';
import { CRASH_RECORDS } from './crash-record.queries';

/** A version of the record of a crash, without who recorded it. */
export type StoredCrashRecord = Omit<CrashRecordRow, 'recordedBy'>;

/** The versions of the records of incidents, newest first: one list for each id in one statement. */
export async function crashRecords(
  { db }: Pick<Services, 'db'>,
  incidentIds: readonly number[],
): Promise<StoredCrashRecord[][]> {
  const rows: StoredCrashRecord[] = await db.rows(CRASH_RECORDS, [arrayParameter(incidentIds)]);
  return incidentIds.map((id) => rows.filter(({ incidentId }) => incidentId === id));
}
