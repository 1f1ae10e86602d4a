import { seededRandom } from './seeded-random';

/** The same things in another order; the same one for the same seed. */
export function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Things as they arrive: in batches of some sizes, over and over. */
export function inBatches<T>(items: readonly T[], sizes: readonly number[]): readonly (readonly T[])[] {
  const batches: T[][] = [];
  for (let from = 0, turn = 0; from < items.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    batches.push(items.slice(from, from + size));
    from += size;
  }
  return batches;
}
