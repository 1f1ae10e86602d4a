import 'fake-indexeddb/auto';
import { driveAlerts, judgeDrive } from '@wakafine/domain/speed/journey-state';
import { HOUR_MS, MINUTE_MS } from '@wakafine/domain/units';
import { fixFromPosition, type PhoneFix } from '../geolocation/phone-fix';
import { openFixQueue } from './fix-queue';
import { openFixStore } from './fix-store';

const AT_MS = Date.UTC(2026, 10, 14, 9, 0, 0);
const SPEED_KMH = 45;
const DEGREES_PER_S = SPEED_KMH / 3.6 / 111_195;

let journeyCount = 0;
let seconds = 0;
let clockMs = AT_MS;
let steadyMs = 0;

beforeEach(() => {
  journeyCount += 1;
  [seconds, clockMs, steadyMs] = [0, AT_MS, 0];
  jest.spyOn(Date, 'now').mockImplementation(() => clockMs);
  jest.spyOn(performance, 'now').mockImplementation(() => steadyMs);
});
afterEach(() => jest.restoreAllMocks());

/** Drives north at 45 km/h for so many seconds, with a receiver that gives the phone's time or that of the satellites. */
function drive(queue: Awaited<ReturnType<typeof openQueue>>, forS: number, clock = () => clockMs): void {
  for (let second = 0; second < forS; second += 1) {
    seconds += 1;
    clockMs += 1_000;
    steadyMs += 1_000;
    const latitude = 4.05 + seconds * DEGREES_PER_S;
    const coords = { latitude, longitude: 9.7, accuracy: 5, speed: null, heading: null };
    const fix = fixFromPosition({ timestamp: clock() - 300, coords }, queue.times());
    if (fix !== null) {
      queue.add(fix);
    }
  }
}

async function openQueue() {
  const store = await openFixStore();
  return openFixQueue({ journeyId: `clock-${journeyCount}`, acceptedThrough: 0, clockOffsetMs: 0, store });
}

function judged(fixes: readonly PhoneFix[]) {
  const first = fixes[0]?.recordedAtMs ?? 0;
  const rules = { startedAtMs: first, endedAtMs: null, thresholds: [] };
  const { drive: whole, judged: each } = judgeDrive(
    fixes.map((fix) => ({ ...fix, isFuture: false })),
    rules,
  );
  return {
    durationS: ((fixes.at(-1)?.recordedAtMs ?? 0) - first) / 1_000,
    distanceM: Math.round(whole.distanceM),
    alerts: driveAlerts(whole, { hasEnded: true }).length,
    flagged: each.filter(({ flag }) => flag !== null).length,
  };
}

const RIGHT = { durationS: 239, distanceM: 2_987, alerts: 0, flagged: 0 };

it('drives four minutes with a clock that is right', async () => {
  const queue = await openQueue();
  drive(queue, 240);
  expect(judged(queue.peek(Infinity))).toEqual(RIGHT);
});

it.each([
  ['ten minutes back', -10 * MINUTE_MS],
  ['three hours back', -3 * HOUR_MS],
])('preserves duration, distance and a calm drive when the clock jumps %s on the way', async (_how, byMs) => {
  const queue = await openQueue();
  drive(queue, 120);
  clockMs += byMs;
  drive(queue, 120);
  expect(judged(queue.peek(Infinity))).toEqual(RIGHT);
});

it('preserves them through a reload, and when the clock jumped while no page was open', async () => {
  const before = await openQueue();
  drive(before, 60);
  clockMs -= 10 * MINUTE_MS;
  drive(before, 60);
  await before.settled();
  steadyMs = 50;
  const reloaded = await openQueue();
  drive(reloaded, 60);
  await reloaded.settled();
  clockMs -= HOUR_MS;
  const after = await openQueue();
  drive(after, 60);
  const { alerts, flagged, distanceM } = judged(after.peek(Infinity));
  expect(alerts).toBe(0);
  expect(distanceM).toBe(RIGHT.distanceM);
  // How long nobody looked is not known to the second.
  expect(flagged).toBeLessThanOrEqual(1);
  expect(judged(after.peek(Infinity)).durationS).toBeCloseTo(RIGHT.durationS, -1);
});

it.each([
  ['ahead', 3 * HOUR_MS],
  ['behind', -3 * HOUR_MS],
])(
  'goes by the satellites where the receiver gives their time and the clock is three hours %s, also once it is set right',
  async (_how, wrongByMs) => {
    let wrongMs = wrongByMs;
    clockMs += wrongMs;
    const satellites = () => clockMs - wrongMs;
    const queue = await openQueue();
    drive(queue, 120, satellites);
    const fixes = queue.peek(Infinity);
    expect(fixes.every(({ hasTrueTime, clockOffsetMs }) => hasTrueTime === true && clockOffsetMs === 0)).toBe(
      true,
    );
    expect(fixes[0]?.recordedAtMs).toBe(AT_MS + 700);
    clockMs -= wrongMs;
    wrongMs = 0;
    drive(queue, 120, satellites);
    expect(judged(queue.peek(Infinity).slice(0, 120)).durationS).toBe(119);
    expect(judged(queue.peek(Infinity)).alerts).toBe(0);
  },
);
