import { EMPTY_DRIVE } from '@wakafine/domain/speed/journey-state';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { end, push, start } from '../../../testing/drives/drive-calls';
import { staffClient } from '../../../testing/staff';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { alertsToStore } from './journey-alerts';

const READ = `query ($id: ID!) { journey(id: $id) { violationCount violations { id }
  alerts { startedAt endedAt peakKmh meanKmh severity latitude longitude headingDeg } } }`;
/** Far from any town, where a car may drive 110 km/h. */
const OPEN_ROAD = { lat: 5.9, lng: 13.2 };
/** Twenty seconds at 55 km/h. */
const WARNED = [...ramp(0, 40), ...seconds(20, 55), ...ramp(50, 0), ...seconds(5, 0)];
/** The same twice, half a minute apart, and the second time faster. */
const WARNED_TWICE = [...WARNED, ...seconds(30, 10), ...ramp(10, 60), ...seconds(20, 65), ...ramp(60, 0)];

let server: TestServer;
let citizen: TestClient;
beforeAll(async () => {
  server = await startTestServer({ limitBasis: 'register' });
});
afterAll(() => server.close());
beforeEach(async () => {
  citizen = await TestClient.citizen(server.url);
});

/** A drive on the open road that began an hour ago. */
function driveOf(speedsKmh: readonly number[]): { startedAt: string; fixes: readonly FixPayload[] } {
  const startedAt = new Date(server.clock.now().getTime() - HOUR_MS);
  const fixes = straightDrive(startedAt, speedsKmh);
  const [first] = fixes;
  const north = OPEN_ROAD.lat - (first?.lat ?? 0);
  return {
    startedAt: startedAt.toISOString(),
    fixes: fixes.map((fix) => ({ ...fix, lat: fix.lat + north, lng: OPEN_ROAD.lng })),
  };
}

async function started(startedAt: string): Promise<string> {
  return (await start(citizen, { startedAt })).id;
}

async function read(id: string, client = citizen): Promise<JsonValue> {
  return (await client.graphql(READ, { id })).body.data.journey;
}

function at(startedAt: string, second: number): string {
  return new Date(Date.parse(startedAt) + second * 1_000).toISOString();
}

test('55 km/h where 110 are allowed is one alert of the journey and no violation anywhere', async () => {
  const { startedAt, fixes } = driveOf(WARNED);
  const id = await started(startedAt);
  await push(citizen, id, fixes);
  await end(citizen, id);
  const { alerts, violations, violationCount } = await read(id);
  expect(alerts).toMatchObject([{ severity: 'CAUTION', endedAt: at(startedAt, 25), headingDeg: 0 }]);
  const [{ peakKmh, meanKmh, latitude, longitude }] = alerts;
  expect(peakKmh).toBeCloseTo(55, 1);
  expect(meanKmh).toBeGreaterThan(50);
  expect(meanKmh).toBeLessThan(55);
  expect([Math.round(latitude * 10) / 10, longitude]).toEqual([OPEN_ROAD.lat, OPEN_ROAD.lng]);
  expect([violations, violationCount]).toEqual([[], 0]);
  expect((await citizen.rest('GET', '/api/violations')).body).toEqual([]);
});

test('an alert is open while it lasts, and grows with every push', async () => {
  const { startedAt, fixes } = driveOf(WARNED);
  const id = await started(startedAt);
  await push(citizen, id, fixes.slice(0, 14));
  expect((await read(id)).alerts).toEqual([]);
  await push(citizen, id, fixes.slice(14, 20));
  const [begun] = (await read(id)).alerts;
  expect(begun).toMatchObject({ endedAt: null, severity: 'CAUTION' });
  await push(citizen, id, fixes.slice(20, 24));
  const [further] = (await read(id)).alerts;
  expect(further).toMatchObject({ startedAt: begun.startedAt, endedAt: null });
  expect(further.meanKmh).toBeGreaterThan(begun.meanKmh);
});

test('split pushes, late fixes and an end before its fixes give the same alerts', async () => {
  const { startedAt, fixes } = driveOf(WARNED_TWICE);
  const endedAt = new Date(fixes.at(-1)?.recordedAt ?? '');
  const whole = await started(startedAt);
  await push(citizen, whole, fixes);
  await end(citizen, whole, endedAt);
  const expected = (await read(whole)).alerts;
  expect(expected.map(({ severity }: JsonValue) => severity)).toEqual(['CAUTION', 'WARNING']);

  const orders: Readonly<Record<string, (id: string) => Promise<void>>> = {
    async 'one fix at a time'(id) {
      for (const fix of fixes) {
        await push(citizen, id, [fix]);
      }
      await end(citizen, id, endedAt);
    },
    async 'the second half first'(id) {
      await push(citizen, id, fixes.slice(30));
      await push(citizen, id, fixes.slice(0, 30));
      await end(citizen, id, endedAt);
    },
    async 'the end first'(id) {
      await end(citizen, id, endedAt);
      await push(citizen, id, fixes.slice(40));
      await push(citizen, id, fixes.slice(0, 40));
    },
    async 'every other fix late'(id) {
      await push(
        citizen,
        id,
        fixes.filter(({ seq }) => seq % 2 === 0),
      );
      await end(citizen, id, endedAt);
      await push(
        citizen,
        id,
        fixes.filter(({ seq }) => seq % 2 === 1),
      );
    },
  };
  for (const [order, send] of Object.entries(orders)) {
    citizen = await TestClient.citizen(server.url);
    const id = await started(startedAt);
    await send(id);
    const { alerts, violations } = await read(id);
    expect([order, alerts, violations]).toEqual([order, expected, []]);
  }
});

test('staff see the alerts of a journey, other citizens and visitors do not', async () => {
  const { startedAt, fixes } = driveOf(WARNED);
  const id = await started(startedAt);
  await push(citizen, id, fixes);
  expect((await read(id, await staffClient(server, 'VIEWER'))).alerts).toHaveLength(1);
  expect(await read(id, await TestClient.citizen(server.url))).toBeNull();
  expect(await read(id, new TestClient(server.url))).toBeNull();
});

test('of more than 500 alerts the newest are stored', () => {
  const alert = {
    peakKmh: 60,
    peakAt: OPEN_ROAD,
    headingDeg: null,
    meanKmh: 55,
    severity: 'WARNING',
    fixCount: 9,
  } as const;
  const closed = Array.from({ length: 501 }, (_, index) => {
    const startedAtMs = index * MINUTE_MS;
    return { ...alert, startedAtMs, endedAtMs: startedAtMs + 20_000 };
  });
  const drive = { ...EMPTY_DRIVE, alerts: { closed, stretch: null } };
  const stored = alertsToStore(drive, { hasEnded: true });
  expect(stored).toHaveLength(500);
  expect([stored[0]?.startedAt, stored.at(-1)?.startedAt]).toEqual([
    new Date(MINUTE_MS).toISOString(),
    new Date(500 * MINUTE_MS).toISOString(),
  ]);
});
