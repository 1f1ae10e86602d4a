import { GAP_ABOVE_S } from '../speed/fix-filter';

/** A longer silence lies between two journeys and says nothing of how often a device sends, ms. */
const SILENCE_MS = 30 * 60_000;
/** From fewer gaps nothing is said. */
const GAPS_AT_LEAST = 3;

/** Median time between the positions of a tracker, s; null where too few of them follow each other. Order does not matter. */
export function medianGapS(recordedAtMs: readonly number[]): number | null {
  const times = [...new Set(recordedAtMs)].sort((one, other) => one - other);
  const gaps = times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .filter((gap) => gap <= SILENCE_MS)
    .sort((one, other) => one - other);
  const middle = gaps[Math.floor(gaps.length / 2)];
  return middle === undefined || gaps.length < GAPS_AT_LEAST ? null : middle / 1000;
}

/** Whether a device sends too seldom for speeds to be measured between its positions, rather than judged over gaps (D2). */
export function sendsTooSeldom(gapS: number | null): boolean {
  return gapS !== null && gapS > GAP_ABOVE_S;
}
