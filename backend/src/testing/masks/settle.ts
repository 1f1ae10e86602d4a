import { setImmediate as nextTurn } from 'node:timers/promises';
import { poolOf } from '../../platform/db/db';
import { settleEvents } from '../drives/settled-events';
import type { TestServer } from '../server/test-server';

/** So many turns of the event loop without a statement: whatever had to be read has been read. */
const QUIET_TURNS = 10;

/** Makes the events that are due and waits until no server reads or writes anything more. */
export async function settle(servers: readonly TestServer[]): Promise<void> {
  await Promise.all(servers.map(settleEvents));
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    await nextTurn();
    quiet = servers.some(isBusy) ? -1 : quiet;
  }
}

function isBusy({ dataSource }: TestServer): boolean {
  const { totalCount, idleCount, waitingForPlace: waitingCount } = poolOf(dataSource);
  return totalCount > idleCount || waitingCount > 0;
}
