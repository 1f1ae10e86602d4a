import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { RECORD_FIXES } from '@wakafine/simulator/client/operations';
import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import { startServerProcess } from './child';
import { makeDataFolder } from './data-folder';
import type { JourneyTicket, Side } from './side';

const PROGRAM = join(__dirname, '../../../backend/dist/main.js');

/** Starts the real server as in production, on an embedded PostgreSQL with fresh data. @throws Error when it does not start */
export async function startOurs(): Promise<Side> {
  const folder = await makeDataFolder('ours');
  try {
    const server = await startServerProcess(
      PROGRAM,
      {
        NODE_ENV: 'production',
        PEPPER: randomBytes(32).toString('hex'),
        DATA_DIR: folder.path,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        // All citizens of a benchmark share one address.
        SIGNUPS_PER_ADDRESS: '100000',
      },
      '/readyz',
    );
    return {
      name: 'ours',
      graphqlUrl: `${server.url}/graphql`,
      document: RECORD_FIXES,
      openJourney: (startedAtMs) => openJourney(server.url, startedAtMs),
      pid: server.pid,
      stop: async () => {
        await server.stop();
        await folder.remove();
      },
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
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
