import { DAY_MS } from '@wakafine/domain/units';
import { openConnection } from '../load/connection';
import type { Driver } from '../load/drivers';
import { createFixStream } from '../load/fix-stream';
import type { Side } from '../sides/side';
import type { Team } from './rounds';

const PHONES = 5_000;
/** A push of ten fixes at one fix a second. */
const EVERY_MS = 10_000;
/** Journeys drive the routes of so many: a route of its own for each would take gigabytes. */
const ROUTES = 32;
const STARTS_AT_ONCE = 8;
const BEGAN_AGO_MS = 6 * DAY_MS;

/**
 * Opens journeys of 5,000 phones that push every ten seconds, so that the server has to look the session of each up for each push: it
 * remembers them for a second. They share the connections. @throws Error where a journey is refused
 */
export async function openCadence(side: Side, { connections }: { connections: number }): Promise<Team> {
  const startedAtMs = Date.now() - BEGAN_AGO_MS;
  const drivers: Driver[] = [];
  const open = Array.from({ length: connections }, () => openConnection(side.graphqlUrl, {}));
  const openSome = async (first: number): Promise<void> => {
    for (let phone = first; phone < PHONES; phone += STARTS_AT_ONCE) {
      const connection = open[phone % connections] ?? openConnection(side.graphqlUrl, {});
      const stream = createFixStream(phone % ROUTES, startedAtMs);
      const { journeyId, headers } = await side.openJourney(startedAtMs);
      drivers.push({ connection, journeyId, stream, headers });
    }
  };
  await Promise.all(Array.from({ length: STARTS_AT_ONCE }, (_, index) => openSome(index)));
  return { side, drivers, fixes: 10, isOneByOne: false, cadence: { everyMs: EVERY_MS, sent: 0 }, rounds: [] };
}
