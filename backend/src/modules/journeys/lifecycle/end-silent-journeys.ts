import { HOUR_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { endSilentJourney } from './end-journey';
import { SILENT_JOURNEYS } from '../journeys.queries';

const SILENT_AFTER_MS = 6 * HOUR_MS;

/** Ends, provisionally, every journey that the server has received nothing of for 6 hours. */
export async function endSilentJourneys(services: Services): Promise<void> {
  const silentSince = new Date(services.clock().getTime() - SILENT_AFTER_MS);
  const rows = await services.db.rows(SILENT_JOURNEYS, [silentSince]);
  for (const { id } of rows) {
    await endSilentJourney({ ...services, actor: null }, id, silentSince);
  }
}
