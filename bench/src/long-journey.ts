import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { openBrowser, openPerson } from '@wakafine/e2e/testing/browser/browser';
import { becomeCitizen } from '@wakafine/e2e/testing/citizen';
import { installReceiver, playReadings, type Reading } from '@wakafine/e2e/testing/drives/receiver';
import { see } from '@wakafine/e2e/testing/browser/see';
import { buildDrive } from '@wakafine/simulator/drives/drive';
import type { Identity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import type { BenchArguments } from './command/arguments';
import { rounded } from './load/tally';
import { startProduction } from './sides/production';
import { traceTasks } from './web/task-trace';

const DURATION_S = 4 * 3_600;
/** Seconds of driving in a second. */
const SPEEDUP = 60;
/** Limits of what the page may cost. */
const LIMITS = { longestTaskMs: 100, heapMb: 100 } as const;
const BYTES_PER_MB = 1_000_000;
const PART_FIXES = 120;
const PATIENCE_MS = 20_000;
/** A position of an ordinary phone. */
const ORDINARY_ACCURACY_M = 8;

/** Output of `npm run bench -- long-journey`. */
export interface LongJourneyResult {
  readonly bench: 'long-journey';
  readonly fixes: number;
  readonly speedup: number;
  /** Seconds that it really took. */
  readonly tookS: number;
  /** Longest task of the page's main thread after the journey had begun. */
  readonly longestTaskMs: number;
  /** The same with what other programs took meanwhile. */
  readonly longestTaskWallMs: number;
  readonly tasksOver50Ms: number;
  readonly heapBeforeMb: number;
  readonly heapAfterMb: number;
  readonly domNodes: number;
  /** Bytes that the page stores on the device's disk. */
  readonly storedMb: number;
  /** Fixes that the server has stored of those that were sent. */
  readonly acceptedThrough: number;
  readonly machineLoad: number;
  readonly limits: typeof LIMITS;
  readonly pass: boolean;
}

/** Drives four hours at one fix a second, sixty times as fast, through the real app in a real browser. */
export async function runLongJourney(
  _options: BenchArguments,
  notify: (line: string) => void,
): Promise<LongJourneyResult> {
  const server = await startProduction();
  const browser = await openBrowser({ isMeasured: true });
  try {
    const { page, context } = await openPerson(browser, { url: server.url });
    const session = await context.newCDPSession(page);
    await installReceiver(page);
    const identity = await becomeCitizen(page);
    // It began four hours ago: no fix of it may lie in the future.
    const startedAtMs = Date.now() - DURATION_S * 1_000;
    const journeyId = await startJourney(server.url, identity, startedAtMs);
    await page.goto('/');
    await page.getByRole('button', { name: 'Record with this phone' }).click();
    await see(page.getByText('Looking for GPS'));
    const heapBeforeMb = await heapMb(session);
    const tasksSoFar = await traceTasks(browser);

    const readings = readingsFrom(startedAtMs + 1_000);
    const startedMs = performance.now();
    await playInParts(page, readings, notify);
    const tookS = Math.round((performance.now() - startedMs) / 1_000);
    const tasks = await tasksSoFar();
    const longestTaskMs = Math.round(tasks[0]?.cpuMs ?? 0);
    const heapAfterMb = await heapMb(session);
    const acceptedThrough = await untilAccepted(server.url, identity, journeyId, readings.length);
    return {
      bench: 'long-journey',
      fixes: readings.length,
      speedup: SPEEDUP,
      tookS,
      longestTaskMs,
      longestTaskWallMs: Math.round(Math.max(0, ...tasks.map(({ wallMs }) => wallMs))),
      tasksOver50Ms: tasks.filter(({ cpuMs }) => cpuMs > 50).length,
      heapBeforeMb,
      heapAfterMb,
      domNodes: await page.evaluate(() => document.querySelectorAll('*').length),
      storedMb: rounded((await page.evaluate(readStoredBytes)) / BYTES_PER_MB, 2),
      acceptedThrough,
      machineLoad: rounded(loadavg()[0] ?? 0, 1),
      limits: LIMITS,
      pass:
        longestTaskMs <= LIMITS.longestTaskMs &&
        heapAfterMb <= LIMITS.heapMb &&
        acceptedThrough === readings.length,
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function startJourney(url: string, identity: Identity, startedAtMs: number): Promise<string> {
  const phone = createPhone({ url });
  await phone.signIn(identity);
  const { id } = await phone.startJourney({
    vehicleType: 'CAR',
    registrationNumber: 'LT 240 LJ',
    category: 'PRIVATE',
    startedAtMs,
  });
  return id;
}

/** City traffic as an ordinary phone measures it, handed out sixty times as fast as it was driven. */
function readingsFrom(firstAtMs: number): Reading[] {
  const { fixes } = buildDrive({ kind: 'city', seed: 4, startedAtMs: firstAtMs, durationS: DURATION_S - 60 });
  return fixes.map(({ lat, lng, accuracyM, speedKmh, recordedAtMs }) => ({
    lat,
    lng,
    accuracyM: accuracyM ?? ORDINARY_ACCURACY_M,
    speedKmh,
    measuredAtMs: recordedAtMs,
    dueAtMs: 0,
  }));
}

/** Hands the readings over in parts: all at once they would be a long task of their own. */
async function playInParts(
  page: Page,
  readings: readonly Reading[],
  notify: (line: string) => void,
): Promise<void> {
  for (let start = 0; start < readings.length; start += PART_FIXES) {
    const beginMs = Date.now();
    const part = readings.slice(start, start + PART_FIXES);
    await playReadings(
      page,
      part.map((reading, index) => ({ ...reading, dueAtMs: beginMs + (index * 1_000) / SPEEDUP })),
    );
    if (start % (20 * PART_FIXES) === 0) {
      notify(`${Math.round(start / 60)} min driven`);
    }
  }
}

/** Fixes that the server has stored, once it is all or after some seconds. */
async function untilAccepted(url: string, identity: Identity, id: string, wanted: number): Promise<number> {
  const phone = createPhone({ url });
  await phone.signIn(identity);
  const deadlineMs = performance.now() + PATIENCE_MS;
  for (;;) {
    const acceptedThrough = (await phone.journey(id))?.acceptedThrough ?? 0;
    if (acceptedThrough >= wanted || performance.now() > deadlineMs) {
      return acceptedThrough;
    }
    await wait(500);
  }
}

/** Heap of the page's scripts after garbage collection. */
async function heapMb(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return rounded(usedSize / BYTES_PER_MB, 1);
}

/** Runs in the page. */
async function readStoredBytes(): Promise<number> {
  return (await navigator.storage.estimate()).usage ?? 0;
}
