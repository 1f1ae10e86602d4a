import type { Services } from '../../../platform/context/context';
import { alertSettings } from './alert-settings';
import { settingsChanged } from './settings.events';
import { THRESHOLDS_BEGUN } from '../settings.queries';
import { currentThresholds, invalidateThresholds } from './speed-thresholds';

/** Gives the job that notifies every open app once announced thresholds have come into force, from now on. */
export function announceThresholds(services: Services): () => Promise<void> {
  let announcedUntil = services.clock();
  return async () => {
    const now = services.clock();
    const [row]: { begun: boolean }[] = await services.db.rows(THRESHOLDS_BEGUN, [announcedUntil, now]);
    if (row?.begun === true) {
      invalidateThresholds(services);
      const speedThresholds = await currentThresholds(services);
      services.emit(settingsChanged({ speedThresholds, alertSettings: await alertSettings(services) }));
    }
    announcedUntil = now;
  };
}
