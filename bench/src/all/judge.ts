import type { BenchmarkName } from '../command/arguments';
import { limitsOf, type Limit } from './limits';

/** A form of the run: all benchmarks by the aims, or some of them by what must be. */
export type Form = 'full' | 'short';

/** A figure with what it was held to. */
export interface Judged {
  readonly bench: BenchmarkName;
  readonly what: string;
  readonly unit: Limit['unit'];
  /** Null where the benchmark gave none. */
  readonly measured: number | null;
  readonly must: number | null;
  readonly aim: number | null;
  /** Null where this form of the run holds it to nothing. */
  readonly isReached: boolean | null;
}

/** Output of a benchmark. */
export interface Outcome {
  readonly bench: BenchmarkName;
  /** Its last line; null where it ended without one. */
  readonly result: unknown;
}

/** Judges the figures of a benchmark: by the limits of the table, and in a full run by its own too. */
export function judge({ bench, result }: Outcome, form: Form): Judged[] {
  const judged = limitsOf(bench).map((limit): Judged => {
    const { what, unit, must, aim } = limit;
    const most = form === 'full' ? aim : must;
    const measured = numberAt(result, limit.path);
    const isReached = most === null ? null : measured !== null && measured <= most;
    return { bench, what, unit, measured, must, aim, isReached };
  });
  const isOver = typeof result === 'object' && result !== null && 'pass' in result;
  const own = form === 'full' ? isOver && result.pass === true : isOver;
  return [
    ...judged,
    {
      ...{ bench, what: form === 'full' ? 'its own limits' : 'ran to its end', unit: '' as const },
      ...{ measured: null, must: null, aim: null, isReached: own },
    },
  ];
}

/** Whether nothing was missed. */
export function isAllReached(judged: readonly Judged[]): boolean {
  return judged.every(({ isReached }) => isReached !== false);
}

/** The last line of an output that is a JSON object; null where there is none. */
export function lastResult(output: string): unknown {
  const line = output.trim().split('\n').at(-1) ?? '';
  try {
    const result: unknown = JSON.parse(line);
    return typeof result === 'object' ? result : null;
  } catch {
    return null;
  }
}

function numberAt(result: unknown, path: string): number | null {
  let value = result;
  for (const name of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
