import { hourFromMs } from '@wakafine/domain/time/public-time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/server/test-client';
import { startTestServer } from '../../testing/server/test-server';
import type { TestServer } from '../../testing/server/test-server';
import { driveViolator } from '../../testing/drives/violator';
import { renewPublicTotals } from './public-totals';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function figures() {
  const visitor = new TestClient(server.url);
  const { body } = await visitor.graphql(
    '{ statistics { totalJourneys activeVehicles safeDrivingPercentage isDemo } }',
  );
  return body.data.statistics;
}

test('a visitor reads how many were on the road in the last 30 days: a typed plate once for each account', async () => {
  expect(await figures()).toEqual({
    totalJourneys: 0,
    activeVehicles: 0,
    safeDrivingPercentage: 100,
    isDemo: false,
  });
  await driveViolator(server, 'LT 101 AA', []);
  await driveViolator(server, 'lt-101-aa', [80]);
  await driveViolator(server, 'CE 202 BB', []);
  expect(await figures()).toMatchObject({ totalJourneys: 0 });
  server.clock.advance(HOUR_MS);
  expect(await figures()).toMatchObject({ totalJourneys: 3, activeVehicles: 3 });
  const viewer = await staffClient(server, 'VIEWER');
  const { body } = await viewer.graphql('{ statistics { activeVehicles } }');
  expect(body.data.statistics).toEqual({ activeVehicles: 2 });
  server.clock.advance(31 * DAY_MS);
  expect(await figures()).toMatchObject({ totalJourneys: 3, activeVehicles: 0 });
});

test('the figures say that they are sample data while there is no real journey among them', async () => {
  await server.dataSource.query('UPDATE journey SET is_demo = true');
  server.clock.advance(HOUR_MS);
  expect((await figures()).isDemo).toBe(true);
  await driveViolator(server, 'EN 303 CC', []);
  expect((await figures()).isDemo).toBe(true);
  server.clock.advance(HOUR_MS);
  expect((await figures()).isDemo).toBe(false);
});

test('once demo data were seeded, the totals that were asked for before are counted anew', async () => {
  const now = server.clock.now().getTime();
  server.clock.advance(hourFromMs(now) - now + 5 * MINUTE_MS);
  const before = (await figures()).totalJourneys;
  // From a quarter of an hour ago, before the full hour.
  await driveViolator(server, 'SW 404 DD', []);
  expect((await figures()).totalJourneys).toBe(before);
  await renewPublicTotals(server.services);
  expect((await figures()).totalJourneys).toBe(before + 1);
});

test('while the count of a new hour takes long, the hour before is shown, and then the new one', async () => {
  const now = server.clock.now().getTime();
  server.clock.advance(hourFromMs(now) - now + 20 * MINUTE_MS);
  const { totalJourneys } = await figures();
  await driveViolator(server, 'SW 505 EE', []);
  server.clock.advance(HOUR_MS);
  const runner = server.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('SELECT FROM public_totals FOR UPDATE');
  expect((await figures()).totalJourneys).toBe(totalJourneys);
  await runner.commitTransaction();
  await runner.release();
  let shown = totalJourneys;
  while (shown === totalJourneys) {
    server.clock.advance(11_000);
    shown = (await figures()).totalJourneys;
  }
  expect(shown).toBe(totalJourneys + 1);
});

test('clearing the demo data removes them from the totals at once', async () => {
  await server.dataSource.query('UPDATE journey SET is_demo = true');
  expect((await figures()).totalJourneys).toBeGreaterThan(0);
  const admin = await staffClient(server, 'ADMIN');
  const { body } = await admin.graphql('mutation { clearDemoData { deleted } }');
  expect(body.errors).toBeUndefined();
  expect((await figures()).totalJourneys).toBe(0);
});
