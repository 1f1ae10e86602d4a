import type { Services } from '../../../platform/context/context';
import { endSilentJourney } from '../lifecycle/end-journey';
import { STILL_AFTER_MS } from './record-tracker-fixes';
import { STILL_TRACKER_JOURNEYS } from './trackers.queries';

/** Ends, provisionally, every journey of a tracker that nothing was received of for half an hour. */
export async function endStillJourneys(services: Services): Promise<void> {
  const silentSince = new Date(services.clock().getTime() - STILL_AFTER_MS);
  const rows = await services.db.rows(STILL_TRACKER_JOURNEYS, [silentSince]);
  for (const { id } of rows) {
    await endSilentJourney({ ...services, actor: null }, id, silentSince);
  }
}
