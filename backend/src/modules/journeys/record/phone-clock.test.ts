import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { end, push, read, start } from '../../../testing/drives/drive-calls';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import type { FixPayload } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

/** Four minutes at 45 km/h, where no threshold lies, and in their middle half a minute at 80. */
const SPEEDS = [
  ...ramp(0, 40),
  ...seconds(100, 45),
  ...ramp(40, 80),
  ...seconds(30, 80),
  ...ramp(80, 40),
  ...seconds(100, 45),
];
const CALM_SPEEDS = [...ramp(0, 40), ...seconds(260, 45)];

let server: TestServer;
let startedAt: Date;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  startedAt = new Date(server.clock.now().getTime() - HOUR_MS);
});

function moved(fixes: readonly FixPayload[], byMs: number, fromSeq = 1): FixPayload[] {
  return fixes.map((fix) =>
    fix.seq < fromSeq
      ? fix
      : { ...fix, recordedAt: new Date(Date.parse(fix.recordedAt) + byMs).toISOString() },
  );
}

/** Result of the server for a whole drive that it was sent; the end is the last fix of the true drive. */
async function judged(fixes: readonly object[]): Promise<JsonValue> {
  const citizen = await TestClient.citizen(server.url);
  const { id } = await start(citizen, { startedAt: startedAt.toISOString() });
  const { flagged } = await push(citizen, id, fixes as FixPayload[]);
  await end(citizen, id, new Date(startedAt.getTime() + SPEEDS.length * 1_000));
  const { violations, ...journey } = await read(citizen, id);
  const episodes = violations.map((violation: JsonValue) => ({ ...violation, id: null }));
  const offsets = await server.dataSource.query(
    'SELECT DISTINCT clock_offset_ms AS offset FROM fix WHERE journey_id = $1',
    [id],
  );
  return {
    journey: { ...journey, id: null },
    episodes,
    flagged,
    offsets: offsets.map(({ offset }: JsonValue) => offset),
  };
}

test.each([
  ['ahead', -3 * HOUR_MS],
  ['behind', 3 * HOUR_MS],
])(
  'a phone whose clock is three hours %s drives the same drive, and its offset is stored with each fix',
  async (_name, clockOffsetMs) => {
    const fixes = straightDrive(startedAt, SPEEDS);
    const right = await judged(fixes);
    const corrected = await judged(fixes.map((fix) => ({ ...fix, clockOffsetMs })));
    expect(right.journey.violationCount).toBe(1);
    expect(right.offsets).toEqual([null]);
    expect(corrected).toEqual({ ...right, offsets: [clockOffsetMs] });
  },
);

test.each([
  ['ahead', 3 * HOUR_MS, 'future'],
  ['behind', -3 * HOUR_MS, 'outside_journey'],
])('a program that is three hours %s and corrects nothing accuses nobody', async (_name, byMs, reason) => {
  const { journey, flagged } = await judged(moved(straightDrive(startedAt, SPEEDS), byMs));
  expect(journey).toMatchObject({ violationCount: 0, distanceKm: 0, maxSpeedKmh: null });
  expect(new Set(flagged.map((fix: JsonValue) => fix.reason))).toEqual(new Set([reason]));
  expect(flagged).toHaveLength(SPEEDS.length + 1);
  expect(Date.parse(journey.endTime) - Date.parse(journey.startTime)).toBe(SPEEDS.length * 1_000);
});

test.each([
  ['back', -10 * MINUTE_MS],
  ['back by seconds', -30_000],
  ['on', 10 * MINUTE_MS],
  ['on by seconds', 30_000],
])('a clock that jumps %s in mid-journey makes no violation of a calm drive', async (_name, byMs) => {
  const fixes = straightDrive(startedAt, CALM_SPEEDS);
  const { journey, episodes } = await judged(moved(fixes, byMs, 130));
  expect(episodes).toEqual([]);
  expect(journey.violationCount).toBe(0);
  expect(journey.maxSpeedKmh).toBeLessThan(46);
  // What lies behind the jump may be lost to the figures; nothing is added to them.
  expect(journey.distanceKm).toBeLessThanOrEqual((await judged(fixes)).journey.distanceKm + 0.001);
});

test('a phone that comes to another time zone sends the same times in other words', async () => {
  const fixes = straightDrive(startedAt, SPEEDS);
  const inZone = (recordedAt: string, hours: number): string =>
    new Date(Date.parse(recordedAt) + hours * HOUR_MS).toISOString().replace('Z', `+0${hours}:00`);
  const received = fixes.map((fix) => ({
    ...fix,
    recordedAt: inZone(fix.recordedAt, fix.seq < 120 ? 1 : 2),
  }));
  expect(await judged(received)).toEqual(await judged(fixes));
});
