import { crowdReportsStoredSinceMs } from '@wakafine/domain/incidents/crowd-validator';
import type { Services } from '../../../platform/context/context';
import { DELETE_OLD_CROWD_REPORTS } from './crowd-reports.queries';

/** Drops the crowd reports that are older than twice the window; what they made of a violation or incident stays. */
export async function deleteOldCrowdReports(services: Services): Promise<void> {
  const storedSince = new Date(crowdReportsStoredSinceMs(services.clock().getTime()));
  await services.db.rows(DELETE_OLD_CROWD_REPORTS, [storedSince]);
}
