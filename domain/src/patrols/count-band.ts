import { lnGamma } from '../statistics/gamma';

/** A count that is expected, and the whole numbers between which it lies in at least 80 of 100 cases. */
export interface CountBand {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
}

const TAIL = 0.1;
/** Counts beyond are so many that the normal distribution says the same. */
const COUNTED_UP_TO = 5_000;
/** Most variance of a mean, as a share of its square: beyond, nothing is known anyway. */
const MOST_DOUBT = 25;
/** Share 0.9 of the normal distribution. */
const NORMAL_90 = 1.281_551_566;

/**
 * The band of a count whose mean is itself uncertain: by the negative binomial distribution of that mean and variance, and by Poisson's
 * where the variance is not greater than the mean.
 */
export function countBand(expected: number, variance: number): CountBand {
  if (!(expected > 0)) {
    return { expected: 0, low: 0, high: 0 };
  }
  if (expected > COUNTED_UP_TO) {
    const reach = NORMAL_90 * Math.sqrt(Math.max(expected, variance));
    return { expected, low: Math.max(0, Math.floor(expected - reach)), high: Math.ceil(expected + reach) };
  }
  const extra = Math.min(variance - expected, MOST_DOUBT * expected ** 2);
  const shape = extra > 0 ? expected ** 2 / extra : Infinity;
  let [low, count, sum]: [number | null, number, number] = [null, 0, 0];
  for (;;) {
    sum += chanceOf(count, { expected, shape });
    low = low === null && sum > TAIL ? count : low;
    // The sum of all chances may stay a hair below 1.
    if (low !== null && (sum >= 1 - TAIL || count > 20 * COUNTED_UP_TO)) {
      return { expected, low, high: count };
    }
    count += 1;
  }
}

function chanceOf(count: number, { expected, shape }: { expected: number; shape: number }): number {
  // So even a shape is Poisson's, for which the terms below would lose their digits.
  if (shape > 1e6) {
    return Math.exp(count * Math.log(expected) - expected - lnGamma(count + 1));
  }
  const share = expected / (expected + shape);
  return Math.exp(
    lnGamma(count + shape) -
      lnGamma(shape) -
      lnGamma(count + 1) +
      shape * Math.log1p(-share) +
      count * Math.log(share),
  );
}
