import { hourOfMs } from '@wakafine/domain/time/public-time';
import type { Services } from '../../platform/context/context';
import { publicTotals, publicTotalsOf } from '../statistics/public-totals';
import { presentRestStatistics } from '../statistics/statistics.presenter';
import { appendEvents, withEventLog } from './append-events';
import { EVENT_LOG, STORE_EVENT_LOG } from './public-events.queries';

/**
 * Logs the public totals of the hour, once they are counted. The log begins with those of the hour after its first one: before that there
 * is nothing that they would be another version of.
 */
export async function logTotals(services: Services): Promise<void> {
  const ctx = { ...services, actor: null };
  const hour = new Date(hourOfMs(services.clock().getTime()));
  const [log] = await services.db.rows(EVENT_LOG, []);
  if (log === undefined || (log.totalsHour !== null && log.totalsHour >= hour)) {
    return;
  }
  if (log.totalsHour !== null) {
    // A large country takes longer to count; the next run finds it.
    await publicTotals(ctx);
  }
  const totals = log.totalsHour === null ? null : await publicTotalsOf(ctx, hour);
  if (log.totalsHour !== null && totals === null) {
    return;
  }
  await withEventLog(services, async (tx, held) => {
    if (held.totalsHour !== null && held.totalsHour >= hour) {
      return;
    }
    const data = totals === null ? null : presentRestStatistics(totals);
    await appendEvents(
      tx,
      data === null ? [] : [{ kind: 'STATISTICS_UPDATED', subject: 'totals', occurredAt: hour, data }],
    );
    await tx.db.rows(STORE_EVENT_LOG, [held.loggedHour, hour, held.limitsVersion]);
  });
}
