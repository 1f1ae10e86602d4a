import type { Exposure } from '../statistics/rates';
import { NORMAL_95 } from './trend';

/** A road in the weeks before a campaign and in those with it. */
export interface RoadWeeks {
  readonly before: readonly Exposure[];
  readonly during: readonly Exposure[];
}

/** Effect of a campaign: the factor of the rate (0.7: 30 % fewer), and the bounds between which 95 % of it lies. */
export interface Effect {
  readonly factor: number;
  readonly low: number;
  readonly high: number;
  /** Factor by which the rate of the roads to compare with has changed: what would have happened without the campaign. */
  readonly withoutIt: number;
}

/** Change of a road: logarithm of its factor, and the variance of that. */
interface Change {
  readonly log: number;
  readonly variance: number;
}

/** Added to each count, so that none leaves a logarithm without a value (Haldane 1956). */
const HALF = 0.5;

/**
 * The effect by difference in differences: the change of the road's rate over that of the roads to compare with, on the scale of
 * factors. Counts vary as Poisson's do, or more where the weeks show it; roads to compare with count by their precision, and where
 * they have changed by more than chance, the road could have too: the bounds widen by that (DerSimonian and Laird 1986).
 * Null without distance in both times on the road and on one to compare with.
 */
export function effectOf(own: RoadWeeks, controls: readonly RoadWeeks[]): Effect | null {
  const roads = controls.filter(isDriven);
  if (!isDriven(own) || roads.length === 0) {
    return null;
  }
  const dispersion = dispersionOf([own, ...roads]);
  const change = changeOf(own, dispersion);
  const common = pooled(roads.map((road) => changeOf(road, dispersion)));
  const log = change.log - common.log;
  const reach = NORMAL_95 * Math.sqrt(change.variance + common.variance);
  return {
    factor: Math.exp(log),
    low: Math.exp(log - reach),
    high: Math.exp(log + reach),
    withoutIt: Math.exp(common.log),
  };
}

/** Sum of exposures. */
export function addExposures(weeks: readonly Exposure[]): Exposure {
  return weeks.reduce(
    (sum, { violations, distanceM }) => ({
      violations: sum.violations + violations,
      distanceM: sum.distanceM + distanceM,
    }),
    { violations: 0, distanceM: 0 },
  );
}

function isDriven({ before, during }: RoadWeeks): boolean {
  return addExposures(before).distanceM > 0 && addExposures(during).distanceM > 0;
}

function changeOf({ before, during }: RoadWeeks, dispersion: number): Change {
  const [earlier, later] = [addExposures(before), addExposures(during)];
  const [n, m] = [earlier.violations + HALF, later.violations + HALF];
  return {
    log: Math.log(m / later.distanceM) - Math.log(n / earlier.distanceM),
    variance: dispersion * (1 / n + 1 / m),
  };
}

/** The change that several roads have in common, and how far another road may be from it. */
function pooled(changes: readonly Change[]): Change {
  const weights = changes.map(({ variance }) => 1 / variance);
  const mean = meanBy(changes, weights);
  const heterogeneity = changes.reduce((sum, { log }, at) => sum + (weights[at] ?? 0) * (log - mean) ** 2, 0);
  const total = sumOf(weights);
  const squares = sumOf(weights.map((weight) => weight ** 2));
  const between =
    changes.length < 2 ? 0 : Math.max(0, (heterogeneity - (changes.length - 1)) / (total - squares / total));
  const widened = changes.map(({ variance }) => 1 / (variance + between));
  return { log: meanBy(changes, widened), variance: 1 / sumOf(widened) + between };
}

function meanBy(changes: readonly Change[], weights: readonly number[]): number {
  return changes.reduce((sum, { log }, at) => sum + log * (weights[at] ?? 0), 0) / sumOf(weights);
}

/** By how much weeks vary more than Poisson counts do: 1 and more (Pearson's statistic by its degrees of freedom). */
function dispersionOf(roads: readonly RoadWeeks[]): number {
  let [pearson, freedom] = [0, 0];
  for (const weeks of roads.flatMap(({ before, during }) => [before, during])) {
    const driven = weeks.filter(({ distanceM }) => distanceM > 0);
    const { violations, distanceM } = addExposures(driven);
    if (violations > 0 && driven.length > 1) {
      freedom += driven.length - 1;
      pearson += driven.reduce((sum, week) => {
        const mean = (violations * week.distanceM) / distanceM;
        return sum + (week.violations - mean) ** 2 / mean;
      }, 0);
    }
  }
  return freedom === 0 ? 1 : Math.max(1, pearson / freedom);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
