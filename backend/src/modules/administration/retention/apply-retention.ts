import { DAY_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import type { Statement } from '../../../platform/db/statement';
import type { Retention } from '../../../platform/config/retention-config';
import { deleteOldServiceDays } from '../../../platform/availability/service-days';
import { simplifyOldRoutes } from '../../journeys/record/simplify-route';
import { dropFixDays } from '../../journeys/storage/fix-days';
import { monthsBefore } from './months-before';
import {
  DELETE_OLD_INCIDENTS,
  DELETE_OLD_JOURNEYS,
  DELETE_OLD_REPORTS,
  DELETE_OLD_VIOLATIONS,
  DETACH_OLD_INCIDENTS,
} from './retention.queries';
import type { CountRow } from './retention.queries';

const ROUTES_PER_BATCH = 20;
const ROWS_PER_BATCH = 200;
/** A bound for one run: what is left is done by the next. */
const BATCHES_PER_RUN = 500;

/**
 * Discards what is older than it may be stored: routes are simplified, and the partitions of their days dropped; journeys, violations and
 * the reports that hold them deleted; closed incidents lose their person, words and photo, and all go later. Works in small
 * batches of their own, so that it may be killed at any time and blocks nobody.
 */
export async function applyRetention(services: Services, retention: Retention): Promise<void> {
  const now = services.clock();
  const endedBefore = new Date(now.getTime() - retention.fixDays * DAY_MS);
  await inBatches(() => simplifyOldRoutes(services, { endedBefore, limit: ROUTES_PER_BATCH }));
  await inBatches(() =>
    deleteBatch(services, DELETE_OLD_JOURNEYS, monthsBefore(now, retention.journeyMonths)),
  );
  const violationsBefore = monthsBefore(now, retention.violationMonths);
  await inBatches(() => deleteBatch(services, DELETE_OLD_VIOLATIONS, violationsBefore));
  await inBatches(() => deleteBatch(services, DELETE_OLD_REPORTS, violationsBefore));
  const { incidentMonths } = services;
  const detachedBefore = monthsBefore(now, Math.ceil(incidentMonths / 2));
  await inBatches(() => deleteBatch(services, DETACH_OLD_INCIDENTS, detachedBefore));
  await inBatches(() => deleteBatch(services, DELETE_OLD_INCIDENTS, monthsBefore(now, incidentMonths)));
  await deleteOldServiceDays(services);
  // Last: where the tables are busy it gives up, and the next run does it.
  await dropFixDays(services, endedBefore);
}

async function inBatches(doBatch: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    if ((await doBatch()) === 0) {
      return;
    }
  }
}

async function deleteBatch({ db }: Services, statement: Statement, before: Date): Promise<number> {
  const [gone] = await db.composedRows<CountRow>(statement, [before, ROWS_PER_BATCH]);
  return gone?.count ?? 0;
}
