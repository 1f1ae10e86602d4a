import type { StoredFix } from '../speed/fix';
import { EMPTY_FILTER, filterFix } from '../speed/fix-filter';
import type { JourneySpan } from '../speed/fix-filter';

/** Fixes so long before and after a violation belong to its evidence, ms (product decision D13). */
export const AROUND_MS = 60_000;
/** And so many at least to either side, however far apart: a proof over a gap must hold without the fixes at its ends. */
const FIXES_AROUND = 2;
/** So many fixes before these say which of them were good: after them it does not matter any more where the filter began. */
const FIXES_TO_JUDGE = 300;

/** Start and end of a violation, and the time around it, ms. */
export interface FixSpan {
  readonly startedMs: number;
  readonly endedMs: number;
  readonly aroundMs?: number;
}

/**
 * The fixes of a violation and those around it, by rising seq as given: so long to either side, and two fixes at least. They begin
 * with two good ones in a row, or with the first of the journey: judged from there on, they are judged as in the whole of it.
 */
export function fixesAround(
  fixes: readonly StoredFix[],
  { startedMs, endedMs, aroundMs = AROUND_MS }: FixSpan,
  journey: JourneySpan,
): readonly StoredFix[] {
  const first = fixes.findIndex(({ recordedAtMs }) => recordedAtMs >= startedMs);
  const last = fixes.findLastIndex(({ recordedAtMs }) => recordedAtMs <= endedMs);
  const isAround = ({ recordedAtMs }: StoredFix, at: number): boolean =>
    (recordedAtMs >= startedMs - aroundMs && recordedAtMs <= endedMs + aroundMs) ||
    (first !== -1 && at >= first - FIXES_AROUND && last !== -1 && at <= last + FIXES_AROUND);
  const from = goodBegin(fixes, fixes.findIndex(isAround), journey);
  return fixes.filter((fix, at) => (at >= from && at < first) || isAround(fix, at));
}

/** The latest of the fixes up to the given one that is good and followed by a good one; else the given one. */
function goodBegin(fixes: readonly StoredFix[], at: number, journey: JourneySpan): number {
  let filter = EMPTY_FILTER;
  let begin = at;
  let wasGood = false;
  for (let index = Math.max(0, at - FIXES_TO_JUDGE); index <= at + 1; index += 1) {
    const fix = fixes[index];
    if (fix === undefined) {
      break;
    }
    const { flag, state } = filterFix(filter, fix, journey, false);
    filter = state;
    if (wasGood && flag === null) {
      begin = index - 1;
    }
    wasGood = flag === null;
  }
  return begin;
}
