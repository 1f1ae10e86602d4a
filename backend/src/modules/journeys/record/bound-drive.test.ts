import { MINUTE_MS } from '@wakafine/domain/units';
import { ride } from '../../../testing/drives/bound-ride';
import type { TestRide } from '../../../testing/drives/bound-ride';
import { seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import type { AppEvent } from '../../../platform/live/events';
import { boundDriveOf, presentAfter } from './bound-drive';
import { vehicleEventsDue } from '../journeys.events';
import { recordFixes } from './record-fixes';

const NOON = Date.UTC(2026, 0, 5, 12);
const SHAPE = { name: 'fixes', fields: {}, length: { min: 1, max: 1_000 } };
const NOTHING = { opened: [], changed: [] };
const BOUND = { binding: 'BOUND', isImported: false } as const;

/** A fix at a second after noon. */
function fixAt(second: number) {
  return {
    ...{ seq: second + 1, lat: 4.05, lng: 9.76, recordedAtMs: NOON + second * 1_000, accuracyM: 5 },
    ...{ speedKmh: null, headingDeg: null, clockOffsetMs: null, isFuture: false },
  };
}

/** The seconds of a push in which places are stored for the events of a vehicle, push by push. */
function storedSeconds(...pushes: readonly (readonly number[])[]): number[][] {
  let present: ReturnType<typeof presentAfter> = null;
  return pushes.map((push) => {
    const bound = boundDriveOf(BOUND, { newFixes: push.map(fixAt), plan: NOTHING, present });
    present = presentAfter(present, bound);
    return (bound?.presences ?? []).map(({ recordedAtMs }) => (recordedAtMs - NOON) / 1_000);
  });
}

test('of each minute the first fix is stored, and pushes within it leave nothing', () => {
  expect(storedSeconds([50, 59], [60, 65], [70, 79], [110, 125], [130])).toEqual([[50], [60], [], [125], []]);
});

test('of the first minute that is seen every push is stored, for the vehicle may be proven in the middle of it', () => {
  expect(storedSeconds([0, 9], [10, 19], [20])).toEqual([[0], [10], [20]]);
});

test('an earlier fix of a minute, and one of an earlier minute, are stored when they come late', () => {
  expect(storedSeconds([0], [80], [70], [75], [65], [30], [85])).toEqual([
    [0],
    [80],
    [70],
    [],
    [65],
    [30],
    [],
  ]);
});

test('a typed plate and a file leave nothing', () => {
  const push = { newFixes: [fixAt(0)], plan: NOTHING, present: null };
  expect(boundDriveOf({ binding: 'TYPED', isImported: false }, push)).toBeNull();
  expect(boundDriveOf({ binding: 'BOUND', isImported: true }, push)).toBeNull();
  expect(boundDriveOf(BOUND, push)).toMatchObject({ haveViolationsChanged: false, fromMs: NOON, toMs: NOON });
});

describe('events of a vehicle', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Whether a push of calm fixes has the events of the vehicle made. */
  async function isDueAfter(by: TestRide, startedAt: Date, second: number): Promise<boolean> {
    const events: AppEvent[] = [];
    const actor = { accountId: by.accountId, sessionId: 1, role: 'CITIZEN' } as const;
    const ctx = { ...server.services, actor, emit: (event: AppEvent) => void events.push(event) };
    const [, ...fixes] = straightDrive(startedAt, seconds(second, 30));
    const last = fixes.at(-1);
    const received =
      last === undefined ? [] : [{ ...fixAt(0), ...last, recordedAt: new Date(last.recordedAt) }];
    await recordFixes(ctx, { journeyId: Number(by.journeyId), fixes: received, shape: SHAPE });
    return events.some(({ name }) => name === vehicleEventsDue.eventName);
  }

  test('are not made anew for one who drives alone without a violation, but once another is in the vehicle', async () => {
    const startedAt = new Date(server.clock.now().getTime() - 10 * MINUTE_MS);
    const begin = { registrationNumber: 'LT 777 BD', startedAt };
    const device = await ride(server, { ...begin, level: 'BOUND' });
    expect(await isDueAfter(device, startedAt, 10)).toBe(false);
    expect(await isDueAfter(device, startedAt, 70)).toBe(false);
    const witness = await ride(server, { ...begin, level: 'WITNESS' });
    expect(await isDueAfter(witness, startedAt, 71)).toBe(true);
    expect(await isDueAfter(device, startedAt, 130)).toBe(true);
  });
});
