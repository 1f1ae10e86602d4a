import { end, push, start } from './drive-calls';
import { ramp, seconds, straightDrive } from './straight-drive';
import type { FixPayload } from './straight-drive';
import { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

/** Half a minute at 130 km/h: 80 above the caution threshold, and 20 above the limit of the open road as it is shipped. */
const SPEEDS = [
  ...[...ramp(0, 40), ...seconds(20, 40), ...ramp(40, 130), ...seconds(30, 130)],
  ...[...ramp(130, 40), ...seconds(20, 40)],
];

/** A journey that has ended, and anyone who drove it. */
export interface FastDrive {
  readonly client: TestClient;
  readonly journeyId: string;
  readonly fixes: readonly FixPayload[];
}

/** Has a new citizen drive a journey with one violation, whichever limits are in force. */
export async function fastDrive(server: TestServer): Promise<FastDrive> {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(server.clock.now().getTime() - SPEEDS.length * 1000);
  const fixes = straightDrive(startedAt, SPEEDS);
  const { id: journeyId } = await start(client, { startedAt: startedAt.toISOString() });
  await push(client, journeyId, fixes);
  await end(client, journeyId);
  return { client, journeyId, fixes };
}
