import { end, push, start } from './drive-calls';
import { ramp, seconds, straightDrive } from './straight-drive';
import type { FixPayload } from './straight-drive';
import { provenCitizen } from './prove-number';
import type { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

const PIN = '483920';
/** 40 km/h, then long enough above every threshold for one violation, and 40 km/h again: about 3 km, four minutes. */
const SPEEDS = [
  ...ramp(0, 40),
  ...seconds(100, 40),
  ...ramp(40, 80),
  ...seconds(30, 80),
  ...ramp(80, 40),
  ...seconds(100, 40),
  ...ramp(40, 10),
];

/** A citizen and an ended journey of theirs with one violation. */
export interface OwnDrive {
  readonly client: TestClient & { readonly mobileNumber: string };
  readonly accountId: number;
  readonly journeyId: string;
  readonly fixes: readonly FixPayload[];
}

/** Has a new citizen drive one journey that ends now. */
export async function ownDrive(server: TestServer): Promise<OwnDrive> {
  const client = await provenCitizen(server);
  const { body } = await client.rest('GET', '/api/auth/me');
  const startedAt = new Date(server.clock.now().getTime() - SPEEDS.length * 1000);
  const fixes = straightDrive(startedAt, SPEEDS);
  const { id: journeyId } = await start(client, { startedAt: startedAt.toISOString() });
  await push(client, journeyId, fixes);
  await end(client, journeyId);
  return { client, accountId: body.id, journeyId, fixes };
}

/** Signs the citizen in again, as after a month without the app. */
export async function signInAgain({ client }: OwnDrive): Promise<void> {
  const { mobileNumber } = client;
  await client.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: PIN });
}
