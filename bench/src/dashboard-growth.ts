import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { DESKTOP, openBrowser, openPerson } from '@wakafine/e2e/testing/browser/browser';
import { see } from '@wakafine/e2e/testing/browser/see';
import { signInStaff } from '@wakafine/e2e/testing/staff';
import type { CDPSession } from 'playwright-core';
import type { BenchArguments } from './command/arguments';
import { createBusyCountry, EVENTS_PER_SECOND } from './growth/busy-country';
import { openLiveFeed, type LiveFeed } from './growth/live-feed';
import { rounded } from './load/tally';
import { startProduction } from './sides/production';
import { traceTasks } from './web/task-trace';

/** Seconds of the country in a second. */
const SPEEDUP = 20;
const FIRST_S = 5 * 60;
const LAST_S = 30 * 60;
const MOST_GROWTH_PERCENT = 10;
const BYTES_PER_MB = 1_000_000;

/** Output of `npm run bench -- dashboard-growth`. */
export interface DashboardGrowthResult {
  readonly bench: 'dashboard-growth';
  readonly eventsPerSecond: number;
  readonly speedup: number;
  readonly simulatedMinutes: number;
  /** Events that were sent to a subscription of the page, each once for every one of that kind. */
  readonly pushed: number;
  readonly tookS: number;
  readonly heapAfter5MinMb: number;
  readonly heapAfter30MinMb: number;
  readonly growthPercent: number;
  readonly domNodesAfter5Min: number;
  readonly domNodesAfter30Min: number;
  /** Share of the time that the page's thread was at work, at the speedup: whether it slows. */
  readonly busyPercentFirst: number;
  readonly busyPercentLast: number;
  /** Longest task of the page's main thread. */
  readonly longestTaskMs: number;
  readonly machineLoad: number;
  readonly limitPercent: number;
  readonly pass: boolean;
}

/** Looks at the overview for 30 simulated minutes while the country sends it 50 events a second over a real socket. */
export async function runDashboardGrowth(
  _options: BenchArguments,
  notify: (line: string) => void,
): Promise<DashboardGrowthResult> {
  const account = { username: 'bench-admin', password: `a fair wind ${randomUUID()}` };
  const server = await startProduction({
    ADMIN_USERNAME: account.username,
    ADMIN_PASSWORD: account.password,
  });
  const feed = await openLiveFeed(server.url);
  const browser = await openBrowser({ isMeasured: true });
  try {
    const { page, context } = await openPerson(browser, { url: feed.url, viewport: DESKTOP });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await signInStaff(page, account);
    await page.goto('/admin');
    await see(page.getByRole('heading', { name: 'Citizen incidents' }));
    const tasksSoFar = await traceTasks(browser);
    const push = pusherOf(feed);
    const begin = await readState(session);
    const startedMs = performance.now();
    await push(FIRST_S, notify);
    const first = await readState(session);
    await push(LAST_S - FIRST_S, notify);
    const last = await readState(session);
    const tookS = Math.round((performance.now() - startedMs) / 1_000);
    const tasks = await tasksSoFar();
    const growthPercent = rounded((last.heapMb / first.heapMb - 1) * 100, 1);
    return {
      bench: 'dashboard-growth',
      eventsPerSecond: EVENTS_PER_SECOND,
      speedup: SPEEDUP,
      simulatedMinutes: LAST_S / 60,
      pushed: push.pushed(),
      tookS,
      heapAfter5MinMb: first.heapMb,
      heapAfter30MinMb: last.heapMb,
      growthPercent,
      domNodesAfter5Min: first.nodes,
      domNodesAfter30Min: last.nodes,
      busyPercentFirst: busyPercent(begin, first),
      busyPercentLast: busyPercent(first, last),
      longestTaskMs: Math.round(tasks[0]?.cpuMs ?? 0),
      machineLoad: rounded(loadavg()[0] ?? 0, 1),
      limitPercent: MOST_GROWTH_PERCENT,
      pass: growthPercent <= MOST_GROWTH_PERCENT,
    };
  } finally {
    await browser.close();
    await feed.stop();
    await server.stop();
  }
}

/** Gives what pushes so many seconds of the country, faster than they pass, and how many events have gone out. */
function pusherOf(feed: LiveFeed) {
  const eventsOf = createBusyCountry();
  let second = 0;
  let pushed = 0;
  async function push(seconds: number, notify: (line: string) => void): Promise<void> {
    const beganMs = performance.now();
    for (let index = 1; index <= seconds; index += 1) {
      second += 1;
      for (const event of eventsOf(Date.now())) {
        pushed += feed.push(event);
      }
      if (second % 300 === 0) {
        notify(`${second / 60} min`);
      }
      await wait(Math.max(0, beganMs + (index * 1_000) / SPEEDUP - performance.now()));
    }
  }
  return Object.assign(push, { pushed: () => pushed });
}

interface PageState {
  readonly heapMb: number;
  readonly nodes: number;
  /** Both since the page began, s. */
  readonly atS: number;
  readonly busyS: number;
}

/** Heap of the page after garbage collection, and the busy time of its thread. */
async function readState(session: CDPSession): Promise<PageState> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return {
    heapMb: rounded(usedSize / BYTES_PER_MB, 1),
    nodes,
    atS: of('Timestamp'),
    busyS: of('TaskDuration'),
  };
}

function busyPercent(from: PageState, to: PageState): number {
  return rounded(((to.busyS - from.busyS) / (to.atS - from.atS)) * 100, 1);
}
