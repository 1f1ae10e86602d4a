import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Arguments that can't be followed; the message is one sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const BENCHMARKS = [
  'ingest',
  'auth-storm',
  'session-lookup',
  'sign-in-fairness',
  'noisy-neighbours',
  'budget',
  'sight',
  'web',
  'lighthouse',
  'offline',
  'reconnect',
  'database-outage',
  'long-journey',
  'pdf',
  'dashboard',
  'dashboard-growth',
  'ops-map',
  'truth',
  'limits',
  'gazetteer',
  'backup',
  'evidence',
  'ledger',
  'fan-out',
  'processes',
  'day',
  'landing',
  'active',
  'violations',
  'growth',
  'statements',
  'all',
] as const;
/** A benchmark by its name. */
export type BenchmarkName = (typeof BENCHMARKS)[number];

/** Of how many the one in the middle counts, where it is not the usual four. */
const ROUNDS: Partial<Record<BenchmarkName, number>> = { web: 5, lighthouse: 5 };

/** Seconds, where they are not the usual twenty: of a hundred sign-ins in a row the 99th percentile is no chance. */
const SECONDS: Partial<Record<BenchmarkName, number>> = { 'sign-in-fairness': 80, processes: 60 };

/** Benchmark to run, and its duration. */
export interface BenchArguments {
  readonly name: BenchmarkName;
  /** Seconds of measuring for each of what is compared, all rounds together. */
  readonly secondsPerSide: number;
  /** Rounds for each of what is compared; they take turns. Visits of each page for `web` and `lighthouse`, exports for `pdf`. */
  readonly rounds: number;
  readonly connections: number;
  /**
   * Share of the full country that `dashboard` and `growth` make, of the journeys of `landing`, the violations of `violations`, the
   * subscribers of `fan-out` and the rows of `statements`, and of its hours `truth` drives, percent.
   */
  readonly percent: number;
  /** Folder of the countries of `dashboard` and `growth` for the next run; null makes one that goes with the run. */
  readonly storedIn: string | null;
  /**
   * Of the requests of `dashboard`, the buses of `processes`, the ratios of `ingest`, the questions of `growth`, the peers of `fan-out` and
   * the benchmarks of `all`, those with this in their name.
   */
  readonly only: string;
  /** Whether `all` is to be over in minutes, and to judge by what must be. */
  readonly isShort: boolean;
  /** Whether `all` writes its page of results. */
  readonly isWritten: boolean;
  /** The words that make a run longer, shorter or smaller than usual, for `all` to hand on. */
  readonly given: readonly string[];
}

const HANDED_ON = ['seconds', 'rounds', 'connections', 'percent', 'store'] as const;

export const BENCH_USAGE = `usage: npm run bench -- ${BENCHMARKS.join('|')} [--seconds N] [--rounds N] [--connections N] [--percent N] [--store FOLDER] [--only TEXT] [--short] [--write]`;

/** Reads the words after the command. @throws UsageError */
export function readBenchArguments(words: readonly string[]): BenchArguments {
  const { values, positionals } = parsed(words);
  const [given, ...more] = positionals;
  const name = BENCHMARKS.find((known) => known === given);
  if (name === undefined || more.length > 0) {
    throw new UsageError(`there is no benchmark "${positionals.join(' ')}"`);
  }
  return {
    name,
    secondsPerSide: whole('--seconds', values.seconds, SECONDS[name] ?? 20, 600),
    rounds: whole('--rounds', values.rounds, ROUNDS[name] ?? 4, 100),
    connections: whole('--connections', values.connections, 64, 1_000),
    percent: whole('--percent', values.percent, 100, 100),
    storedIn: values.store === undefined ? null : resolve(values.store),
    only: values.only ?? '',
    isShort: values.short ?? false,
    isWritten: values.write ?? false,
    given: HANDED_ON.flatMap((option) => {
      const value = values[option];
      return value === undefined ? [] : [`--${option}`, value];
    }),
  };
}

function parsed(words: readonly string[]) {
  const option = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args: [...words],
      options: {
        seconds: option,
        rounds: option,
        connections: option,
        percent: option,
        store: option,
        only: option,
        short: flag,
        write: flag,
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function whole(name: string, text: string | undefined, unset: number, max: number): number {
  if (text === undefined) {
    return unset;
  }
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new UsageError(`${name} must be a whole number from 1 to ${max}, not ${text}`);
  }
  return value;
}
