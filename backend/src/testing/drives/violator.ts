import { end, push, start } from './drive-calls';
import { ramp, seconds, straightDrive } from './straight-drive';
import { TestClient } from '../server/test-client';
import type { TestServer } from '../server/test-server';

/** A drive that made violations. */
export interface TestViolator {
  readonly client: TestClient;
  /** Stable id of the vehicle. */
  readonly vehicleId: string;
}

/** More than the ten minutes in which one violation counts for a limit. */
const PAUSE_S = 600;
/** One fix in so many of a pause is sent: no gap, and few fixes. */
const PAUSE_EVERY_S = 12;

/** Lets a new citizen drive a vehicle, one violation at each of the speeds, in km/h, and gives both. */
export async function driveViolator(
  server: TestServer,
  registrationNumber: string,
  speedsKmh: readonly number[],
): Promise<TestViolator> {
  const client = await TestClient.citizen(server.url);
  const drive = speedsKmh.flatMap((kmh, index) => [
    ...(index === 0 ? [] : seconds(PAUSE_S, 20)),
    ...ramp(20, kmh),
    ...seconds(20, kmh),
    ...ramp(kmh, 20),
    ...seconds(20, 20),
  ]);
  const startedAt = new Date(server.clock.now().getTime() - Math.max(900, drive.length + 60) * 1_000);
  const { id } = await start(client, { registrationNumber, startedAt: startedAt.toISOString() });
  const fixes = straightDrive(startedAt, drive).filter(
    (_, second) => drive[second] !== 20 || drive[second - 1] !== 20 || second % PAUSE_EVERY_S === 0,
  );
  await push(
    client,
    id,
    fixes.map((fix, index) => ({ ...fix, seq: index + 1 })),
  );
  await end(client, id);
  const [row] = await server.dataSource.query('SELECT vehicle_id FROM journey WHERE id = $1', [id]);
  return { client, vehicleId: String(row.vehicle_id) };
}
