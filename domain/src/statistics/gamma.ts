/**
 * The gamma distribution with scale 1: its distribution function by series and continued fraction (Abramowitz and Stegun
 * 6.5.29 and 6.5.31), its quantiles by Newton steps that bisection stores in bounds.
 */

/** Lanczos' coefficients for g = 7, n = 9: 15 digits (Godfrey 2001). */
const LANCZOS = [
  0.999_999_999_999_809_9, 676.520_368_121_885_1, -1_259.139_216_722_402_8, 771.323_428_777_653_1,
  -176.615_029_162_140_6, 12.507_343_278_686_905, -0.138_571_095_265_720_12, 9.984_369_578_019_572e-6,
  1.505_632_735_149_311_6e-7,
] as const;
const LANCZOS_G = 7;
const PRECISION = 1e-14;
const MOST_STEPS = 10_000;

/** Logarithm of the gamma function of a number above 0. */
export function lnGamma(x: number): number {
  const base = x + LANCZOS_G - 0.5;
  const sum = LANCZOS.reduce(
    (total, factor, index) => total + (index === 0 ? factor : factor / (x + index - 1)),
    0,
  );
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum);
}

/** Share of the gamma distribution with a shape (above 0) that lies at or below `x`, from 0 to 1. */
export function gammaCdf(shape: number, x: number): number {
  if (x <= 0) {
    return 0;
  }
  const scale = Math.exp(shape * Math.log(x) - x - lnGamma(shape));
  return x < shape + 1 ? scale * series(shape, x) : 1 - scale * continuedFraction(shape, x);
}

/** The number at or below which a share (above 0, below 1) of the gamma distribution with a shape (above 0) lies. */
export function gammaInv(share: number, shape: number): number {
  let [low, high] = [0, shape + 1];
  while (gammaCdf(shape, high) < share) {
    [low, high] = [high, high * 2];
  }
  let x = (low + high) / 2;
  for (let step = 0; step < MOST_STEPS && high - low > PRECISION * high; step += 1) {
    const excess = gammaCdf(shape, x) - share;
    [low, high] = excess < 0 ? [x, high] : [low, x];
    const density = Math.exp((shape - 1) * Math.log(x) - x - lnGamma(shape));
    const next = x - excess / density;
    if (next === x) {
      return x;
    }
    x = next > low && next < high ? next : (low + high) / 2;
  }
  return x;
}

function series(shape: number, x: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; step < MOST_STEPS && term > sum * PRECISION; step += 1) {
    term *= x / (shape + step);
    sum += term;
  }
  return sum;
}

/** By Lentz's method. */
function continuedFraction(shape: number, x: number): number {
  const least = Number.MIN_VALUE / PRECISION;
  let even = x + 1 - shape;
  let upper = 1 / least;
  let lower = 1 / even;
  let fraction = lower;
  for (let step = 1; step < MOST_STEPS; step += 1) {
    const factor = -step * (step - shape);
    even += 2;
    lower = 1 / nonZero(factor * lower + even, least);
    upper = nonZero(even + factor / upper, least);
    const change = lower * upper;
    fraction *= change;
    if (Math.abs(change - 1) < PRECISION) {
      break;
    }
  }
  return fraction;
}

function nonZero(value: number, least: number): number {
  return Math.abs(value) < least ? least : value;
}
