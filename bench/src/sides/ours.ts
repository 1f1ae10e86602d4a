import { RECORD_FIXES } from '@wakafine/simulator/client/operations';
import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import { startProduction } from './production';
import type { JourneyTicket, Side } from './side';

/** The real server, with the folder of its data. */
export interface OurSide extends Side {
  readonly dataDir: string;
}

/**
 * Starts the real server as in production, on an embedded PostgreSQL with fresh data; `more` are further settings.
 * @throws Error when it does not start
 */
export async function startOurs(more: Readonly<Record<string, string>> = {}): Promise<OurSide> {
  const server = await startProduction(more);
  return { ...sideOf(server), dataDir: server.dataDir, stop: () => server.stop() };
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
