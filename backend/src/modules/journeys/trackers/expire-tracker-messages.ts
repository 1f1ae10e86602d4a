import { DAY_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { EXPIRE_TRACKER_MESSAGES } from './trackers.queries';

/** They are for setting a device up, and say where it was. */
const STORED_MS = 3 * DAY_MS;

/** Deletes what trackers have sent some days ago. */
export async function expireTrackerMessages({ db, clock }: Services): Promise<void> {
  await db.rows(EXPIRE_TRACKER_MESSAGES, [new Date(clock().getTime() - STORED_MS)]);
}
