import type { Browser, CDPSession, Page } from 'playwright-core';
import { startAppServer, type AppServer } from './testing/browser/app-server';
import { openBrowser, openPerson } from './testing/browser/browser';
import { machineSlowness } from './testing/machine-slowness';
import { see, seeGone } from './testing/browser/see';
import { becomeCitizen } from './testing/citizen';

/** Slow 3G of a city at its worst hour, as in `bench/src/web/slow-page`. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const SLOWER_PROCESSOR = 6;
/** Limits of the time until Start can be tapped, and from a tap to the next paint, ms, on a machine that is as fast as a desk. */
const START_WITHIN_MS = { first: 3_000, again: 1_500 };
const PAINT_WITHIN_MS = 200;
/** The machine of a test does other work meanwhile: one of so many tries must be within the limit. */
const TRIES = 12;

describe('A slow phone on slow 3G', () => {
  let server: AppServer;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([startAppServer(), openBrowser({ isMeasured: true })]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Least time of the tries up to one within a limit, ms. */
  async function leastOf(limitMs: number, measure: () => Promise<number>): Promise<number> {
    let least = Infinity;
    for (let attempt = 0; attempt < TRIES && least > limitMs; attempt += 1) {
      least = Math.min(least, await measure());
    }
    return least;
  }

  it('can tap Start within 3 s with nothing of the app in its cache', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    await becomeCitizen(page);
    await page.goto('/');
    // The app remembers who was here last.
    await see(page.getByRole('button', { name: 'Account' }));
    const limitMs = START_WITHIN_MS.first * (await machineSlowness(browser));
    const time = await leastOf(limitMs, async () => {
      const visit = await context.newPage();
      const session = await slowDown(visit);
      await session.send('Network.clearBrowserCache');
      const startMs = await startTappedMs(visit);
      await visit.close();
      return startMs;
    });
    expect(time).toBeLessThanOrEqual(limitMs);
    await context.close();
  });

  it('can tap it within 1.5 s again', async () => {
    const { page, context } = await openPerson(browser, { url: server.url, isAppCached: true });
    await becomeCitizen(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await see(page.getByRole('button', { name: 'Account' }));
    const limitMs = START_WITHIN_MS.again * (await machineSlowness(browser));
    const time = await leastOf(limitMs, async () => {
      const visit = await context.newPage();
      await slowDown(visit);
      const startMs = await startTappedMs(visit);
      await visit.close();
      return startMs;
    });
    expect(time).toBeLessThanOrEqual(limitMs);
    await context.close();
  });

  it('paints within 200 ms of each tap', async () => {
    const { page, context } = await openPerson(browser, { url: server.url });
    await becomeCitizen(page);
    await page.goto('/');
    await page.locator('#drawn').waitFor({ state: 'detached' });
    // The screens behind the taps are fetched once before: the limit is of the processor, not of the network.
    await tapThrough(page, () => Promise.resolve());
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    const limitMs = PAINT_WITHIN_MS * (await machineSlowness(browser));
    const least = new Map<string, number>();
    const slow = (): [string, number][] => [...least].filter(([, ms]) => ms >= limitMs);
    for (let attempt = 0; attempt === 0 || (attempt < TRIES && slow().length > 0); attempt += 1) {
      await watchTaps(page);
      await tapThrough(page, async (name) => {
        const ms = await slowestTapMs(page);
        least.set(name, Math.min(ms, least.get(name) ?? Infinity));
      });
    }
    expect([...least.keys()]).toHaveLength(6);
    expect(slow()).toEqual([]);
    await context.close();
  });
});

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return session;
}

/** Opens the home page and taps Start as soon as it is there; gives the time from the start until the tap was accepted, ms. */
async function startTappedMs(page: Page): Promise<number> {
  await page.goto('/', { waitUntil: 'commit' });
  const start = page.getByRole('main').getByRole('button', { name: 'Start Journey' }).first();
  await start.click({ noWaitAfter: true });
  const dialog = page.getByRole('dialog', { name: 'Start New Journey' });
  await see(page.locator('#drawn button[aria-busy=true]').or(dialog));
  return page.evaluate(() => performance.now());
}

/** Goes through the taps that citizens make most; names each after it was made. */
async function tapThrough(page: Page, tapped: (name: string) => Promise<void>): Promise<void> {
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name });
  const dialog = page.getByRole('dialog');
  await page.getByRole('main').getByRole('button', { name: 'Start Journey' }).click();
  await see(dialog);
  await tapped('start dialog');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await seeGone(dialog);
  await tapped('close');
  await page.getByRole('button', { name: /^Switch to/ }).click();
  await tapped('theme');
  await page.getByRole('button', { name: 'Report an incident' }).click();
  await see(dialog);
  await tapped('report');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await seeGone(dialog);
  await tab('Map').click();
  await see(page.getByRole('heading', { name: 'Live navigation' }));
  await tapped('map');
  await tab('Speed').click();
  await see(page.getByRole('main').getByRole('button', { name: 'Start Journey' }));
  await tapped('home');
}

/** From now on the page notes how long each tap takes until the next paint. */
async function watchTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    const taps: number[] = [];
    const observer = new PerformanceObserver((list) =>
      taps.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { wakafineTaps: taps });
  });
}

/** Longest of the taps since it was asked last, ms; 0 where all were shorter than a frame. */
function slowestTapMs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Entries come after the paint.
    await new Promise((resolve) => setTimeout(resolve, 300));
    const taps: unknown = Reflect.get(window, 'wakafineTaps');
    return Array.isArray(taps) ? Math.max(0, ...taps.splice(0).map(Number)) : Number.POSITIVE_INFINITY;
  });
}
