import { ride, rideThrough } from '../../testing/drives/bound-ride';
import { settleEvents } from '../../testing/drives/settled-events';
import { ramp, seconds, straightDrive } from '../../testing/drives/straight-drive';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';

let server: TestServer;
beforeAll(async () => {
  // The register as it is shipped: nobody has confirmed a limit yet.
  server = await startTestServer({ limitBasis: 'register' });
});
afterAll(() => server.close());

async function stored(vehicleId: number) {
  await settleEvents(server);
  return server.dataSource.query(
    `SELECT event.level, event.is_limit_confirmed AS event, violation.is_limit_confirmed AS violation,
       violation.named_agency AS agency
     FROM vehicle_event event JOIN violation ON violation.id = event.primary_violation_id
     WHERE event.vehicle_id = $1 AND NOT event.is_withdrawn`,
    [vehicleId],
  );
}

test('an event rests on the limit of its violation: nobody is named with it before that is confirmed', async () => {
  const startedAt = new Date(server.clock.now().getTime() - 900_000);
  const device = await ride(server, { registrationNumber: 'LT 140 UE', level: 'BOUND', startedAt });
  const { dataSource } = server;
  await dataSource.query(`UPDATE vehicle SET agency_name = 'Oasis Travels' WHERE id = $1`, [
    device.vehicleId,
  ]);
  const drive = [...ramp(20, 140), ...seconds(40, 140), ...ramp(140, 20), ...seconds(20, 20)];
  await rideThrough(device, straightDrive(startedAt, drive));
  expect(await stored(device.vehicleId)).toEqual([
    { level: 'BOUND', event: false, violation: false, agency: null },
  ]);
  await dataSource.query('UPDATE violation SET is_limit_confirmed = true WHERE vehicle_id = $1', [
    device.vehicleId,
  ]);
  expect(await stored(device.vehicleId)).toEqual([
    { level: 'BOUND', event: true, violation: true, agency: 'Oasis Travels' },
  ]);
});
