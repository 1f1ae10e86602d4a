import { DAY_MS, MINUTE_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { COUNT_PASSAGES } from './passages.queries';

/** A phone that sends what it has stored is not silent for so long; what comes later is not counted. */
const COUNTED_AFTER_MS = 10 * MINUTE_MS;
/** A phone that fell silent on its way may be without a network: it stores its measurements for this long. */
const SILENT_COUNTED_AFTER_MS = 7 * DAY_MS;
const JOURNEYS_PER_BATCH = 50;
/** A bound for one run: what is left is done by the next. */
const BATCHES_PER_RUN = 20;

/** Counts where journeys that have ended have passed, in small batches of their own. */
export async function countPassages({ db, clock }: Services): Promise<void> {
  const nowMs = clock().getTime();
  const endedBefore = new Date(nowMs - COUNTED_AFTER_MS);
  const silentSince = new Date(nowMs - SILENT_COUNTED_AFTER_MS);
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    const [row]: { count: number }[] = await db.rows(COUNT_PASSAGES, [
      endedBefore,
      silentSince,
      JOURNEYS_PER_BATCH,
    ]);
    if (row === undefined || row.count === 0) {
      return;
    }
  }
}
