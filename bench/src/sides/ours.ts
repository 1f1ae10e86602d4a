import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { RECORD_FIXES, START_JOURNEY } from '@wakafine/simulator/client/operations';
import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import { createKeys } from './many-keys';
import { createSessions } from './many-sessions';
import { asOwner } from './owner-database';
import { startProduction } from './production';
import type { JourneyTicket, Side } from './side';

/** The real server, with the folder of its data. */
export interface OurSide extends Side {
  readonly dataDir: string;
  /** Makes so many public API keys, and gives the Authorization header of each; to be called once. */
  readonly createKeys: (count: number) => Promise<string[]>;
}

/** A busy machine's server refuses for a moment, and a phone asks again. */
const PATIENCE_MS = 60_000;
const RETRY_MS = 500;
/** Citizens that are signed in at a time. */
const SIGNED_IN_AT_ONCE = 64;

/**
 * Starts the real server as in production, on an embedded PostgreSQL with fresh data. Its citizens are put into the database, each with
 * a session: hashing their PINs would take longer than what is measured. @throws Error when it does not start
 */
export async function startOurs(): Promise<OurSide> {
  const sessionKey = randomBytes(32).toString('hex');
  const server = await startProduction({ SESSION_KEY: sessionKey });
  const { dataDir, url } = server;
  let made = 0;
  const cookies: string[] = [];
  const signIn = async (): Promise<string> => {
    if (cookies.length === 0) {
      const first = made;
      made += SIGNED_IN_AT_ONCE;
      cookies.push(...(await createSessions(dataDir, { sessionKey, first, count: SIGNED_IN_AT_ONCE })));
    }
    return cookies.pop() ?? '';
  };
  let journeys = 0;
  return {
    ...sideOf(server),
    openJourney: async (startedAtMs) => {
      journeys += 1;
      const headers = { cookie: await signIn() };
      const journeyId = await startJourney(url, {
        headers,
        startedAtMs,
        registrationNumber: plateOf(journeys),
      });
      return { journeyId, headers };
    },
    dataDir,
    createKeys: (count) =>
      asOwner(dataDir, (client) =>
        createKeys(count, {
          query: (text, values) => client.query(text, values),
          mark: (token) => createHmac('sha256', sessionKey).update(token).digest(),
        }),
      ),
    stop: () => server.stop(),
  };
}

async function startJourney(
  url: string,
  {
    headers,
    startedAtMs,
    registrationNumber,
  }: { headers: Readonly<Record<string, string>>; startedAtMs: number; registrationNumber: string },
): Promise<string> {
  const startedAt = new Date(startedAtMs).toISOString();
  const vehicle = { vehicleType: 'CAR', category: 'PRIVATE', registrationNumber };
  const input = { clientId: randomUUID(), ...vehicle, startedAt };
  const body = JSON.stringify({ query: START_JOURNEY, variables: { input } });
  const deadlineMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const answer = await response.text();
    const id = /"journey":\{"id":"(\d+)"/.exec(answer)?.[1];
    if (id !== undefined) {
      return id;
    }
    if (!answer.includes('"UNAVAILABLE"') || performance.now() > deadlineMs) {
      throw new Error(`a journey was refused: ${answer.slice(0, 300)}`);
    }
    await wait(RETRY_MS);
  }
}

/** The real server as a side; it goes on when the side is stopped. */
export function sideOf({ url, pid }: { readonly url: string; readonly pid: number }): Side {
  let journeys = 0;
  return {
    name: 'ours',
    graphqlUrl: `${url}/graphql`,
    document: RECORD_FIXES,
    openJourney: (startedAtMs) => {
      journeys += 1;
      return openJourney(url, { startedAtMs, registrationNumber: plateOf(journeys) });
    },
    pid,
    stop: () => Promise.resolve(),
  };
}

/** A vehicle for each journey: of one that all shared, the events would be made by one after another. */
function plateOf(journey: number): string {
  return `LT ${String(journey).padStart(4, '0')} Z`;
}

async function openJourney(
  url: string,
  start: { startedAtMs: number; registrationNumber: string },
): Promise<JourneyTicket> {
  const phone = createPhone({ url });
  const identity = freshIdentity();
  await phone.signUp(identity);
  await phone.signIn(identity);
  const { id } = await phone.startJourney({
    vehicleType: 'CAR',
    category: 'PRIVATE',
    ...start,
  });
  return { journeyId: id, headers: { cookie: phone.cookieHeader() } };
}
