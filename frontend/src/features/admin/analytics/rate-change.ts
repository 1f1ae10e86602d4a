/** What happened over a distance. */
export interface Exposed {
  readonly violations: number;
  readonly distanceKm: number;
}

/** A change of violations for each km, with the range in which the true one most likely lies; all in percent. */
export interface RateChange {
  readonly percent: number;
  readonly lowPercent: number;
  readonly highPercent: number;
  /** Whether the whole range lies on one side of no change. */
  readonly isClear: boolean;
}

/** Violations on each side from which a range can be given: with fewer, the approximation of it does not hold. */
export const VIOLATIONS_MIN = 5;
/** Standard deviations on each side of the middle that hold 95 % of a normal distribution. */
const SIGMAS_95 = 1.96;

/**
 * How the rate of violations changed from `before` to `after`, with the 95 % range of the ratio of two Poisson rates
 * (Rothman, Modern Epidemiology: the logarithm of the ratio is about normal with a variance of 1/a + 1/b). Null where a
 * side has too few violations or no distance.
 */
export function rateChange(before: Exposed, after: Exposed): RateChange | null {
  const hasFew = Math.min(before.violations, after.violations) < VIOLATIONS_MIN;
  if (hasFew || before.distanceKm <= 0 || after.distanceKm <= 0) {
    return null;
  }
  const ratio = after.violations / after.distanceKm / (before.violations / before.distanceKm);
  const spread = Math.exp(SIGMAS_95 * Math.sqrt(1 / before.violations + 1 / after.violations));
  const [low, high] = [ratio / spread, ratio * spread];
  return {
    percent: percentOf(ratio),
    lowPercent: percentOf(low),
    highPercent: percentOf(high),
    isClear: low > 1 || high < 1,
  };
}

function percentOf(ratio: number): number {
  return (ratio - 1) * 100;
}
