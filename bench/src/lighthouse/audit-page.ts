import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '@wakafine/e2e/testing/browser/find-chromium';
import { chromeFlags } from './chrome-flags';

const PROGRAM = require.resolve('lighthouse/cli/index.js');
/** The marks that are asked for. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const LONGEST_MS = 180_000;
/** Lighthouse loses the beginning of a trace now and then (NO_NAVSTART), and asks itself to be run again. */
const MOST_TRIES = 3;
const MAX_OUTPUT_BYTES = 50_000_000;

/** One of the marks that Lighthouse gives. */
export type Category = (typeof CATEGORIES)[number];

/** Lighthouse's result of one visit. */
export interface Audit {
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Audits that cost points in accessibility and best practices: the audit's id with its title. */
  readonly faults: readonly string[];
  /** The times behind the performance, in milliseconds; shift is Lighthouse's own measure. */
  readonly metrics: Readonly<Record<string, number>>;
  /** All that it said, as JSON. */
  readonly report: string;
}

/** The parts of Lighthouse's result that are read here. */
interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<
    Record<
      Category,
      {
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      { readonly title: string; readonly score: number | null; readonly numericValue?: number } | undefined
    >
  >;
}

const METRICS = {
  firstContentfulPaintMs: 'first-contentful-paint',
  largestContentfulPaintMs: 'largest-contentful-paint',
  totalBlockingTimeMs: 'total-blocking-time',
  speedIndexMs: 'speed-index',
  layoutShift: 'cumulative-layout-shift',
} as const;

/**
 * Has Lighthouse visit a page as a phone on a slow network (its own setting for phones): in a fresh browser, or in the one that
 * listens at a port, as it is.
 * @throws Error with its words where the page could not be judged
 */
export async function auditPage(url: string, port: number | null): Promise<Audit> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await auditOnce(url, port);
    } catch (error) {
      if (tried === MOST_TRIES || !String(error).includes('NO_NAVSTART')) {
        throw error;
      }
    }
  }
}

async function auditOnce(url: string, port: number | null): Promise<Audit> {
  const folder = await mkdtemp(join(tmpdir(), 'wakafine-lighthouse-'));
  try {
    const output = join(folder, 'report.json');
    const browser =
      port === null
        ? [`--chrome-flags=${['--headless=new', ...chromeFlags()].join(' ')}`]
        : [`--port=${port}`, '--disable-storage-reset'];
    const asked = ['--quiet', '--output=json', `--output-path=${output}`];
    await promisify(execFile)(
      process.execPath,
      [PROGRAM, url, ...asked, `--only-categories=${CATEGORIES.join(',')}`, ...browser],
      {
        env: { ...process.env, CHROME_PATH: findChromium(process.env) },
        cwd: folder,
        timeout: LONGEST_MS,
        maxBuffer: MAX_OUTPUT_BYTES,
      },
    );
    return auditOf(await readFile(output, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function auditOf(report: string): Audit {
  // The format is Lighthouse's own, and its version is pinned.
  const result = JSON.parse(report) as LighthouseResult;
  if (result.runtimeError) {
    throw new Error(`Lighthouse could not judge the page: ${result.runtimeError.message}`);
  }
  const scoreOf = (category: Category): number => Math.round((result.categories[category].score ?? 0) * 100);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
    },
    faults: (['accessibility', 'best-practices'] as const).flatMap((category) => faultsOf(result, category)),
    metrics: Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [
        name,
        Math.round((result.audits[id]?.numericValue ?? NaN) * 1_000) / 1_000,
      ]),
    ),
    report,
  };
}

function faultsOf({ audits, categories }: LighthouseResult, category: Category): string[] {
  return categories[category].auditRefs
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => {
      const audit = audits[id];
      const isFaulty = audit !== undefined && audit.score !== null && audit.score < 1;
      return isFaulty ? [`${id}: ${audit.title}`] : [];
    });
}
