import { end, push, start } from './drive-calls';
import { ramp, seconds, straightDrive } from './straight-drive';
import { TestClient } from './test-client';
import type { TestServer } from './test-server';

/** A drive that made violations. */
export interface TestViolator {
  readonly client: TestClient;
  /** Stable id of the vehicle. */
  readonly vehicleId: string;
}

/** Lets a new citizen drive a vehicle, one violation at each of the speeds, in km/h, and gives both. */
export async function driveViolator(
  server: TestServer,
  registrationNumber: string,
  speedsKmh: readonly number[],
): Promise<TestViolator> {
  const client = await TestClient.citizen(server.url);
  const startedAt = new Date(server.clock.now().getTime() - 900_000);
  const { id } = await start(client, { registrationNumber, startedAt: startedAt.toISOString() });
  const drive = speedsKmh.flatMap((kmh) => [
    ...ramp(20, kmh),
    ...seconds(20, kmh),
    ...ramp(kmh, 20),
    ...seconds(20, 20),
  ]);
  await push(client, id, straightDrive(startedAt, drive));
  await end(client, id);
  const [row] = await server.dataSource.query('SELECT vehicle_id FROM journey WHERE id = $1', [id]);
  return { client, vehicleId: String(row.vehicle_id) };
}
