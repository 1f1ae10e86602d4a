import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const TARIFF = '{ cautionXaf warningXaf dangerXaf }';
const SET = `mutation ($input: FineTariffInput!) { setFineTariff(input: $input) ${TARIFF} }`;

let server: TestServer;
let admin: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await staffClient(server, 'ADMIN');
  visitor = new TestClient(server.url);
});
afterAll(() => server.close());

async function set(client: TestClient, cautionXaf: number, warningXaf: number, dangerXaf: number) {
  const { body } = await client.graphql(SET, { input: { cautionXaf, warningXaf, dangerXaf } });
  return body.errors?.[0].extensions ?? body.data.setFineTariff;
}

async function current() {
  return (await visitor.graphql(`{ fineTariff ${TARIFF} }`)).body.data.fineTariff;
}

test('a tariff is there from the beginning, anybody may read it, and an administrator changes it, audited', async () => {
  expect(await current()).toEqual({ cautionXaf: 5_000, warningXaf: 15_000, dangerXaf: 25_000 });
  const asked = { cautionXaf: 0, warningXaf: 20_000, dangerXaf: 20_000 };
  expect(await set(admin, 0, 20_000, 20_000)).toEqual(asked);
  expect(await current()).toEqual(asked);
  const [entry] = await server.dataSource.query(
    "SELECT details FROM audit_entry WHERE act = 'FINE_TARIFF_CHANGED'",
  );
  expect(entry.details).toEqual(asked);
});

test.each([
  [-1, 10, 20, { cautionXaf: 'Must be a whole number from 0 to 10000000' }],
  [0, 10, 10_000_001, { dangerXaf: 'Must be a whole number from 0 to 10000000' }],
  [20, 10, 30, { warningXaf: 'Must not be lower than that of caution' }],
  [10, 20, 19, { dangerXaf: 'Must not be lower than that of warning' }],
])('a tariff of %d, %d and %d is refused and nothing changes', async (caution, warning, danger, fields) => {
  const before = await current();
  expect(await set(admin, caution, warning, danger)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  expect(await current()).toEqual(before);
});

test('changes at once all stand, one after another, and the last is in force', async () => {
  const [{ count: before }] = await server.dataSource.query('SELECT count(*) FROM fine_tariff');
  await Promise.all([1, 2, 3, 4].map((step) => set(admin, step, step * 10, step * 100)));
  const [{ count: after }] = await server.dataSource.query('SELECT count(*) FROM fine_tariff');
  expect(Number(after) - Number(before)).toBe(4);
  server.clock.advance(1_000);
  const [last] = await server.dataSource.query(
    'SELECT caution_xaf FROM fine_tariff ORDER BY effective_at DESC LIMIT 1',
  );
  expect((await current()).cautionXaf).toBe(last.caution_xaf);
});

test('supervisors change nothing', async () => {
  expect(await set(await staffClient(server, 'SUPERVISOR'), 1, 2, 3)).toMatchObject({ code: 'FORBIDDEN' });
});
