/** Width of a bin of speeds, km/h. */
export const BIN_KMH = 5;
/** Number of bins: the last has all from 150 km/h on, where nobody is judged. */
export const BIN_COUNT = 31;

/** The bin of a speed, km/h (0 or more). */
export function speedBinOf(speedKmh: number): number {
  return Math.min(BIN_COUNT - 1, Math.floor(speedKmh / BIN_KMH));
}

/**
 * The speed, km/h, that a share (0 to 1) of the way was driven below: 0.5 is the median V50, 0.85 is V85. Within a bin speeds count as
 * spread evenly. Null where no speed was measured.
 * @param metres way driven at the speeds of each bin
 */
export function speedQuantile(metres: readonly number[], share: number): number | null {
  const total = metres.reduce((sum, each) => sum + each, 0);
  if (!(total > 0)) {
    return null;
  }
  let below = 0;
  for (const [bin, each] of metres.entries()) {
    if (each > 0 && below + each >= share * total) {
      return (bin + (share * total - below) / each) * BIN_KMH;
    }
    below += each;
  }
  return metres.length * BIN_KMH;
}
