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
    low: successes === 0 ? 0 : betaInv(tail, { a: successes, b: count - successes + 1 }),
    high: successes === count ? 1 : betaInv(1 - tail, { a: successes + 1, b: count - successes }),
  };
}

/** The number at or below which a share (above 0, below 1) of the beta distribution lies: Newton steps that bisection holds within bounds. */
function betaInv(share: number, { a, b }: { a: number; b: number }): number {
  const lnBeta = lnGamma(a) + lnGamma(b) - lnGamma(a + b);
  let [low, high] = [0, 1];
  let x = a / (a + b);
  for (let step = 0; step < MOST_STEPS && high - low > PRECISION * high; step += 1) {
    const excess = betaCdf(x, { a, b }) - share;
    [low, high] = excess < 0 ? [x, high] : [low, x];
    const density = Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - lnBeta);
    const next = x - excess / density;
    if (Math.abs(next - x) <= PRECISION * x) {
      return x;
    }
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return x;
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
