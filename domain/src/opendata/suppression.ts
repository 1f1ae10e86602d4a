import { isSafe } from './disclosure';
import type { RowFacts } from './disclosure';

/** A row before it is decided whether it is published. */
export interface CandidateRow<Key> {
  readonly key: Key;
  readonly facts: RowFacts;
}

/** A sum that is published elsewhere: the name of the sum that a row is part of, or null for none. */
export type Margin<Key> = (key: Key) => string | null;

/** The rows that may be published, and how many are withheld. */
export interface Protected<Row> {
  readonly rows: readonly Row[];
  readonly withheld: number;
}

/**
 * Withholds the rows that are not safe, and as many others that what is left out of a published sum is safe as well: else the sum
 * less the published rows would show it (complementary suppression). The smallest safe rows go first; equal input gives equal
 * output, in the order of the input.
 */
export function protectRows<Row extends CandidateRow<unknown>>(
  rows: readonly Row[],
  margins: readonly Margin<Row['key']>[],
): Protected<Row> {
  const withheld = new Set(rows.filter(({ facts }) => !isSafe([facts])));
  const sums = margins.flatMap((margin) => sumsOf(rows, margin));
  for (let hasChanged = true; hasChanged;) {
    const before = withheld.size;
    sums.forEach((sum) => withholdMore(sum, withheld));
    hasChanged = withheld.size > before;
  }
  return { rows: rows.filter((row) => !withheld.has(row)), withheld: withheld.size };
}

/** The rows of each sum, smallest first; equals stay in the order of the input. */
function sumsOf<Row extends CandidateRow<unknown>>(
  rows: readonly Row[],
  margin: Margin<Row['key']>,
): Row[][] {
  const sums = new Map<string, Row[]>();
  for (const row of rows) {
    const name = margin(row.key);
    if (name !== null) {
      const sum = sums.get(name) ?? [];
      sum.push(row);
      sums.set(name, sum);
    }
  }
  return [...sums.values()].map((sum) =>
    sum.toSorted((one, other) => one.facts.vehicles - other.facts.vehicles),
  );
}

/** Withholds further rows of a sum until what is left out of it is safe, or all of it is. */
function withholdMore<Row extends { readonly facts: RowFacts }>(
  sum: readonly Row[],
  withheld: Set<Row>,
): void {
  const leftOut = sum.filter((row) => withheld.has(row)).map(({ facts }) => facts);
  for (const row of sum) {
    if (leftOut.length === 0 || isSafe(leftOut)) {
      return;
    }
    if (!withheld.has(row)) {
      withheld.add(row);
      leftOut.push(row.facts);
    }
  }
}
