import { DAY_MS } from '@wakafine/domain/units';
import { openConnection } from '../load/connection';
import type { Driver } from '../load/drivers';
import { createFixStream, type FixStream } from '../load/fix-stream';
import { createSessions } from '../reconnect/many-sessions';
import type { Side } from '../sides/side';
import type { Team } from './rounds';

const PHONES = 5_000;
/** A push of ten fixes at one fix a second. */
const EVERY_MS = 10_000;
/** Journeys drive the routes of so many: a route of its own for each would take gigabytes. */
const ROUTES = 32;
const BEGAN_AGO_MS = 6 * DAY_MS;
const START = `mutation StartJourney($input: StartJourneyInput!) { startJourney(input: $input) { journey { id } } }`;

/**
 * Opens journeys of 5,000 phones that push every ten seconds, so that nothing of a phone is remembered from one push to the next but
 * what the server remembers of all of them; a session is remembered for a second. They share the connections.
 * Without a session key the side knows no sessions. @throws Error where a journey is refused
 */
export async function openCadence(
  side: Side & { readonly dataDir?: string },
  { connections, sessionKey }: { connections: number; sessionKey: string | null },
): Promise<Team> {
  const startedAtMs = Date.now() - BEGAN_AGO_MS;
  const open = Array.from({ length: connections }, () => openConnection(side.graphqlUrl, {}));
  const cookies =
    sessionKey === null || side.dataDir === undefined
      ? []
      : await createSessions(side.dataDir, { sessionKey, count: PHONES });
  const drivers: Driver[] = [];
  const openSome = async (first: number): Promise<void> => {
    const connection = open[first];
    for (let phone = first; connection !== undefined && phone < PHONES; phone += connections) {
      const stream = streamOf(phone, startedAtMs);
      const headers: Record<string, string> = cookies.length === 0 ? {} : { cookie: cookies[phone] ?? '' };
      const journeyId =
        cookies.length === 0
          ? (await side.openJourney(startedAtMs)).journeyId
          : await startedJourney(await connection.post(startBody(phone, startedAtMs), headers));
      drivers.push({ connection, journeyId, stream, headers });
    }
  };
  await Promise.all(open.map((_, index) => openSome(index)));
  return { side, drivers, fixes: 10, isOneByOne: false, cadence: { everyMs: EVERY_MS, sent: 0 }, rounds: [] };
}

function streamOf(phone: number, startedAtMs: number): FixStream {
  return createFixStream(phone % ROUTES, startedAtMs);
}

function startBody(phone: number, startedAtMs: number): string {
  const input = {
    vehicleType: 'CAR',
    category: 'PRIVATE',
    role: 'DRIVER',
    registrationNumber: `LT ${String(phone).padStart(4, '0')} C`,
    startedAt: new Date(startedAtMs).toISOString(),
  };
  return JSON.stringify({ query: START, variables: { input } });
}

async function startedJourney({ text }: { text: string }): Promise<string> {
  const id = /"id":"(\d+)"/.exec(text)?.[1];
  if (id === undefined) {
    throw new Error(`a journey was refused: ${text.slice(0, 300)}`);
  }
  return id;
}
