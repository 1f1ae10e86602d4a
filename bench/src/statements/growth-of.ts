import { rounded } from '../load/tally';
import type { Timing } from './timing';

/** A statement in both fixtures. */
export interface StatementGrowth {
  readonly name: string;
  readonly smallMs: number;
  readonly largeMs: number;
  /** Time in the large one over that in the small one, both with what a round trip takes anyway. */
  readonly ratio: number;
  /** Whether more rows fit it there, as they do a range without an end: then it says nothing that it takes longer. */
  readonly hasMoreRows: boolean;
}

/** Less than any round trip: of times below it the ratio says nothing. */
const FLOOR_MS = 0.2;

/** Compares the times of a statement; of each fixture the one in the middle counts. */
export function growthOf(
  name: string,
  { small, large }: { readonly small: readonly Timing[]; readonly large: readonly Timing[] },
): StatementGrowth {
  const [smallMs, largeMs] = [middle(small), middle(large)];
  const most = (timings: readonly Timing[]): number => Math.max(...timings.map(({ rows }) => rows));
  return {
    name,
    smallMs: rounded(smallMs, 3),
    largeMs: rounded(largeMs, 3),
    ratio: rounded((largeMs + FLOOR_MS) / (smallMs + FLOOR_MS), 2),
    hasMoreRows: most(large) > most(small),
  };
}

function middle(timings: readonly Timing[]): number {
  const rising = timings.map(({ ms }) => ms).sort((one, other) => one - other);
  return rising[Math.floor(rising.length / 2)] ?? NaN;
}
