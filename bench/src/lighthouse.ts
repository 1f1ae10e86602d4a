import { mkdir, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import type { BenchArguments } from './command/arguments';
import { auditPage, CATEGORIES, type Audit, type Category } from './lighthouse/audit-page';
import { openCitizensBrowser } from './lighthouse/citizens-browser';
import { percentile, rounded } from './load/tally';
import { startProduction } from './sides/production';

/** Least scores of each page. */
const LIMITS: Readonly<Record<Category, number>> = {
  performance: 90,
  accessibility: 100,
  'best-practices': 95,
};
/** Path of the report of the median round, as Lighthouse wrote it. */
const REPORTS_FOLDER = resolve(__dirname, '../../artefacts/lighthouse');
const PAGES = [
  { name: 'landing', path: '/', isSignedIn: false },
  { name: 'sign-in', path: '/signin', isSignedIn: false },
  { name: 'home', path: '/', isSignedIn: true },
] as const;

type PageName = (typeof PAGES)[number]['name'];
type Marks = Pick<Audit, 'scores' | 'faults' | 'metrics'>;

/** Output of `npm run lighthouse`. */
export interface LighthouseResult {
  readonly bench: 'lighthouse';
  readonly rounds: number;
  readonly machineLoad: readonly [number, number];
  /** Of each page the round in the middle, by performance. */
  readonly pages: Readonly<Partial<Record<PageName, Marks>>>;
  readonly limits: typeof LIMITS;
  readonly storedIn: string;
  readonly pass: boolean;
}

/** Has Lighthouse judge landing, sign-in and the home page of somebody signed in, as on a phone with a slow network. */
export async function runLighthouse(
  { rounds }: BenchArguments,
  notify: (line: string) => void,
): Promise<LighthouseResult> {
  const loadBefore = rounded(loadavg()[0] ?? 0, 1);
  const server = await startProduction();
  const citizen = await openCitizensBrowser(server.url);
  const pages: Partial<Record<PageName, Marks>> = {};
  try {
    await mkdir(REPORTS_FOLDER, { recursive: true });
    for (const { name, path, isSignedIn } of PAGES) {
      const audits: Audit[] = [];
      for (let round = 1; round <= rounds; round += 1) {
        // As at a first visit all that the app is made of has to come over the network.
        await citizen.deleteApp();
        const audit = await auditPage(new URL(path, server.url).href, isSignedIn ? citizen.port : null);
        audits.push(audit);
        notify(`${name} ${round}: ${JSON.stringify(audit.scores)} ${JSON.stringify(audit.metrics)}`);
      }
      const { report, ...marks } = middleOf(audits);
      await writeFile(join(REPORTS_FOLDER, `${name}.json`), report);
      pages[name] = marks;
    }
  } finally {
    await citizen.close();
    await server.stop();
  }
  return {
    bench: 'lighthouse',
    rounds,
    machineLoad: [loadBefore, rounded(loadavg()[0] ?? 0, 1)],
    pages,
    limits: LIMITS,
    storedIn: REPORTS_FOLDER,
    pass: Object.values(pages).every(({ scores }) => isReached(scores)),
  };
}

function isReached(scores: Audit['scores']): boolean {
  return CATEGORIES.every((category) => scores[category] >= LIMITS[category]);
}

/** The round in the middle by performance; its other marks are the same in all rounds unless something is wrong. */
function middleOf(audits: readonly Audit[]): Audit {
  const rising = audits.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const middle = percentile(
    rising.map((_, index) => index),
    0.5,
  );
  const audit = rising[middle];
  if (audit === undefined) {
    throw new Error('no page was judged');
  }
  return audit;
}
