import { isInServiceArea } from '@wakafine/domain/geo/cameroon-area';
import { end, push, read, start } from '../../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

let server: TestServer;
let abroad: TestServer;
beforeAll(async () => {
  server = await startTestServer({ serviceArea: 'cameroon' });
  abroad = await startTestServer();
});
afterAll(async () => {
  await abroad.close();
  await server.close();
});

const SPEEDS = [...ramp(0, 80), ...seconds(30, 80), ...ramp(80, 0)];
const MUNICH = { lat: 48.14, lng: 11.58 };

/** End of the service area on the way north along a meridian, degrees. */
function northEnd(lng: number): number {
  let lat = 10.3;
  while (isInServiceArea({ lat, lng })) {
    lat += 0.0005;
  }
  return lat;
}

/** Violations of a fast drive that begins at a place, by default in Douala. */
async function driven(at: TestServer, over: object = {}, place: { lat: number; lng: number } | null = null) {
  const client = await TestClient.citizen(at.url);
  const startedAt = new Date(at.clock.now().getTime() - 600_000);
  const { id } = await start(client, { startedAt: startedAt.toISOString(), ...over });
  const fixes = straightDrive(startedAt, SPEEDS);
  const [first] = fixes;
  const moved = fixes.map((fix) =>
    place === null || first === undefined
      ? fix
      : { ...fix, lat: place.lat + fix.lat - first.lat, lng: place.lng },
  );
  await push(client, id, moved.slice(0, 25));
  await push(client, id, moved.slice(25));
  await end(client, id);
  const { distanceKm, maxSpeedKmh, violationCount, violations } = await read(client, id);
  return { distanceKm, maxSpeedKmh, violationCount, rows: violations.length };
}

test('a drive abroad is recorded with its speed and distance, and accuses nobody', async () => {
  const home = await driven(server);
  expect(home).toMatchObject({ violationCount: 1, rows: 1 });
  const away = await driven(server, {}, MUNICH);
  expect(away).toMatchObject({ violationCount: 0, rows: 0 });
  expect(away.distanceKm).toBeCloseTo(home.distanceKm, 3);
  expect(away.maxSpeedKmh).toBeCloseTo(80, 0);
});

test('what begins in Cameroon and goes on beyond its border accuses nobody', async () => {
  const across = await driven(server, {}, { lat: northEnd(14.3) - 0.003, lng: 14.3 });
  const before = await driven(server, {}, { lat: northEnd(14.3) - 0.03, lng: 14.3 });
  expect([before.rows, across.rows]).toEqual([1, 0]);
});

test('with SERVICE_AREA=none speed counts anywhere', async () => {
  expect(await driven(abroad, {}, MUNICH)).toMatchObject({ violationCount: 1, rows: 1 });
});

test('nobody is accused in a train', async () => {
  expect(await driven(server, { vehicleType: 'TRAIN' })).toMatchObject({ violationCount: 0, rows: 0 });
});
