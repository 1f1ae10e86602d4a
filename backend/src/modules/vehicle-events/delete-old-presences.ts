import { DAY_MS } from '@wakafine/domain/units';
import type { Services } from '../../platform/context/context';
import { DELETE_OLD_PRESENCES } from './vehicle-events.queries';

/** Fixes may come a week late; after so long nobody asks any more where a phone was in a minute. */
const RETENTION_MS = 30 * DAY_MS;

/** Deletes where phones were more than 30 days ago; their events stay. */
export async function deleteOldPresences({ db, clock }: Services): Promise<void> {
  await db.rows(DELETE_OLD_PRESENCES, [new Date(clock().getTime() - RETENTION_MS)]);
}
