import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { toReceiverPrecision } from '@wakafine/domain/speed/receiver-precision';
import { openBrowser, openPerson } from '@wakafine/e2e/testing/browser/browser';
import { becomeCitizen, startOnScreen } from '@wakafine/e2e/testing/citizen';
import { installLateClock, phoneTimeMs, setLate } from '@wakafine/e2e/testing/browser/late-clock';
import { see } from '@wakafine/e2e/testing/browser/see';
import { buildDrive } from '@wakafine/simulator/drives/drive';
import { createPhone } from '@wakafine/simulator/phone';
import type { BenchArguments } from '../command/arguments';
import { openCountingDoor } from '../load/counting-door';
import { percentile, rounded } from '../load/tally';
import { startProduction } from '../sides/production';
import { familyOf, readProcesses, sumCpuUs } from '../sides/processor-time';
import { installOutbox, ownJourneyKey, writeFixes } from './outbox';

/** Six hours at one fix a second. */
const FIXES = 21_600;
const LIMITS = { writeP99Ms: 5, syncMs: 10_000, upBytes: 450_000 } as const;
/** Offset of the phone's clock at first, so that no fix lies in the future. */
const LATE_MS = (FIXES + 60) * 1_000;
const PATIENCE_MS = 120_000;
/** Interval of the check whether all has arrived, ms. */
const LOOK_EVERY_MS = 50;

/** Output of `npm run bench -- offline`. */
export interface OfflineResult {
  readonly bench: 'offline';
  readonly fixes: number;
  /** From the moment when a fix is given to the outbox until it is on the disk, one fix after another. */
  readonly write: { readonly p50Ms: number; readonly p99Ms: number; readonly maxMs: number };
  /** From the moment when the network is back until the server has acknowledged every fix. */
  readonly syncMs: number;
  /** Bytes to and from the server meanwhile, headers included. */
  readonly upBytes: number;
  readonly downBytes: number;
  /** Requests to the server meanwhile, those for parts of the page included. */
  readonly requests: number;
  /** Processor time of server and PostgreSQL meanwhile for each fix, microseconds. */
  readonly cpuUsPerFix: number;
  readonly machineLoad: readonly [number, number];
  readonly limits: typeof LIMITS;
  readonly met: Readonly<Record<keyof typeof LIMITS, boolean>>;
  readonly pass: boolean;
}

/**
 * Has the real app in a real browser start a journey without a network, records six hours for it, and then gives
 * the network back.
 */
export async function runOffline(
  _options: BenchArguments,
  notify: (line: string) => void,
): Promise<OfflineResult> {
  const loadBefore = rounded(loadavg()[0] ?? 0, 1);
  const server = await startProduction();
  const door = await openCountingDoor(server.url);
  const browser = await openBrowser({ isMeasured: true });
  try {
    const { page, context } = await openPerson(browser, { url: door.url, isAppCached: true });
    await installLateClock(context, LATE_MS);
    const phone = createPhone({ url: server.url });
    await phone.signIn(await becomeCitizen(page));
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await see(page.getByRole('heading', { name: 'Ready to Track Your Journey' }));

    await context.setOffline(true);
    await startOnScreen(page, 'LT 216 SY');
    const { fixes } = buildDrive({
      ...{ kind: 'city', seed: 6, durationS: FIXES - 1 },
      startedAtMs: await phoneTimeMs(page),
    });
    await installOutbox(page);
    const stored = fixes.map(toReceiverPrecision);
    const times = await writeFixes(page, await ownJourneyKey(page), stored);
    notify(`${times.length} fixes are in the outbox`);
    await setLate(page, 0);
    await page.reload();
    await see(page.getByRole('heading', { name: 'Live journey' }));

    const before = door.bytes();
    const cpuBeforeUs = sumCpuUs(familyOf(readProcesses(), server.pid));
    const beganMs = performance.now();
    await context.setOffline(false);
    await until(async () => ((await phone.activeJourney())?.acceptedThrough ?? 0) >= FIXES);
    const syncMs = Math.round(performance.now() - beganMs);
    const after = door.bytes();
    const cpuUs = sumCpuUs(familyOf(readProcesses(), server.pid)) - cpuBeforeUs;
    const write = writeFigures(times);
    const [upBytes, downBytes] = [after.up - before.up, after.down - before.down];
    const met = {
      writeP99Ms: write.p99Ms < LIMITS.writeP99Ms,
      syncMs: syncMs < LIMITS.syncMs,
      upBytes: upBytes < LIMITS.upBytes,
    };
    return {
      ...{ bench: 'offline', fixes: times.length, write, syncMs, upBytes, downBytes },
      requests: after.requests - before.requests,
      cpuUsPerFix: rounded(cpuUs / FIXES, 1),
      machineLoad: [loadBefore, rounded(loadavg()[0] ?? 0, 1)],
      limits: LIMITS,
      met,
      pass: times.length === FIXES && Object.values(met).every(Boolean),
    };
  } finally {
    await browser.close();
    await door.stop();
    await server.stop();
  }
}

function writeFigures(timesMs: readonly number[]): OfflineResult['write'] {
  const rising = timesMs.toSorted((one, other) => one - other);
  return {
    p50Ms: rounded(percentile(rising, 0.5), 2),
    p99Ms: rounded(percentile(rising, 0.99), 2),
    maxMs: rounded(rising.at(-1) ?? NaN, 2),
  };
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
