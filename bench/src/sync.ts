import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openBrowser, openPerson } from '@wakafine/e2e/browser';
import { becomeCitizen } from '@wakafine/e2e/citizen';
import { installReceiver, playReadings, type Reading } from '@wakafine/e2e/receiver';
import { see } from '@wakafine/e2e/see';
import { buildDrive } from '@wakafine/simulator/drives/drive';
import { createPhone, type Phone } from '@wakafine/simulator/phone';
import type { BenchArguments } from './arguments';
import { openCountingDoor } from './load/counting-door';
import { percentile, rounded } from './load/tally';
import { startProduction } from './sides/production';
import { countUnsent, watchWrites, writeTimesMs } from './sync/watch-outbox';

/** Six hours at one fix a second. */
const FIXES = 21_600;
const LIMITS = { writeP99Ms: 5, syncMs: 10_000, wireBytes: 450_000 } as const;
const PART_FIXES = 240;
const PATIENCE_MS = 120_000;
/** How often it is looked whether all has arrived, ms. */
const LOOK_EVERY_MS = 50;
/** What an ordinary phone reports. */
const ORDINARY_ACCURACY_M = 8;

/** What `npm run bench -- sync` prints. */
export interface SyncResult {
  readonly bench: 'sync';
  readonly fixes: number;
  /** From the beginning of a write of one fix until it is on the disk. */
  readonly write: { readonly p50Ms: number; readonly p99Ms: number; readonly maxMs: number };
  /** From the moment when the network is back until the server has acknowledged every fix. */
  readonly syncMs: number;
  /** What went to the server meanwhile, and what came from it, headers included. */
  readonly upBytes: number;
  readonly downBytes: number;
  readonly machineLoad: readonly [number, number];
  readonly limits: typeof LIMITS;
  readonly met: Readonly<Record<keyof typeof LIMITS, boolean>>;
  readonly pass: boolean;
}

/** Records six hours without a network in the real app in a real browser, as fast as it takes them, and then gives it the network back. */
export async function runSync(_options: BenchArguments, tell: (line: string) => void): Promise<SyncResult> {
  const loadBefore = rounded(loadavg()[0] ?? 0, 1);
  const server = await startProduction();
  const door = await openCountingDoor(server.url);
  const browser = await openBrowser();
  try {
    const { page, context } = await openPerson(browser, { url: door.url });
    await installReceiver(page);
    await watchWrites(page);
    const phone = createPhone({ url: server.url });
    await phone.signIn(await becomeCitizen(page));
    const startedAtMs = Date.now() - FIXES * 1_000;
    const car = { vehicleType: 'CAR', registrationNumber: 'LT 216 SY', category: 'PRIVATE' } as const;
    const { id } = await phone.startJourney({ ...car, startedAtMs });
    await page.goto('/');
    await page.getByRole('button', { name: 'Record with this phone' }).click();
    await see(page.getByText('Looking for GPS'));

    await context.setOffline(true);
    await playInParts(page, readingsFrom(startedAtMs), tell);
    await until(async () => (await countUnsent(page)) === FIXES);
    const writes = await writeTimesMs(page);

    const before = door.bytes();
    const beganMs = performance.now();
    await context.setOffline(false);
    await until(async () => (await acceptedThrough(phone, id)) === FIXES);
    await until(async () => (await countUnsent(page)) === 0);
    const syncMs = Math.round(performance.now() - beganMs);
    const after = door.bytes();
    const [upBytes, downBytes] = [after.up - before.up, after.down - before.down];
    const write = {
      p50Ms: rounded(percentile(writes, 0.5), 2),
      p99Ms: rounded(percentile(writes, 0.99), 2),
      maxMs: rounded(writes.at(-1) ?? NaN, 2),
    };
    const met = {
      writeP99Ms: write.p99Ms < LIMITS.writeP99Ms,
      syncMs: syncMs < LIMITS.syncMs,
      wireBytes: upBytes + downBytes < LIMITS.wireBytes,
    };
    return {
      ...{ bench: 'sync', fixes: FIXES, write, syncMs, upBytes, downBytes },
      machineLoad: [loadBefore, rounded(loadavg()[0] ?? 0, 1)],
      limits: LIMITS,
      met,
      pass: Object.values(met).every(Boolean),
    };
  } finally {
    await browser.close();
    await door.stop();
    await server.stop();
  }
}

/** City traffic as an ordinary phone measures it, one position a second. */
function readingsFrom(firstAtMs: number): Reading[] {
  const { fixes } = buildDrive({
    kind: 'city',
    seed: 6,
    startedAtMs: firstAtMs,
    durationS: FIXES - 1,
  });
  return fixes.map(({ lat, lng, accuracyM, speedKmh, headingDeg, recordedAtMs }) => ({
    ...{ lat, lng, speedKmh, headingDeg, measuredAtMs: recordedAtMs, dueAtMs: 0 },
    accuracyM: accuracyM ?? ORDINARY_ACCURACY_M,
  }));
}

/** Hands the readings over in parts: all at once they would be a long task of their own. */
async function playInParts(
  page: Page,
  readings: readonly Reading[],
  tell: (line: string) => void,
): Promise<void> {
  for (let start = 0; start < readings.length; start += PART_FIXES) {
    await playReadings(page, readings.slice(start, start + PART_FIXES));
    if (start % (15 * PART_FIXES) === 0) {
      tell(`${Math.round(start / 60)} min driven`);
    }
  }
}

async function acceptedThrough(phone: Phone, id: string): Promise<number> {
  return (await phone.journey(id))?.acceptedThrough ?? 0;
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadlineMs = performance.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (performance.now() > deadlineMs) {
      throw new Error(`it was not so within ${PATIENCE_MS / 1_000} s`);
    }
    await wait(LOOK_EVERY_MS);
  }
}
