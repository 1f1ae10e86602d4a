import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import { noteService } from '../../../platform/availability/service-days';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { staffClient } from '../../../testing/staff';

const AVAILABILITY = `{ serviceAvailability { measuredSince measuredMinutes servedMinutes degradedMinutes awayMinutes
  servedPercent days { day measuredMinutes servedMinutes degradedMinutes awayMinutes servedPercent } } }`;
const CLEAR = 'mutation { clearDemoData { deleted } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ isDemo: true, areJobsByHand: true });
});
afterAll(() => server.close());

async function ask(client = new TestClient(server.url)) {
  const { body } = await client.graphql(AVAILABILITY);
  return body.data.serviceAvailability;
}

async function storeDay(day: number, { away }: { readonly away: number }): Promise<void> {
  await server.dataSource.query(
    `INSERT INTO service_day VALUES ($1, (repeat('0', $2) || repeat('1', 1440 - $2))::bit(1440), repeat('0', 1440)::bit(1440))`,
    [isoDay(day), away],
  );
}

test('anyone reads the minutes of 90 days, a share that is never rounded up, and no share of unmeasured days', async () => {
  const today = civilDayOf(server.clock.now().getTime());
  expect(await ask()).toMatchObject({ measuredSince: null, measuredMinutes: 0, servedPercent: null });
  await storeDay(today - 3, { away: 0 });
  await storeDay(today - 2, { away: 0 });
  await storeDay(today - 1, { away: 1 });
  const { days, servedPercent } = await ask();
  expect(days).toHaveLength(90);
  expect(days[85]).toMatchObject({ day: isoDay(today - 4), measuredMinutes: 0, servedPercent: null });
  expect(days[87]).toMatchObject({ measuredMinutes: 1_440, servedMinutes: 1_440, servedPercent: 100 });
  expect(days[88]).toEqual({
    day: isoDay(today - 1),
    ...{ measuredMinutes: 1_440, servedMinutes: 1_439, degradedMinutes: 0, awayMinutes: 1 },
    // 99.9305...
    servedPercent: 99.93,
  });
  expect(servedPercent).toBeLessThan(100);
});

test('clearing demo data and the server that is started next leave what was measured as it is', async () => {
  const admin = await staffClient(server, 'ADMIN');
  await noteService(server.services);
  const before = (await ask()).days.slice(0, 89);
  expect((await admin.graphql(CLEAR)).body.errors).toBeUndefined();
  const other = await server.another();
  const visitor = new TestClient(other.url);
  expect((await ask(visitor)).days.slice(0, 89)).toEqual(before);
  await other.close();
});

test('the metrics say the same minutes', async () => {
  server.clock.advance(DAY_MS);
  const text = await (await fetch(new URL('/metrics', server.url))).text();
  const { awayMinutes, servedMinutes } = await ask();
  expect(awayMinutes).toBeGreaterThan(0);
  expect(text).toContain(`wakafine_service_minutes{state="away"} ${awayMinutes}`);
  expect(text).toContain(`wakafine_service_minutes{state="served"} ${servedMinutes}`);
});
