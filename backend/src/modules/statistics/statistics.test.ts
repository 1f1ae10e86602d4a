import { staffClient } from '../../testing/staff';
import { TestClient } from '../../testing/test-client';
import { startTestServer } from '../../testing/test-server';
import type { TestServer } from '../../testing/test-server';
import { driveViolator } from '../../testing/violator';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

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
