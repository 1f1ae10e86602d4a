import { DAY_MS } from '@wakafine/domain/units';
import type { Services } from '../../platform/context/context';
import { withEventLog } from './append-events';
import { DELETE_OLD_PUBLIC_EVENTS } from './public-events.queries';

/** Events of one statement, so that nobody who writes into the log waits for long. */
const BATCH = 10_000;

/** Time since which the log is complete: what was logged before is deleted. */
export function retainedSince({ clock, publicEventDays }: Pick<Services, 'clock' | 'publicEventDays'>): Date {
  return new Date(clock().getTime() - publicEventDays * DAY_MS);
}

/** Deletes events that are older than the log is stored, oldest first; numbers are never given again. */
export async function deleteOldPublicEvents(services: Services): Promise<void> {
  for (let count = BATCH; count >= BATCH;) {
    const gone = await withEventLog(services, (tx) =>
      tx.db.rows(DELETE_OLD_PUBLIC_EVENTS, [retainedSince(tx), BATCH]),
    );
    count = gone?.[0]?.count ?? 0;
  }
}
