import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { DESKTOP, openBrowser, openPerson } from '@wakafine/e2e/testing/browser/browser';
import { see } from '@wakafine/e2e/testing/browser/see';
import { signInStaff } from '@wakafine/e2e/testing/staff';
import type { Page } from 'playwright-core';
import type { BenchArguments } from './command/arguments';
import { vehiclesAt } from './growth/full-roads';
import { openLiveFeed } from './growth/live-feed';
import { rounded } from './load/tally';
import { startProduction } from './sides/production';
import { traceTasks } from './web/task-trace';

const VEHICLES = 2_000;
const MOST_MS = 50;
const SECOND_MS = 1_000;
/** The map is looked at as it is for so many seconds, then pushed and zoomed in each. */
const STILL_SHARE = 0.5;

/** Output of `npm run bench -- ops-map`. */
export interface OpsMapResult {
  readonly bench: 'ops-map';
  readonly vehicles: number;
  readonly seconds: number;
  /** Longest task of the page's main thread, while all vehicles moved each second. */
  readonly longestTaskMs: number;
  /** The same with what other programs took meanwhile. */
  readonly longestTaskWallMs: number;
  readonly tasksOver50Ms: number;
  /** Whether the head of the map counted all vehicles at the end. */
  readonly isCounted: boolean;
  readonly machineLoad: number;
  readonly limitMs: number;
  readonly pass: boolean;
}

/** Moves 2,000 vehicles each second on the live map of the real app in a real browser, which is pushed and zoomed meanwhile. */
export async function runOpsMap(
  { secondsPerSide: seconds }: BenchArguments,
  notify: (line: string) => void,
): Promise<OpsMapResult> {
  const account = { username: 'bench-admin', password: `a fair wind ${randomUUID()}` };
  const server = await startProduction({
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
  });
  const feed = await openLiveFeed(server.url);
  const browser = await openBrowser({ isMeasured: true });
  try {
    const { page } = await openPerson(browser, { url: feed.url, viewport: DESKTOP });
    await signInStaff(page, account);
    await page.goto('/admin/live-map');
    const map = page.getByRole('group', { name: 'Map of Cameroon' });
    await see(map);
    const push = (second: number): number =>
      feed.push({
        field: 'liveJourneysUpdated',
        value: { changed: vehiclesAt(second, VEHICLES, Date.now()), endedIds: [] },
      });
    while (push(0) === 0) {
      await wait(100);
    }
    await see(page.getByText('2,000 vehicles'));
    await see(page.locator('[data-part=gl-map][data-drawn]'));
    await map.focus();
    const tasksSoFar = await traceTasks(browser);
    for (let second = 1; second <= seconds; second += 1) {
      const startedMs = performance.now();
      push(second);
      if (second > seconds * STILL_SHARE) {
        await lookAround(page, second);
      }
      notify(`second ${second} of ${seconds}`);
      await wait(Math.max(0, SECOND_MS - (performance.now() - startedMs)));
    }
    const tasks = await tasksSoFar();
    const longestTaskMs = Math.round(tasks[0]?.cpuMs ?? 0);
    const isCounted = await page.getByText('2,000 vehicles').isVisible();
    return {
      bench: 'ops-map',
      vehicles: VEHICLES,
      seconds,
      longestTaskMs,
      longestTaskWallMs: Math.round(Math.max(0, ...tasks.map(({ wallMs }) => wallMs))),
      tasksOver50Ms: tasks.filter(({ cpuMs }) => cpuMs > 50).length,
      isCounted,
      machineLoad: rounded(loadavg()[0] ?? 0, 1),
      limitMs: MOST_MS,
      pass: longestTaskMs <= MOST_MS && isCounted,
    };
  } finally {
    await browser.close();
    await feed.stop();
    await server.stop();
  }
}

/** Zooms in and out, and pushes the map to all sides. */
async function lookAround(page: Page, second: number): Promise<void> {
  const keys = [
    ['+', '+', 'ArrowLeft'],
    ['ArrowDown', 'ArrowDown', '+'],
    ['-', 'ArrowRight', 'ArrowUp'],
    ['-', '-', '0'],
  ];
  for (const key of keys[second % keys.length] ?? []) {
    await page.keyboard.press(key);
  }
}
