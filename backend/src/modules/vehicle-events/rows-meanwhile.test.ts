import { ride, rideThrough } from '../../testing/drives/bound-ride';
import { settledEvents } from '../../testing/drives/settled-events';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { storeEvents } from './store-events';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a violation that is stored while the events of its vehicle are made keeps its level', async () => {
  const startedAt = new Date(server.clock.now().getTime() - 900_000);
  const device = await ride(server, { registrationNumber: 'LT 808 CC', level: 'BOUND', startedAt });
  await rideThrough(device, straightDrive(startedAt, [...ramp(0, 80), ...seconds(20, 80), ...ramp(80, 0)]));
  await settledEvents(server);
  const levels = () =>
    server.dataSource.query('SELECT binding FROM violation WHERE vehicle_id = $1', [device.vehicleId]);
  expect(await levels()).toEqual([{ binding: 'BOUND' }]);
  // As anyone who had read the violations of the vehicle before this one was stored.
  const span = { fromMs: startedAt.getTime(), toMs: startedAt.getTime() + 600_000 };
  await storeEvents(server.services.db, { vehicleId: device.vehicleId, span, events: [] });
  expect(await levels()).toEqual([{ binding: 'BOUND' }]);
});
