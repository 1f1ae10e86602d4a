import { createPrivateKey } from 'node:crypto';
import { DEMO_CITIZENS, DEMO_VEHICLES } from '@wakafine/domain/people/demo-accounts';
import { DAY_MS, HOUR_MS } from '@wakafine/domain/units';
import { typedCodeFault } from '@wakafine/domain/people/vehicle-code';
import { start } from '../../../testing/drives/drive-calls';
import { ask, signedStart } from '../../../testing/register';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { ensureDemoAccounts } from '../../identity/demo/ensure-demo-accounts';
import { ensureDemoVehicles } from './ensure-demo-vehicles';

const READ = `query ($id: ID!) { journey(id: $id) { binding vehicleClass boundVehicle { registrationNumber transportAgency } } }`;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ isDemo: true });
  await ensureDemoAccounts(server.services);
  await ensureDemoVehicles(server.services);
});
afterEach(() => server.close());

async function demoCitizen(index: number): Promise<TestClient> {
  const client = new TestClient(server.url);
  const citizen = DEMO_CITIZENS[index];
  await client.rest('POST', '/api/auth/signin', { ...citizen, pinCode: citizen?.pin });
  return client;
}

function count(what: string): Promise<{ count: string }[]> {
  return server.dataSource.query(`SELECT count(*) FROM ${what}`);
}

test.each(DEMO_VEHICLES)('$registrationNumber of demo mode binds journeys of the last week', async (bus) => {
  expect(typedCodeFault(bus.publicId)).toBeNull();
  const driver = await demoCitizen(bus.driver);
  const { myDevices } = await ask(driver, '{ myDevices { id } }');
  const key = createPrivateKey({
    key: Buffer.from(bus.privateKey, 'base64url'),
    format: 'der',
    type: 'pkcs8',
  });
  const startedAt = new Date(server.clock.now().getTime() - 6 * DAY_MS);
  const endedAt = new Date(startedAt.getTime() + HOUR_MS).toISOString();
  const signed = signedStart({ privateKey: key, publicKey: '' }, { deviceId: myDevices[0].id, startedAt });
  const { id } = await start(driver, { ...signed, endedAt });
  expect((await ask(driver, READ, { id })).journey).toEqual({
    binding: 'BOUND',
    vehicleClass: bus.vehicleClass,
    boundVehicle: { registrationNumber: bus.registrationNumber, transportAgency: bus.agency },
  });
  const passenger = await demoCitizen(5);
  const times = { startedAt: startedAt.toISOString(), endedAt };
  const ride = await start(passenger, { ...times, vehicleCode: bus.publicId });
  expect((await ask(passenger, READ, { id: ride.id })).journey.binding).toBe('WITNESS');
});

test('a second start of the server changes nothing, and clearing the demo data takes the demo register away', async () => {
  await ensureDemoVehicles(server.services);
  const things = [
    'vehicle WHERE is_demo',
    'vehicle_code',
    'enrolled_device',
    'transport_agency WHERE is_demo',
  ];
  expect((await Promise.all(things.map(count))).flat().map((each) => Number(each.count))).toEqual([
    2, 2, 2, 1,
  ]);
  const admin = await staffClient(server, 'ADMIN');
  expect((await ask(admin, 'mutation { clearDemoData { deleted } }')).clearDemoData.deleted).toBeGreaterThan(
    0,
  );
  expect((await Promise.all(things.map(count))).flat().map((each) => Number(each.count))).toEqual([
    0, 0, 0, 0,
  ]);
});
