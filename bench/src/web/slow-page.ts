import type { BrowserContext, CDPSession, Page } from 'playwright-core';

/** Slow 3G of a city at its worst hour, and a phone whose processor takes six times as long as this machine's. */
export const SLOW = { bytesPerSecond: 400_000 / 8, latencyMs: 400, cpuSlowdown: 6 } as const;

/** Time for which the network must be silent to count as done. */
const SILENCE_MS = 1_500;
const LONGEST_MS = 60_000;

/** A page on a slow phone with a slow network, which counts what comes in. */
export interface SlowPage {
  readonly page: Page;
  /** Bytes that came over the network so far, headers included; nothing of what the cache had. */
  wireBytes(): number;
  /** The same without headers: what packing can change. */
  bodyBytes(): number;
  /** Milliseconds from the start of the navigation to the first paint with content. */
  firstPaintMs(): Promise<number>;
  /** Milliseconds from the start of the navigation to now. */
  elapsedMs(): Promise<number>;
  /** Waits until the network has been silent for 1.5 s. */
  settle(): Promise<void>;
}

/** Opens a page of the context under `SLOW`. */
export async function openSlowPage(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const counted = await countBytes(session);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.latencyMs,
    downloadThroughput: SLOW.bytesPerSecond,
    uploadThroughput: SLOW.bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpuSlowdown });
  return {
    page,
    wireBytes: () => counted.bytes,
    bodyBytes: () => counted.bodyBytes,
    firstPaintMs: () => page.evaluate(readFirstPaintMs),
    elapsedMs: () => page.evaluate(() => performance.now()),
    settle: () => untilSilent(page, counted),
  };
}

interface Counted {
  bytes: number;
  bodyBytes: number;
  lastAtMs: number;
}

async function countBytes(session: CDPSession): Promise<Counted> {
  const counted: Counted = { bytes: 0, bodyBytes: 0, lastAtMs: performance.now() };
  const headerBytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', () => {
    counted.lastAtMs = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    headerBytes.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counted.lastAtMs = performance.now();
    counted.bytes += encodedDataLength;
    counted.bodyBytes += Math.max(0, encodedDataLength - (headerBytes.get(requestId) ?? 0));
  });
  await session.send('Network.enable');
  return counted;
}

async function untilSilent(page: Page, counted: Counted): Promise<void> {
  const deadlineMs = performance.now() + LONGEST_MS;
  while (performance.now() - counted.lastAtMs < SILENCE_MS && performance.now() < deadlineMs) {
    await page.waitForTimeout(100);
  }
}

/** Runs in the page. */
function readFirstPaintMs(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
}
