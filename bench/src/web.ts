import { loadavg } from 'node:os';
import { openBrowser } from '@wakafine/e2e/testing/browser/browser';
import type { BenchArguments } from './command/arguments';
import { percentile } from './load/tally';
import { startProduction } from './sides/production';
import { SLOW } from './web/slow-page';
import { visitHome, visitLanding, visitSignIn, type Visit } from './web/visits';

/** Limits of the cost of a first visit and a visit of somebody signed in: what the service aims at. */
const LIMITS = {
  firstPaintMs: 1_000,
  signInUsableMs: 4_500,
  firstLoadBytes: 85_000,
  startUsableMs: 3_000,
  startBytes: 90_000,
  homeBytes: 200_000,
  homeAgainUsableMs: 2_500,
} as const;

type PageName = 'landing' | 'signIn' | 'home' | 'homeAgain';

/** Output of `npm run bench -- web`. */
export interface WebResult {
  readonly bench: 'web';
  readonly rounds: number;
  readonly network: typeof SLOW;
  /** Runnable processes of the machine over the last minute, before and after. */
  readonly machineLoad: readonly [number, number];
  /** The median of all rounds, figure by figure. */
  readonly pages: Record<PageName, Visit>;
  readonly limits: typeof LIMITS;
  readonly met: Record<string, boolean>;
  readonly pass: boolean;
}

/** Opens the pages of the real app in a real browser on a slow phone with a slow network. */
export async function runWeb({ rounds }: BenchArguments, notify: (line: string) => void): Promise<WebResult> {
  const loadBefore = loadNow();
  const server = await startProduction();
  const browser = await openBrowser({ isMeasured: true });
  const visits: Record<PageName, Visit[]> = { landing: [], signIn: [], home: [], homeAgain: [] };
  try {
    for (let round = 1; round <= rounds; round += 1) {
      visits.landing.push(await visitLanding(browser, server.url));
      visits.signIn.push(await visitSignIn(browser, server.url));
      const { first, again } = await visitHome(browser, server.url);
      visits.home.push(first);
      visits.homeAgain.push(again);
      notify(`round ${round}: ${JSON.stringify(lastOf(visits))}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  const pages = {
    landing: middle(visits.landing),
    signIn: middle(visits.signIn),
    home: middle(visits.home),
    homeAgain: middle(visits.homeAgain),
  };
  const met = whatIsMet(pages);
  return {
    bench: 'web',
    rounds,
    network: SLOW,
    machineLoad: [loadBefore, loadNow()],
    pages,
    limits: LIMITS,
    met,
    pass: Object.values(met).every(Boolean),
  };
}

function whatIsMet({ landing, signIn, home, homeAgain }: Record<PageName, Visit>): Record<string, boolean> {
  return {
    landingFirstPaint: landing.firstPaintMs <= LIMITS.firstPaintMs,
    signInFirstPaint: signIn.firstPaintMs <= LIMITS.firstPaintMs,
    signInUsable: signIn.usableMs <= LIMITS.signInUsableMs,
    landingBytes: landing.bodyBytesToUse <= LIMITS.firstLoadBytes,
    signInBytes: signIn.bodyBytesToUse <= LIMITS.firstLoadBytes,
    startUsable: home.usableMs <= LIMITS.startUsableMs,
    startBytes: home.bodyBytesToUse <= LIMITS.startBytes,
    homeBytes: home.bodyBytesInAll <= LIMITS.homeBytes,
    homeAgainUsable: homeAgain.usableMs <= LIMITS.homeAgainUsableMs,
  };
}

function middle(visits: readonly Visit[]): Visit {
  const of = (name: keyof Visit): number =>
    percentile(
      visits.map((visit) => visit[name]).sort((one, other) => one - other),
      0.5,
    );
  return {
    firstPaintMs: of('firstPaintMs'),
    usableMs: of('usableMs'),
    followedMs: of('followedMs'),
    bytesToUse: of('bytesToUse'),
    bytesInAll: of('bytesInAll'),
    bodyBytesToUse: of('bodyBytesToUse'),
    bodyBytesInAll: of('bodyBytesInAll'),
  };
}

function lastOf(visits: Record<PageName, Visit[]>): object {
  return Object.fromEntries(Object.entries(visits).map(([name, list]) => [name, list.at(-1)]));
}

function loadNow(): number {
  return Math.round((loadavg()[0] ?? 0) * 10) / 10;
}
