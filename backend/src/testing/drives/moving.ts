import { seconds, straightDrive } from './straight-drive';
import { push, startJourney } from './live-drive';
import { provenCitizen } from './prove-number';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

const DRIVEN_S = 30;

/** A citizen whose journey is under way. */
export interface Mover {
  readonly client: TestClient;
  readonly journeyId: string;
}

/** Lets a new citizen drive for half a minute until now, at one speed in km/h; the journey goes on. */
export async function startMoving(server: TestServer, speedKmh = 60): Promise<Mover> {
  const client = await provenCitizen(server);
  const startedAt = new Date(server.clock.now().getTime() - DRIVEN_S * 1000);
  const journeyId = await startJourney(client, startedAt);
  await push(client, journeyId, straightDrive(startedAt, seconds(DRIVEN_S, speedKmh)));
  return { client, journeyId };
}
