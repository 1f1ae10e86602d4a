import type { Chance } from '../masks/chance';

/** A count of events that happen by chance at a mean rate (Knuth 1969); for means up to some hundreds. */
export function drawCount(mean: number, chance: Chance): number {
  let [count, left] = [0, mean];
  // In parts, for the product of many numbers below 1 would vanish.
  for (; left > 0; left -= 30) {
    const limit = Math.exp(-Math.min(left, 30));
    for (let product = chance(); product > limit; product *= chance()) {
      count += 1;
    }
  }
  return count;
}
