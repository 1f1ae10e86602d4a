import { setImmediate as nextTurn } from 'node:timers/promises';
import { publishOpenData } from '../../modules/open-data/publish/publish-open-data';
import { logAtOnce } from '../../modules/public-events/log-at-once';
import { logTotals } from '../../modules/public-events/log-totals';
import { logViolations } from '../../modules/public-events/log-violations';
import { poolOf } from '../../platform/db/db';
import { settleEvents } from '../drives/settled-events';
import type { TestServer } from '../server/test-server';

/** So many turns of the event loop without a statement: whatever had to be read has been read. */
const QUIET_TURNS = 10;

/** Makes and publishes what is due, as the jobs do, and waits until no server reads or writes anything more. */
export async function settle(servers: readonly TestServer[]): Promise<void> {
  await Promise.all(servers.map(settleEvents));
  await Promise.all(
    servers.map(async ({ services }) => {
      await logAtOnce(services);
      await logViolations(services);
      await logTotals(services);
      await publishOpenData(services);
    }),
  );
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await nextTurn();
    quiet = servers.some(isBusy) ? -1 : quiet;
  }
}

function isBusy({ dataSource }: TestServer): boolean {
  const { totalCount, idleCount, waitingForPlace: waitingCount } = poolOf(dataSource);
  return totalCount > idleCount || waitingCount > 0;
}
