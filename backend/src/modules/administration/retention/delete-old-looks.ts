import type { Services } from '../../../platform/context/context';
import { monthsBefore } from './months-before';

const ROWS_PER_STATEMENT = 5_000;
/** $1 before, $2 at most. */
const DELETE_OLD_LOOKS = `WITH gone AS (
  DELETE FROM data_look WHERE id IN (SELECT id FROM data_look WHERE at < $1 ORDER BY at LIMIT $2) RETURNING 1
) SELECT count(*)::integer AS count FROM gone`;

/**
 * Deletes looks at data that are older than the audit log is stored, as the owner of the database: nobody else
 * can.
 */
export async function deleteOldLooks({ owner, clock, auditLogMonths }: Services): Promise<void> {
  const before = monthsBefore(clock(), auditLogMonths);
  for (let count = ROWS_PER_STATEMENT; count === ROWS_PER_STATEMENT;) {
    const [gone] = await owner.run<{ count: number }>(DELETE_OLD_LOOKS, [before, ROWS_PER_STATEMENT]);
    count = gone?.count ?? 0;
  }
}
