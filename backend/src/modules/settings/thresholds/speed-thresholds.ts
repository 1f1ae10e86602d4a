import { thresholdsAt } from '@wakafine/domain/speed/zones';
import type { SpeedThresholds, ThresholdsChange, ThresholdsTimeline } from '@wakafine/domain/speed/zones';
import { defineCache } from '../../../platform/memory/caches';
import type { Services } from '../../../platform/context/context';
import { THRESHOLDS_TIMELINE } from '../settings.queries';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

const REMEMBERED_MS = 1_000;

interface KnownTimeline {
  readonly timeline: ThresholdsTimeline;
  readonly readAtMs: number;
}

const timelines = defineCache<KnownTimeline>({ maxEntries: 1 });

/**
 * Every change of the thresholds, oldest first, at most one second old. As long as nothing changes it is the same
 * object, so that anyone who has judged by it can see at once that this is still in force.
 */
export async function thresholdsTimeline(services: Services): Promise<ThresholdsTimeline> {
  const cache = services.caches.of(timelines);
  const known = cache.get('all');
  const nowMs = services.clock().getTime();
  if (known !== undefined && nowMs - known.readAtMs < REMEMBERED_MS) {
    return known.timeline;
  }
  const read: ThresholdsChange[] = await services.db.rows(THRESHOLDS_TIMELINE, []);
  const timeline = known !== undefined && isSame(known.timeline, read) ? known.timeline : read;
  cache.set('all', { timeline, readAtMs: nowMs });
  return timeline;
}

/** The thresholds in force now, km/h. */
export const currentThresholds = openAct(
  { may: anyone },
  async (services: Services): Promise<SpeedThresholds> => {
    return thresholdsAt(await thresholdsTimeline(services), services.clock().getTime());
  },
);

/** Makes this process read the thresholds anew; others do so within a second. */
export function invalidateThresholds(services: Services): void {
  services.caches.of(timelines).clear();
}

/** Changes are only ever added, each at a time of its own. */
function isSame(one: ThresholdsTimeline, other: ThresholdsTimeline): boolean {
  return one.length === other.length && one.at(-1)?.effectiveAtMs === other.at(-1)?.effectiveAtMs;
}
