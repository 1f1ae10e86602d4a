import { MINUTE_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context';
import { COUNT_PASSAGES } from './passages.queries';

/** What a phone still holds back when a journey ends has mostly come by then; what comes later is not counted. */
const COUNTED_AFTER_MS = 10 * MINUTE_MS;
const JOURNEYS_PER_BATCH = 50;
/** A bound for one run: what is left is done by the next. */
const BATCHES_PER_RUN = 20;

/** Counts where journeys that have ended have passed, in small batches of their own. */
export async function countPassages({ db, clock }: Services): Promise<void> {
  const endedBefore = new Date(clock().getTime() - COUNTED_AFTER_MS);
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    const [row] = await db.rows<{ count: number }>(COUNT_PASSAGES, [endedBefore, JOURNEYS_PER_BATCH]);
    if (row === undefined || row.count === 0) {
      return;
    }
  }
}
