import { lnGamma } from './gamma';

const PRECISION = 1e-15;
const MOST_STEPS = 10_000;

/** Chance of at most `most` successes among `count` tries of the same chance (above 0, below 1), from 0 to 1. */
export function binomialAtMost(most: number, { count, share }: { count: number; share: number }): number {
  if (most < 0) {
    return 0;
  }
  // The binomial distribution is an incomplete beta function (Abramowitz and Stegun 26.5.24).
  return most >= count ? 1 : betaCdf(1 - share, { a: count - most, b: most + 1 });
}

/**
 * The shares between which the chance of a success lies after some successes among some tries: outside of each end it does with a
 * chance of at most `tail` (Clopper and Pearson 1934).
 */
export function binomialInterval(
  successes: number,
  { count, tail }: { count: number; tail: number },
): { readonly low: number; readonly high: number } {
  return {
    low:
      successes === 0 ? 0 : shareWhere((share) => 1 - binomialAtMost(successes - 1, { count, share }) < tail),
    high: successes === count ? 1 : shareWhere((share) => binomialAtMost(successes, { count, share }) > tail),
  };
}

/** The share up to which something holds, by bisection. */
function shareWhere(holds: (share: number) => boolean): number {
  let [low, high] = [0, 1];
  while (high - low > 1e-12) {
    const middle = (low + high) / 2;
    [low, high] = holds(middle) ? [middle, high] : [low, middle];
  }
  return (low + high) / 2;
}

/** The beta distribution at x, by its continued fraction (Abramowitz and Stegun 26.5.8) on the side where that is quick. */
function betaCdf(x: number, { a, b }: { a: number; b: number }): number {
  if (x <= 0 || x >= 1) {
    return x <= 0 ? 0 : 1;
  }
  return x < (a + 1) / (a + b + 2) ? betaTail(x, a, b) : 1 - betaTail(1 - x, b, a);
}

/** By Lentz's method. */
function betaTail(x: number, a: number, b: number): number {
  const least = Number.MIN_VALUE / PRECISION;
  const orLeast = (value: number): number => (Math.abs(value) < least ? least : value);
  let even = 1;
  let odd = 1 / orLeast(1 - ((a + b) * x) / (a + 1));
  let fraction = odd;
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const at = a + 2 * step;
    for (const term of [
      (step * (b - step) * x) / ((at - 1) * at),
      (-(a + step) * (a + b + step) * x) / (at * (at + 1)),
    ]) {
      odd = 1 / orLeast(1 + term * odd);
      even = orLeast(1 + term / even);
      fraction *= odd * even;
    }
    if (Math.abs(odd * even - 1) < PRECISION) {
      break;
    }
  }
  const scale = lnGamma(a + b) - lnGamma(a) - lnGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return (Math.exp(scale) * fraction) / a;
}
