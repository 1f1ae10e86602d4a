import { loadavg } from 'node:os';
import type { Page } from 'playwright-core';
import { openBrowser, openPerson } from '@wakafine/e2e/testing/browser/browser';
import { becomeCitizen } from '@wakafine/e2e/testing/citizen';
import { see } from '@wakafine/e2e/testing/browser/see';
import { speedOften } from '@wakafine/e2e/testing/drives/speeding-history';
import type { BenchArguments } from '../command/arguments';
import { rounded } from '../load/tally';
import { startProduction } from '../sides/production';
import { traceTasks, type Task } from './task-trace';

const ROWS = 2_000;
/** Each with a route of some hours. */
const JOURNEYS = 4;
/** Limits of what building the document may cost, and how often its progress must be seen to move. */
const LIMITS = { tookMs: 6_000, longestTaskMs: 100, progressSteps: 10 } as const;
const DESKTOP = { width: 1_280, height: 800 };
const MINUTE_MS = 60_000;

/** Output of `npm run bench -- pdf`. */
export interface PdfResult {
  readonly bench: 'pdf';
  readonly rounds: number;
  /** Rows of the document. */
  readonly rows: number;
  /** From the tap to the document, its rows fetched and its pages drawn; of the rounds the one in the middle. */
  readonly tookMs: number;
  /** Longest task of the page's main thread in any round. */
  readonly longestTaskMs: number;
  /** The same with what other programs took meanwhile. */
  readonly longestTaskWallMs: number;
  /** Different places at which the progress bar stood, in the round with the fewest. */
  readonly progressSteps: number;
  readonly machineLoad: number;
  readonly limits: typeof LIMITS;
  readonly pass: boolean;
}

interface Round {
  readonly tookMs: number;
  readonly tasks: readonly Task[];
  readonly progressSteps: number;
}

/** Exports a report of 2,000 violations as a PDF through the real app in a real browser. */
export async function runPdf({ rounds }: BenchArguments, notify: (line: string) => void): Promise<PdfResult> {
  const server = await startProduction();
  const browser = await openBrowser({ isMeasured: true });
  try {
    const { page } = await openPerson(browser, { url: server.url, viewport: DESKTOP });
    const identity = await becomeCitizen(page);
    const vehicle = { registrationNumber: 'LT 200 PD', category: 'PRIVATE' } as const;
    const journeys = Array.from({ length: JOURNEYS }, () => ({ vehicle, count: ROWS / JOURNEYS }));
    await speedOften(server.url, identity, { journeys, untilMs: Date.now() - MINUTE_MS });
    notify(`${ROWS} violations stored`);
    const done: Round[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      await page.goto('/reports?filter=yearly');
      await see(page.getByRole('button', { name: 'Export All Reports (PDF)' }));
      await page.waitForLoadState('networkidle');
      const tasksSoFar = await traceTasks(browser);
      const { tookMs, progressSteps } = await exportOnce(page);
      done.push({ tookMs, progressSteps, tasks: await tasksSoFar() });
      notify(`round ${round}: ${JSON.stringify(done.at(-1))}`);
    }
    return resultOf(done);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function exportOnce(page: Page): Promise<{ tookMs: number; progressSteps: number }> {
  await page.evaluate(watchProgress);
  await page.getByRole('button', { name: 'Export All Reports (PDF)' }).click();
  await page.waitForFunction(() => document.documentElement.dataset.pdfTookMs !== undefined);
  const { pdfTookMs, pdfSteps } = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  return { tookMs: Math.round(Number(pdfTookMs)), progressSteps: Number(pdfSteps) };
}

/** Runs in the page: notes where the progress bar stands, and when it has gone because the document is there. */
function watchProgress(): void {
  const places = new Set<string>();
  let startedMs = 0;
  const look = () => {
    const bar = document.querySelector('[role=progressbar]');
    if (bar !== null) {
      startedMs ||= performance.now();
      places.add(bar.getAttribute('aria-valuenow') ?? '');
    } else if (startedMs > 0) {
      observer.disconnect();
      document.documentElement.dataset.pdfSteps = String(places.size);
      document.documentElement.dataset.pdfTookMs = String(performance.now() - startedMs);
    }
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
}

function resultOf(rounds: readonly Round[]): PdfResult {
  const times = rounds.map(({ tookMs }) => tookMs).sort((one, other) => one - other);
  const tookMs = times[Math.floor((times.length - 1) / 2)] ?? Infinity;
  const tasks = rounds.flatMap((round) => round.tasks);
  const longestTaskMs = Math.round(Math.max(0, ...tasks.map(({ cpuMs }) => cpuMs)));
  const progressSteps = Math.min(...rounds.map((round) => round.progressSteps));
  return {
    bench: 'pdf',
    rounds: rounds.length,
    rows: ROWS,
    tookMs,
    longestTaskMs,
    longestTaskWallMs: Math.round(Math.max(0, ...tasks.map(({ wallMs }) => wallMs))),
    progressSteps,
    machineLoad: rounded(loadavg()[0] ?? 0, 1),
    limits: LIMITS,
    pass:
      tookMs <= LIMITS.tookMs &&
      longestTaskMs <= LIMITS.longestTaskMs &&
      progressSteps >= LIMITS.progressSteps,
  };
}
