import { setImmediate as nextTurn } from 'node:timers/promises';
import { loggedHourMs } from '@wakafine/domain/events/public-events';
import { publishOpenData } from '../../modules/open-data/publish/publish-open-data';
import { logAtOnce } from '../../modules/public-events/log-at-once';
import { logTotals } from '../../modules/public-events/log-totals';
import { logViolations } from '../../modules/public-events/log-violations';
import { EVENT_LOG } from '../../modules/public-events/public-events.queries';
import { poolOf } from '../../platform/db/db';
import { settleEvents } from '../drives/settled-events';
import type { TestServer } from '../server/test-server';
import { until } from '../server/test-sockets';

/** So many turns of the event loop without a statement: whatever had to be read has been read. */
const QUIET_TURNS = 10;
const PATIENCE_MS = 20_000;

/** Makes and publishes what is due, as the jobs do, and waits until no server reads or writes anything more. */
export async function settle(servers: readonly TestServer[]): Promise<void> {
  await Promise.all(servers.map(settleEvents));
  await Promise.all(
    servers.map(async (server) => {
      await until(() => isLogged(server), PATIENCE_MS);
      await publishOpenData(server.services);
    }),
  );
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await nextTurn();
    quiet = servers.some(isBusy) ? -1 : quiet;
  }
}

/** Logs what is due, and says whether it was: nothing is logged while a run of the server's own is at it. */
async function isLogged({ services }: TestServer): Promise<boolean> {
  await logAtOnce(services);
  await logViolations(services);
  await logTotals(services);
  const [log] = await services.db.rows(EVENT_LOG, []);
  return (log?.loggedHour?.getTime() ?? 0) >= loggedHourMs(services.clock().getTime());
}

function isBusy({ dataSource }: TestServer): boolean {
  const { totalCount, idleCount, waitingForPlace: waitingCount } = poolOf(dataSource);
  return totalCount > idleCount || waitingCount > 0;
}
