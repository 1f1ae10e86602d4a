import { arrayParameter } from '../../../platform/db/array-parameter';
import type { Services } from '../../../platform/context/context';
import { SUSPENDED_JOURNEYS } from './suspended-journeys.queries';

/** Whether the vehicles of journeys are suspended, one for each id in one statement. */
export async function suspendedJourneys(
  { db }: Pick<Services, 'db'>,
  ids: readonly number[],
): Promise<boolean[]> {
  const rows = await db.rows(SUSPENDED_JOURNEYS, [arrayParameter(ids)]);
  const suspended = new Set(rows.map(({ id }) => id));
  return ids.map((id) => suspended.has(id));
}
