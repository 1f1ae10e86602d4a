import type { Exposure } from '../statistics/rates';

/** By how much one rate runs away from another each week: a factor (1: both run parallel), and the bounds between which 95 % of it lies. */
export interface Trend {
  readonly perWeek: number;
  readonly low: number;
  readonly high: number;
}

/** Two roads in one week. */
interface Week {
  readonly own: Exposure;
  readonly other: Exposure;
  /** Weeks since the first. */
  readonly at: number;
}

const LEAST_WEEKS = 4;
const MOST_STEPS = 50;
const PRECISION = 1e-10;
/** Two-sided 95 % of the normal distribution. */
export const NORMAL_95 = 1.959_963_985;

/**
 * The trend of one road against another, week by week: of the events of both in a week those of the one are binomial, with odds that
 * change by a factor each week (logistic regression with the distances as offset). The bounds widen where weeks differ by more than
 * chance lets them. Null where fewer than four weeks have events and distance on both together.
 */
export function trendAgainst(own: readonly Exposure[], other: readonly Exposure[]): Trend | null {
  const weeks = own.flatMap((week, at): Week[] => {
    const beside = other[at];
    return beside !== undefined &&
      week.distanceM > 0 &&
      beside.distanceM > 0 &&
      week.violations + beside.violations > 0
      ? [{ own: week, other: beside, at }]
      : [];
  });
  const events = (of: 'own' | 'other'): number => weeks.reduce((sum, week) => sum + week[of].violations, 0);
  if (weeks.length < LEAST_WEEKS || events('own') === 0 || events('other') === 0) {
    return null;
  }
  return fitted(weeks);
}

/** Newton steps to the greatest likelihood of an odds and its factor a week; null where they lead nowhere. */
function fitted(weeks: readonly Week[]): Trend | null {
  const middle = weeks.reduce((sum, { at }) => sum + at, 0) / weeks.length;
  let [level, slope] = [0, 0];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const sums = { level: 0, slope: 0, ll: 0, ls: 0, ss: 0, pearson: 0 };
    for (const week of weeks) {
      const x = week.at - middle;
      const count = week.own.violations + week.other.violations;
      const odds = Math.exp(level + slope * x) * (week.own.distanceM / week.other.distanceM);
      const share = odds / (1 + odds);
      const weight = count * share * (1 - share);
      const missing = week.own.violations - count * share;
      sums.level += missing;
      sums.slope += missing * x;
      sums.ll += weight;
      sums.ls += weight * x;
      sums.ss += weight * x * x;
      sums.pearson += missing ** 2 / weight;
    }
    const determinant = sums.ll * sums.ss - sums.ls ** 2;
    const [levelStep, slopeStep] = [
      (sums.ss * sums.level - sums.ls * sums.slope) / determinant,
      (sums.ll * sums.slope - sums.ls * sums.level) / determinant,
    ];
    if (!Number.isFinite(levelStep) || !Number.isFinite(slopeStep)) {
      return null;
    }
    level += levelStep;
    slope += slopeStep;
    if (Math.abs(levelStep) + Math.abs(slopeStep) < PRECISION) {
      const dispersion = Math.max(1, sums.pearson / (weeks.length - 2));
      const reach = NORMAL_95 * Math.sqrt((dispersion * sums.ll) / determinant);
      return { perWeek: Math.exp(slope), low: Math.exp(slope - reach), high: Math.exp(slope + reach) };
    }
  }
  return null;
}
