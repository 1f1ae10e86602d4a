const FEWEST = 10_000;
const MOST = 10_000_000;
const STEP = 10;

/** The sizes of the countries that are compared, in fixes: from 10,000 in steps of ten, and a share of ten million at last. */
export function fixCounts(percent: number): number[] {
  const most = Math.max(FEWEST * STEP, Math.round((MOST * percent) / 100));
  const counts: number[] = [];
  for (let count = FEWEST; count < most; count *= STEP) {
    counts.push(count);
  }
  return [...counts, most];
}
