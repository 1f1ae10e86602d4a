import { RECORD_FIXES } from '@wakafine/simulator/client/operations';
import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import { startProduction } from './production';
import type { JourneyTicket, Side } from './side';

/** Starts the real server as in production, on an embedded PostgreSQL with fresh data. @throws Error when it does not start */
export async function startOurs(): Promise<Side> {
  const server = await startProduction();
  return {
    name: 'ours',
    graphqlUrl: `${server.url}/graphql`,
    document: RECORD_FIXES,
    openJourney: (startedAtMs) => openJourney(server.url, startedAtMs),
    pid: server.pid,
    stop: () => server.stop(),
  };
}

async function openJourney(url: string, startedAtMs: number): Promise<JourneyTicket> {
  const phone = createPhone({ url });
  const identity = freshIdentity();
  await phone.signUp(identity);
  await phone.signIn(identity);
  const { id } = await phone.startJourney({
    vehicleType: 'CAR',
    registrationNumber: 'LT 000 ZZ',
    category: 'PRIVATE',
    startedAtMs,
  });
  return { journeyId: id, headers: { cookie: phone.cookieHeader() } };
}
