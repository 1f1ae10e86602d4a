import { LIMIT_PACK_MAX_BYTES, openLimitPack } from '@wakafine/domain/limits/limit-pack';
import { DEFAULT_THRESHOLDS } from '@wakafine/domain/speed/zones';
import { staffClient } from '../../../testing/staff';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer, TestServerOptions } from '../../../testing/server/test-server';
import { ensureDemoAccounts } from '../../identity/demo/ensure-demo-accounts';
import { ensureDemoLimits } from '../demo/ensure-demo-limits';
import { ensureShippedLimits } from '../register/ensure-shipped-limits';
import { SPEED_LIMITS } from '../limits.queries';

const AT = `query ($lat: Float!, $lng: Float!, $headingDeg: Float, $vehicleType: VehicleType! = CAR) {
  speedLimitAt(lat: $lat, lng: $lng, headingDeg: $headingDeg, vehicleType: $vehicleType) {
    limitId limitKmh zone placeName isConfirmed source } }`;
const EDEA = { lat: 3.79901, lng: 10.12656 };
const SAVANNA = { lat: 6.9, lng: 13.1 };

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0).reverse()) {
    await server.close();
  }
});

async function started(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer({ limitBasis: 'register', ...options });
  servers.push(server);
  await ensureShippedLimits(server.services);
  return server;
}

async function limitAt(server: TestServer, variables: Readonly<Record<string, unknown>>) {
  const { body } = await new TestClient(server.url).graphql(AT, variables);
  return body.errors === undefined ? body.data.speedLimitAt : body.errors[0].extensions;
}

test('says anybody the limit of a place with its name, where it is from, and that nobody has confirmed it', async () => {
  const server = await started();
  expect(await limitAt(server, EDEA)).toEqual({
    limitId: 'osm-331133522',
    limitKmh: 60,
    zone: 'TOWN',
    placeName: 'Edéa',
    isConfirmed: false,
    source: expect.stringContaining('OpenStreetMap'),
  });
  expect(await limitAt(server, SAVANNA)).toMatchObject({
    limitId: 'open-road',
    limitKmh: 110,
    zone: 'OPEN_ROAD',
    placeName: null,
  });
});

test('a bus may go 90 on the open road, a motorcycle 110, and a train has no limit', async () => {
  const server = await started();
  const limits = await Promise.all(
    ['BUS', 'BIKE', 'TRAIN'].map((vehicleType) => limitAt(server, { ...SAVANNA, vehicleType })),
  );
  expect(limits.map((limit) => limit?.limitKmh ?? null)).toEqual([90, 110, null]);
});

test('an empty register knows the open road', async () => {
  const server = await startTestServer({ limitBasis: 'register' });
  servers.push(server);
  expect(await limitAt(server, EDEA)).toMatchObject({
    limitId: 'open-road',
    limitKmh: 110,
    isConfirmed: false,
  });
});

test.each([
  ['lat', { ...EDEA, lat: 90.1 }],
  ['lng', { ...EDEA, lng: -181 }],
  ['headingDeg', { ...EDEA, headingDeg: 361 }],
])('refuses a %s out of range', async (name, variables) => {
  const server = await started();
  expect(await limitAt(server, variables)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [name]: expect.stringContaining('Must be a number from') },
  });
});

test('shipping the same limits again, as every start does, changes neither them nor the version', async () => {
  const server = await started();
  const state = () =>
    server.dataSource.query(
      `SELECT version, (SELECT count(*) FROM speed_limit)::integer AS limits,
         (SELECT count(*) FROM speed_limit WHERE confirmed_at IS NOT NULL)::integer AS confirmed
       FROM speed_limit_register`,
    );
  const [before] = await state();
  await ensureShippedLimits(server.services);
  expect(before).toMatchObject({ limits: 242, confirmed: 0 });
  expect(await state()).toEqual([before]);
});

test('demo staff have confirmed the limits of demo mode, which counts nowhere else', async () => {
  const demo = await started({ isDemo: true });
  await ensureDemoAccounts(demo.services);
  await ensureDemoLimits(demo.services);
  const later = await started({ sharing: demo });
  await ensureDemoLimits(later.services);
  expect(await limitAt(demo, EDEA)).toMatchObject({ limitKmh: 60, isConfirmed: true });
  expect(await limitAt(later, EDEA)).toMatchObject({ limitKmh: 60, isConfirmed: false });
});

test('a change of the register holds in every server process a second later', async () => {
  const server = await started();
  const other = await server.another();
  servers.push(other);
  expect((await limitAt(other, EDEA)).limitKmh).toBe(60);
  await server.dataSource.query("UPDATE speed_limit SET car_kmh = 50 WHERE shipped_id = 'osm-331133522'");
  server.clock.advance(1_000);
  expect((await limitAt(other, EDEA)).limitKmh).toBe(50);
});

test('phones load all limits in one short file, and only when they have changed', async () => {
  const server = await started();
  const client = new TestClient(server.url);
  const load = (mark = '') => client.send('GET', '/api/limits', undefined, { 'if-none-match': mark });
  const first = await load();
  const text = await first.text();
  const { limits } = openLimitPack(text);
  expect(limits).toEqual(await server.services.db.rows(SPEED_LIMITS, [false]));
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT_PACK_MAX_BYTES);
  expect(limits).toHaveLength(242);
  const mark = first.headers.get('etag') ?? '';
  expect((await load(mark)).status).toBe(304);
  await server.dataSource.query("UPDATE speed_limit SET car_kmh = 50 WHERE shipped_id = 'osm-331133522'");
  server.clock.advance(1_000);
  const later = await load(mark);
  const edea = openLimitPack(await later.text()).limits.find(({ id }) => id === 'osm-331133522');
  expect([later.status, edea?.limitKmh.CAR]).toEqual([200, 50]);
});

test('with LIMIT_BASIS=thresholds the caution threshold is the confirmed limit everywhere', async () => {
  const server = await started({ limitBasis: 'thresholds' });
  const pack = await new TestClient(server.url).send('GET', '/api/limits');
  expect(openLimitPack(await pack.text())).toMatchObject({ basis: 'thresholds', limits: [] });
  const before = await limitAt(server, SAVANNA);
  expect(before).toMatchObject({
    limitId: 'caution-threshold',
    limitKmh: DEFAULT_THRESHOLDS.caution,
    isConfirmed: true,
  });
  const admin = await staffClient(server, 'ADMIN');
  await admin.rest('POST', '/api/admin/speed-limits', { caution: 55, warning: 65, danger: 75 });
  server.clock.advance(1_000);
  expect((await limitAt(server, SAVANNA)).limitKmh).toBe(55);
});

test.each([
  ['a limit is never deleted', 'DELETE FROM speed_limit'],
  ['no limit is above 130', 'UPDATE speed_limit SET bus_kmh = 131'],
  ['a drawn limit is not that of the open road', "UPDATE speed_limit SET zone = 'OPEN_ROAD'"],
  ['its shape is one that is known', `UPDATE speed_limit SET geometry = '{}'`],
])('the database sees to it that %s', async (_rule, statement) => {
  const server = await started();
  await expect(server.dataSource.query(statement)).rejects.toThrow(/speed limit|limit_kmh|speed_limit/);
});

test('nobody confirms what they proposed themselves', async () => {
  const server = await started({ isDemo: true });
  await ensureDemoAccounts(server.services);
  await expect(
    server.dataSource.query(
      `UPDATE speed_limit SET proposed_by = account.id, confirmed_by = account.id, confirmed_at = now()
       FROM account WHERE username = 'demo.admin'`,
    ),
  ).rejects.toThrow(/speed_limit/);
});
