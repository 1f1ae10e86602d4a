import { setTimeout as wait } from 'node:timers/promises';
import { averageSpeedKmh } from '@wakafine/domain/speed/journey-state';
import { kmOf } from '@wakafine/domain/units';
import type { JourneyNumbers, ViolationNumbers } from './client/operations';
import { buildDrive } from './drives/drive';
import { injectFaults } from './drives/faults';
import { timeSpan } from './drives/fix';
import { RequestError } from './client/request-error';
import { freshIdentity } from './identity';
import { createPhone, type Phone } from './phone';
import { judgeByThresholds } from './judge-by-thresholds';
import { ServerProcess } from './testing/server-process';

const BATCH = 10;
const PHONES = 3;
const STARTED_AT_MS = Math.floor(Date.now() / 1000) * 1000 - 1_800_000;
const WHOLE = buildDrive({ kind: 'city', seed: 3, startedAtMs: STARTED_AT_MS, durationS: 680 });
const { fixes } = injectFaults(WHOLE.fixes, 3, ['dropout', 'frozen', 'jump', 'skew', 'duplicate']);
const ENDED_AT_MS = timeSpan(fixes).lastMs;
/** Fixes stored on a phone that was without a network for an hour and a half. */
const LONG_STARTED_AT_MS = STARTED_AT_MS - 7_200_000;
const LONG = buildDrive({ kind: 'city', seed: 5, startedAtMs: LONG_STARTED_AT_MS, durationS: 5_399 }).fixes;
const LONG_BATCH = 1_000;
/** Push that is disturbed, and the milliseconds after it has left: before, while and after it is stored. */
const SERVER_KILLS = new Map([3, 9, 15, 21, 27, 33, 39, 45, 51, 57].map((push, index) => [push, index * 2]));
const DATABASE_KILLS = new Map([5, 16, 27, 38, 49].map((push, index) => [push, index * 3]));
/** Enough also where other tests take most of the processors. */
const DRIVES_WITHIN_MS = 180_000;
const READS_AT_MOST = 100;
const READ_AGAIN_AFTER_MS = 100;

interface StoredRow {
  readonly id: number;
  readonly distance: number;
  readonly route: readonly { readonly lat: number; readonly lng: number; readonly timestamp: string }[];
}

interface Outcome {
  readonly journey: Omit<JourneyNumbers, 'id'>;
  readonly violations: readonly Omit<ViolationNumbers, 'id'>[];
  readonly route: StoredRow['route'];
}

let server: ServerProcess;
let undisturbed: Outcome;
beforeAll(async () => {
  server = await ServerProcess.start();
  undisturbed = await drive(await citizensPhone());
}, DRIVES_WITHIN_MS);
afterAll(() => server.close(), 15_000);

/** A citizen's phone; `faults` collects the code of every answer, or lack of one, that made it try again. */
async function citizensPhone(faults = new Set<string>()): Promise<Phone> {
  const onRetry = (failure: Error) =>
    void faults.add(failure instanceof RequestError ? failure.code : 'OTHER');
  const phone = createPhone({ url: server.url, patienceMs: 60_000, onRetry });
  const identity = freshIdentity();
  await phone.signUp(identity);
  await phone.signIn(identity);
  return phone;
}

/** Drives the whole journey in pushes of 10; `disturb` may do harm while a push is under way. */
async function drive(phone: Phone, disturb?: (push: number) => Promise<void>): Promise<Outcome> {
  const car = { vehicleType: 'CAR', registrationNumber: 'LT 000 ZZ', category: 'PRIVATE' } as const;
  const { id } = await phone.startJourney({ ...car, startedAtMs: STARTED_AT_MS });
  for (let from = 0; from < fixes.length; from += BATCH) {
    const batch = fixes.slice(from, from + BATCH);
    const [receipt] = await Promise.all([phone.recordFixes(id, batch), disturb?.(from / BATCH)]);
    expect(receipt.accepted + receipt.duplicates).toBe(batch.length);
    // Everything that was acknowledged before is still there.
    expect(receipt.acceptedThrough).toBe(from + batch.length);
  }
  return endedOutcome(phone, id, ENDED_AT_MS);
}

/** Gives the server what was stored, batch by batch; `between` may do harm after each. */
async function sync(
  phone: Phone,
  batches: readonly (typeof LONG)[],
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<Outcome> {
  const car = { vehicleType: 'CAR', registrationNumber: 'LT 000 ZY', category: 'PRIVATE' } as const;
  const { id } = await phone.startJourney({ ...car, startedAtMs: LONG_STARTED_AT_MS });
  for (const batch of batches) {
    const receipt = await phone.recordFixes(id, batch);
    expect(receipt.accepted + receipt.duplicates).toBe(batch.length);
    await between();
  }
  return endedOutcome(phone, id, timeSpan(LONG).lastMs);
}

async function endedOutcome(phone: Phone, id: string, endedAtMs: number): Promise<Outcome> {
  const { id: journeyId, ...journey } = await phone.endJourney(id, endedAtMs);
  const violations = (await phone.violations(journeyId)).map(({ id: _id, ...numbers }) => numbers);
  const stored = await storedJourneys(phone);
  return { journey, violations, route: stored.find((row) => String(row.id) === journeyId)?.route ?? [] };
}

function citizensPhones(faults: Set<string>): Promise<Phone[]> {
  return Promise.all(Array.from({ length: PHONES }, () => citizensPhone(faults)));
}

/** Several phones at once, because the server stores their pushes together; harm is done while the first one sends. */
async function driveTogether(
  phones: readonly Phone[],
  disturb: (push: number) => Promise<void>,
): Promise<Outcome[]> {
  return Promise.all(phones.map((phone, index) => drive(phone, index === 0 ? disturb : undefined)));
}

/** Another phone may still have the server killed: what is asked for meanwhile is asked for again, as a phone does. */
async function storedJourneys(phone: Phone): Promise<StoredRow[]> {
  const headers = { cookie: phone.cookieHeader() };
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(`${server.url}/api/journeys?include=route`, { headers });
      // The contract names these members.
      return (await response.json()) as StoredRow[];
    } catch (error) {
      if (attempt === READS_AT_MOST) {
        throw error;
      }
      await wait(READ_AGAIN_AFTER_MS);
    }
  }
}

