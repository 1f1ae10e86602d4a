import { thresholdsAt } from '@wakafine/domain/zones';
import type { SpeedThresholds, ThresholdsChange, ThresholdsTimeline } from '@wakafine/domain/zones';
import { defineCache } from '../../platform/caches';
import type { Services } from '../../platform/context';
import { THRESHOLDS_TIMELINE } from './settings.queries';

const REMEMBERED_MS = 1_000;
const timelines = defineCache<ThresholdsTimeline>('thresholds', { maxEntries: 1, ttlMs: REMEMBERED_MS });

/** Every change of the thresholds, oldest first, at most one second old. */
export async function thresholdsTimeline(services: Services): Promise<ThresholdsTimeline> {
  const cache = services.caches.of(timelines);
  const known = cache.get('all');
  if (known !== undefined) {
    return known;
  }
  const timeline = await services.db.rows<ThresholdsChange>(THRESHOLDS_TIMELINE, []);
  cache.set('all', timeline);
  return timeline;
}

/** The thresholds in force now, km/h. */
export async function currentThresholds(services: Services): Promise<SpeedThresholds> {
  return thresholdsAt(await thresholdsTimeline(services), services.clock().getTime());
}
