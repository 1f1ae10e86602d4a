import 'fake-indexeddb/auto';
import type { PhoneFix } from '../geolocation/phone-fix';
import { openFixQueue, type FixQueue } from './fix-queue';
import { openFixStore } from './fix-store';
import { startUploader, type SendResult } from './uploader';

/** Six hours at one fix a second. */
const FIXES = 21_600;
const STARTED_AT_MS = Date.UTC(2026, 10, 14, 9, 0, 0);
const JOURNEY = 'six-hours';

function fixAt(second: number): Omit<PhoneFix, 'seq'> {
  return {
    lat: 4.05 + second * 1e-4,
    lng: 9.76,
    recordedAtMs: STARTED_AT_MS + second * 1_000,
    accuracyM: 5,
    speedKmh: 40,
    headingDeg: 0,
    clockOffsetMs: 0,
  };
}

/** The edge of a server that stores each fix once, and whose every third answer gets lost on the way. */
function buildEdge() {
  const stored = new Map<number, PhoneFix>();
  let requests = 0;
  let repeated = 0;
  return {
    stored,
    requests: () => requests,
    repeated: () => repeated,
    send: (fixes: PhoneFix[]): Promise<SendResult> => {
      requests += 1;
      for (const fix of fixes) {
        repeated += stored.has(fix.seq) ? 1 : 0;
        stored.set(fix.seq, stored.get(fix.seq) ?? fix);
      }
      return requests % 3 === 0
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ kind: 'stored' });
    },
  };
}

async function openQueue(): Promise<FixQueue> {
  const store = await openFixStore();
  return openFixQueue({ journeyId: JOURNEY, acceptedThrough: 0, clockOffsetMs: 0, store });
}

it('gives a server whose every third answer is lost each fix of six hours once, through reloads, and stores none', async () => {
  const recording = await openQueue();
  for (let second = 0; second < FIXES; second += 1) {
    recording.add(fixAt(second));
  }
  await recording.settled();

  const edge = buildEdge();
  const newPage = async () => {
    const queue = await openQueue();
    const uploader = startUploader({ queue, send: edge.send, onState: () => undefined });
    const isSent = await uploader.flush();
    uploader.stop();
    await queue.settled();
    return isSent;
  };
  let pages = 1;
  while (!(await newPage())) {
    pages += 1;
  }

  // Every lost answer ended a page, and the batch behind it was sent by the next.
  expect(pages).toBe(Math.floor(edge.requests() / 3) + 1);
  expect(edge.repeated()).toBe((pages - 1) * 1_000);
  expect([...edge.stored.keys()]).toEqual(Array.from({ length: FIXES }, (_, index) => index + 1));
  expect([...edge.stored.values()].map(({ seq: _seq, ...fix }) => fix)).toEqual(
    Array.from({ length: FIXES }, (_, second) => fixAt(second)),
  );
  const store = await openFixStore();
  expect(await store.loadFixes(JOURNEY)).toEqual([]);
  expect((await openQueue()).size()).toBe(0);
});
