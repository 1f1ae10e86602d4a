import 'reflect-metadata';
import { loadavg } from 'node:os';
import { READS_ALL } from '@wakafine/backend/platform/db/described/expected-growth';
import { loadStatements } from '@wakafine/backend/platform/db/described/load-statements';
import { LIMITS } from '../all/limits';
import type { BenchArguments } from '../command/arguments';
import { rounded } from '../load/tally';
import { openFixture, type Fixture } from './fixture';
import { growthOf, type StatementGrowth } from './growth-of';
import { KNOWN_ROW, NEW_ROW } from './sample-values';
import { prepare, timeOnce, type Timing } from './timing';

const SMALL_ROWS = 1_000;
const LARGE_ROWS = 100_000;
const LIMIT = LIMITS.statements.aim;
const SHOWN = 10;
/** Times of each statement in a round; the first of all is not counted. */
const TIMES_A_ROUND = 3;

/** Output of `npm run bench -- statements`. */
export interface StatementsResult {
  readonly name: 'statements';
  /** Of each growing table, in the small fixture and in the large one. */
  readonly rows: readonly [small: number, large: number];
  readonly timed: number;
  /** The statement that grows most of those that are to stay as they are. */
  readonly worst: StatementGrowth | null;
  /** Those over the limit. */
  readonly grown: readonly StatementGrowth[];
  readonly slowest: readonly StatementGrowth[];
  /** The same of all, each as small ms, large ms, ratio. */
  readonly statements: Readonly<Record<string, readonly [number, number, number]>>;
  /** Names of those that more rows of the large fixture fit, and of those that are known to read a whole table. */
  readonly moreRows: readonly string[];
  readonly readAll: readonly string[];
  /** Why a statement has no time: made-up values are none that it takes. */
  readonly refused: Readonly<Record<string, string>>;
  readonly limit: number;
  readonly machineLoad: number;
  readonly pass: boolean;
}

/** Carries every named statement out in a small and in a large fixture, in turns. */
export async function runStatements(
  { rounds, percent, only }: BenchArguments,
  notify: (line: string) => void,
): Promise<StatementsResult> {
  const rows = [SMALL_ROWS, Math.max(SMALL_ROWS, Math.round((LARGE_ROWS * percent) / 100))] as const;
  const fixtures: Fixture[] = [];
  try {
    for (const count of rows) {
      notify(`filling every table with ${count} rows`);
      fixtures.push(await openFixture(count));
    }
    const [small, large] = fixtures;
    if (small === undefined || large === undefined) {
      throw new Error('a fixture is missing');
    }
    const growths = new Map<string, StatementGrowth>();
    const refused: Record<string, string> = {};
    const texts = new Map(loadStatements().map(({ name, text }) => [name, text]));
    const asked = [...texts].filter(([name, text]) => name.includes(only) && !text.startsWith('LOCK'));
    for (const [number, [name, text]] of asked.entries()) {
      try {
        growths.set(name, growthOf(name, await inTurns({ small, large }, { number, text, rounds })));
      } catch (error) {
        refused[name] = error instanceof Error ? error.message : String(error);
      }
    }
    notify(`${growths.size} statements are timed, ${Object.keys(refused).length} refused their values`);
    return resultOf({ rows, growths: [...growths.values()], refused });
  } finally {
    await Promise.all(fixtures.map((fixture) => fixture.stop()));
  }
}

async function inTurns(
  { small, large }: { readonly small: Fixture; readonly large: Fixture },
  { number, text, rounds }: { number: number; text: string; rounds: number },
): Promise<{ small: Timing[]; large: Timing[] }> {
  const known = { name: `known_${number}`, text, row: KNOWN_ROW };
  let execution = await prepare(small.client, known);
  await prepare(large.client, known);
  const isAccepted = await timeOnce(small.client, execution).then(
    () => true,
    () => false,
  );
  if (!isAccepted) {
    const fresh = { name: `fresh_${number}`, text, row: NEW_ROW };
    execution = await prepare(small.client, fresh);
    await prepare(large.client, fresh);
  }
  const timings = { small: [] as Timing[], large: [] as Timing[] };
  for (let time = 0; time <= rounds * TIMES_A_ROUND; time += 1) {
    const [ofSmall, ofLarge] = [
      await timeOnce(small.client, execution),
      await timeOnce(large.client, execution),
    ];
    if (time > 0) {
      timings.small.push(ofSmall);
      timings.large.push(ofLarge);
    }
  }
  return timings;
}

function resultOf({
  rows,
  growths,
  refused,
}: {
  readonly rows: StatementsResult['rows'];
  readonly growths: readonly StatementGrowth[];
  readonly refused: Readonly<Record<string, string>>;
}): StatementsResult {
  const isReadingAll = ({ name }: StatementGrowth): boolean => READS_ALL[name] !== undefined;
  const held = growths
    .filter((growth) => !growth.hasMoreRows && !isReadingAll(growth))
    .sort((one, other) => other.ratio - one.ratio);
  const grown = held.filter(({ ratio }) => ratio > LIMIT);
  return {
    name: 'statements',
    rows,
    timed: growths.length,
    worst: held[0] ?? null,
    grown,
    slowest: [...growths].sort((one, other) => other.largeMs - one.largeMs).slice(0, SHOWN),
    statements: Object.fromEntries(
      growths.map(({ name, smallMs, largeMs, ratio }) => [name, [smallMs, largeMs, ratio]]),
    ),
    moreRows: growths.filter(({ hasMoreRows }) => hasMoreRows).map(({ name }) => name),
    readAll: growths.filter(isReadingAll).map(({ name }) => name),
    refused,
    limit: LIMIT,
    machineLoad: rounded(loadavg()[0] ?? 0, 2),
    pass: held.length > 0 && grown.length === 0,
  };
}
