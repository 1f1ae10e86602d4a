import { thresholdsAt } from '@wakafine/domain/speed/zones';
import type { SpeedThresholds, ThresholdsChange, ThresholdsTimeline } from '@wakafine/domain/speed/zones';
import { defineSharedAnswer } from '../../../platform/memory/shared-answer';
import type { Services } from '../../../platform/context/context';
import { THRESHOLDS_TIMELINE } from '../settings.queries';
import { openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone } from '../../identity/acts/rules';

const REMEMBERED_MS = 1_000;

const timelines = defineSharedAnswer<ThresholdsTimeline>({ ttlMs: REMEMBERED_MS });

/**
 * Every change of the thresholds, oldest first, at most one second old; those who ask at once share one statement. As long
 * as nothing changes it is the same object, so that anyone who has judged by it can see at once that this is still in force.
 */
export function thresholdsTimeline(services: Services): Promise<ThresholdsTimeline> {
  return timelines.ask(services, 'all', async (before) => {
    const read: ThresholdsChange[] = await services.db.rows(THRESHOLDS_TIMELINE, []);
    return before !== undefined && isSame(before, read) ? before : read;
  });
}

/** The thresholds in force now, km/h. */
export const currentThresholds = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (services: Services): Promise<SpeedThresholds> => {
    return thresholdsAt(await thresholdsTimeline(services), services.clock().getTime());
  },
);

/** Makes this process read the thresholds anew; others do so within a second. */
export function invalidateThresholds(services: Services): void {
  timelines.drop(services);
}

/** Changes are only ever added, each at a time of its own. */
function isSame(one: ThresholdsTimeline, other: ThresholdsTimeline): boolean {
  return one.length === other.length && one.at(-1)?.effectiveAtMs === other.at(-1)?.effectiveAtMs;
}
