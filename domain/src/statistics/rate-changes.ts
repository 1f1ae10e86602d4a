import { binomialAtMost, binomialInterval } from './binomial';
import { discoveries } from './false-discoveries';
import type { Exposure, RateChange } from './rates';

/** Most of those that are named better or worse, on average, for whom chance alone does it. */
export const FALSE_CHANGES = 0.05;
const TAIL = 0.025;

/** Events and distance before and now. */
export interface TwoTimes {
  readonly before: Exposure;
  readonly now: Exposure;
}

/** Change of a rate: its factor, and the bounds between which 95 % of it lies; null for a bound that nothing sets. */
export interface ChangeInterval {
  /** Null where nothing happened before. */
  readonly factor: number | null;
  readonly low: number;
  readonly high: number | null;
}

/** The factor of a rate, now by before; null where one of both has no distance, or nothing happened in either. */
export function changeInterval({ before, now }: TwoTimes): ChangeInterval | null {
  const count = before.violations + now.violations;
  if (count === 0 || !(before.distanceM > 0) || !(now.distanceM > 0)) {
    return null;
  }
  // Of all events of both times those of now are binomial by the share of their distance (Przyborowski and Wilenski 1940).
  const odds = before.distanceM / now.distanceM;
  const { low, high } = binomialInterval(now.violations, { count, tail: TAIL });
  return {
    factor: before.violations === 0 ? null : (now.violations / before.violations) * odds,
    low: (low / (1 - low)) * odds,
    high: high === 1 ? null : (high / (1 - high)) * odds,
  };
}

/**
 * Of several whose rates are compared the verdict on each: BETTER or WORSE only where chance is so surely excluded that of all that are
 * named at most 1 in 20 is by chance. Where nothing is different nobody is named in at least 95 of 100 comparisons.
 */
export function changeVerdicts<Row extends TwoTimes>(rows: readonly Row[]): ReadonlyMap<Row, RateChange> {
  const compared = rows.flatMap((row) => {
    const chance = chanceOf(row);
    return chance === null ? [] : [{ row, chance }];
  });
  const named = new Set(discoveries(compared, FALSE_CHANGES).map(({ row }) => row));
  return new Map(rows.map((row) => [row, named.has(row) ? directionOf(row) : 'UNCERTAIN']));
}

/** The chance of a difference at least so great in either direction if there were none; null where there is nothing to compare. */
function chanceOf({ before, now }: TwoTimes): number | null {
  const count = before.violations + now.violations;
  const share = now.distanceM / (before.distanceM + now.distanceM);
  if (count === 0 || !(share > 0 && share < 1)) {
    return null;
  }
  const [atMost, atLeast] = [
    binomialAtMost(now.violations, { count, share }),
    binomialAtMost(before.violations, { count, share: 1 - share }),
  ];
  return Math.min(1, 2 * Math.min(atMost, atLeast));
}

function directionOf({ before, now }: TwoTimes): RateChange {
  return now.violations * before.distanceM < before.violations * now.distanceM ? 'BETTER' : 'WORSE';
}