test('the drive has all that can go wrong, and its numbers are those of the engine', () => {
  expect(fixes.length).toBeGreaterThanOrEqual(600);
  const sent = fixes.map((fix) => ({ clockOffsetMs: null, ...fix, isFuture: false }));
  const span = { startedAtMs: STARTED_AT_MS, endedAtMs: ENDED_AT_MS };
  const { drive: judged, judged: each, alerts, violations } = judgeByThresholds(sent, span);
  expect(each.filter(({ flag }) => flag !== null).length).toBeGreaterThan(5);
  expect(alerts.length).toBeGreaterThan(1);
  expect(violations.length).toBeGreaterThan(0);
  expect(undisturbed.journey).toMatchObject({
    distanceKm: kmOf(judged.distanceM),
    maxSpeedKmh: judged.maxSpeedKmh,
    averageSpeedKmh: averageSpeedKmh(judged),
    violationCount: violations.length,
  });
  expect(undisturbed.violations.map(({ speedKmh }) => speedKmh)).toEqual(
    violations.map(({ peakKmh, meanKmh }) => peakKmh ?? meanKmh),
  );
  expect(undisturbed.route).toEqual(
    fixes.map(({ lat, lng, recordedAtMs }) =>
      expect.objectContaining({ lat, lng, timestamp: new Date(recordedAtMs).toISOString() }),
    ),
  );
});

test(
  'drives during which the server is killed ten times are the drive without kills',
  async () => {
    let kills = 0;
    const faults = new Set<string>();
    const outcomes = await driveTogether(await citizensPhones(faults), async (push) => {
      const afterMs = SERVER_KILLS.get(push);
      if (afterMs !== undefined) {
        await wait(afterMs);
        await server.kill();
        kills += 1;
        await server.startAgain();
      }
    });
    expect(kills).toBe(10);
    expect([...faults]).toEqual(['UNREACHABLE']);
    expect(outcomes).toEqual(outcomes.map(() => undisturbed));
  },
  DRIVES_WITHIN_MS,
);

test(
  'what a phone has stored for an hour and a half is the same drive with the server killed after each batch, and the newest batch first',
  async () => {
    const batches = Array.from({ length: Math.ceil(LONG.length / LONG_BATCH) }, (_, index) =>
      LONG.slice(index * LONG_BATCH, (index + 1) * LONG_BATCH),
    );
    const inOrder = await sync(await citizensPhone(), batches);
    expect(inOrder.route.length).toBeGreaterThan(LONG.length / 2);
    expect(inOrder.violations.length).toBeGreaterThan(0);
    let kills = 0;
    const late = await sync(await citizensPhone(), batches.toReversed(), async () => {
      await server.kill();
      await server.startAgain();
      kills += 1;
    });
    expect(kills).toBe(batches.length);
    expect(late).toEqual(inOrder);
  },
  DRIVES_WITHIN_MS,
);

test(
  'drives during which PostgreSQL is killed are the drive without kills, with 503 and never wrong data meanwhile',
  async () => {
    const faults = new Set<string>();
    const phones = await citizensPhones(faults);
    const seen = watchAnswers(phones[0]);
    let kills = 0;
    const outcomes = await driveTogether(phones, async (push) => {
      const afterMs = DATABASE_KILLS.get(push);
      if (afterMs !== undefined) {
        await wait(afterMs);
        await server.killDatabase();
        kills += 1;
      }
    }).finally(seen.stop);
    const { statuses, distancesKm } = await seen.stop();
    expect(kills).toBe(5);
    expect([...faults]).toEqual(['UNAVAILABLE']);
    expect(outcomes).toEqual(outcomes.map(() => undisturbed));
    expect([...statuses].sort()).toEqual([200, 503]);
    // What was answered in between is a stage of the drive: it never goes back.
    expect(distancesKm.length).toBeGreaterThan(1);
    expect(distancesKm).toEqual([...distancesKm].sort((one, other) => one - other));
  },
  DRIVES_WITHIN_MS,
);

/** Asks for the journey again and again, as a screen would, until it is stopped. */
function watchAnswers(phone: Phone | undefined) {
  const statuses = new Set<number>();
  const distancesKm: number[] = [];
  let isStopped = false;
  const watching = (async () => {
    while (!isStopped) {
      const headers = { cookie: phone?.cookieHeader() ?? '' };
      const response = await fetch(`${server.url}/api/journeys/active`, { headers });
      const body: unknown = await response.json();
      statuses.add(response.status);
      if (response.status === 200) {
        // Null before the start and after the end.
        distancesKm.push(...(body === null ? [] : [(body as StoredRow).distance]));
      } else {
        expect(body).toMatchObject({ code: 'UNAVAILABLE', requestId: expect.any(String) as string });
      }
      await wait(20);
    }
  })();
  const stop = async () => {
    isStopped = true;
    await watching;
    return { statuses, distancesKm };
  };
  return { stop };
}
