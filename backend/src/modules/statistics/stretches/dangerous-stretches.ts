import type { DangerousStretch } from '@wakafine/domain/segments/dangerous-stretches';
import type { Services } from '../../../platform/context/context';
import { NEWEST_STRETCHES } from './dangerous-stretches.queries';

/** The dangerous stretches of the country as they were counted after the last month; none before the first count. */
export async function dangerousStretches({
  db,
  isDemo,
}: Pick<Services, 'db' | 'isDemo'>): Promise<readonly DangerousStretch[]> {
  const [newest] = await db.rows(NEWEST_STRETCHES, [isDemo]);
  // The column holds what this module stored.
  return (newest?.stretches ?? []) as readonly DangerousStretch[];
}
