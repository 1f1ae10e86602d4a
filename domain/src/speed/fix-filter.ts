import type { Fix, FixFlag } from './fix';
import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { instantaneousSpeedKmh } from './speed';
import { MINUTE_MS, speedKmhOf } from '../units';

/** A fix with an accuracy worse than this is flagged `inaccurate`, metres. */
export const INACCURATE_ABOVE_M = 50;
/** A fix with an accuracy worse than this moves speed and distance but accuses nobody, metres. */
export const WEAK_ABOVE_M = 30;
/** Longer silence between good fixes than this splits the track, seconds. */
export const GAP_ABOVE_S = 15;
const MAX_CHANGE_KMH_PER_S = 20;
const MAX_IMPLIED_KMH = 250;
const JUMPS_BEFORE_RESTART = 5;
const FROZEN_ABOVE_KMH = 10;
const OUTSIDE_JOURNEY_MS = 5 * MINUTE_MS;

/** Start and declared end of a journey, ms since the epoch; the end is null while fixes may still move it. */
export interface JourneySpan {
  readonly startedAtMs: number;
  readonly endedAtMs: number | null;
}

/** Memory of the filter of the fixes before. */
export interface FilterState {
  /** The last good fix, or where the track started anew; null before the first. */
  readonly anchor: (Place & { readonly recordedAtMs: number }) | null;
  /** Instantaneous speed at the anchor in km/h; null where a stretch of track begins. */
  readonly anchorSpeedKmh: number | null;
  /** Speed that the way to the anchor implied, km/h; null where the instantaneous speed is. */
  readonly anchorImpliedKmh: number | null;
  readonly jumpsInRow: number;
}

/** The way from the last good fix to this one. */
export interface Step {
  readonly durationS: number;
  readonly distanceM: number;
  /** Speed that the straight line implies, km/h. */
  readonly impliedKmh: number;
  /** Instantaneous speed, km/h; null across a gap. */
  readonly speedKmh: number | null;
}

/** Verdict of the filter on one fix. */
export interface FixVerdict {
  readonly flag: FixFlag | null;
  /** Null for a flagged fix and for the first good one. */
  readonly step: Step | null;
  readonly state: FilterState;
}

/** The filter before any fix. */
export const EMPTY_FILTER: FilterState = {
  anchor: null,
  anchorSpeedKmh: null,
  anchorImpliedKmh: null,
  jumpsInRow: 0,
};

/**
 * Judges one fix after all those with a lower seq (product decision D2).
 * @param isRepeat whether a fix with a lower seq had the same time and place
 */
export function filterFix(state: FilterState, fix: Fix, span: JourneySpan, isRepeat: boolean): FixVerdict {
  const flag = standaloneFlag(fix, span, isRepeat);
  if (flag !== null) {
    return { flag, step: null, state };
  }
  const { anchor } = state;
  if (anchor === null) {
    return { flag: null, step: null, state: anchoredAt(fix) };
  }
  if (fix.recordedAtMs <= anchor.recordedAtMs) {
    return { flag: 'out_of_order', step: null, state };
  }
  if (isFrozen(state, fix)) {
    return { flag: 'frozen', step: null, state };
  }
  const step = stepBetween(anchor, fix);
  if (isJump(state, step)) {
    return { flag: 'implausible_jump', step: null, state: afterJump(state, fix) };
  }
  return { flag: null, step, state: anchoredAt(fix, step) };
}

/** Whether a fix is good enough for speed and distance only, not for evidence. */
export function isWeak(fix: Fix): boolean {
  return fix.accuracyM !== null && fix.accuracyM > WEAK_ABOVE_M;
}

/** Whether a time lies more than 5 min before the start of a journey or after its declared end. */
export function isOutside(recordedAtMs: number, { startedAtMs, endedAtMs }: JourneySpan): boolean {
  return (
    recordedAtMs < startedAtMs - OUTSIDE_JOURNEY_MS ||
    (endedAtMs !== null && recordedAtMs > endedAtMs + OUTSIDE_JOURNEY_MS)
  );
}

function standaloneFlag(fix: Fix, span: JourneySpan, isRepeat: boolean): FixFlag | null {
  if (fix.isFuture) {
    return 'future';
  }
  if (isOutside(fix.recordedAtMs, span)) {
    return 'outside_journey';
  }
  if (isRepeat) {
    return 'duplicate';
  }
  return fix.accuracyM !== null && fix.accuracyM > INACCURATE_ABOVE_M ? 'inaccurate' : null;
}

function isFrozen({ anchor, anchorSpeedKmh }: FilterState, fix: Fix): boolean {
  return (
    anchorSpeedKmh !== null &&
    anchorSpeedKmh > FROZEN_ABOVE_KMH &&
    anchor?.lat === fix.lat &&
    anchor.lng === fix.lng
  );
}

function stepBetween(anchor: Place & { recordedAtMs: number }, fix: Fix): Step {
  const durationS = (fix.recordedAtMs - anchor.recordedAtMs) / 1000;
  const distanceM = distanceBetweenM(anchor, fix);
  const impliedKmh = speedKmhOf(distanceM, durationS);
  const speedKmh = durationS > GAP_ABOVE_S ? null : instantaneousSpeedKmh(impliedKmh, fix.speedKmh);
  return { durationS, distanceM, impliedKmh, speedKmh };
}

function isJump(
  { anchorSpeedKmh, anchorImpliedKmh }: FilterState,
  { impliedKmh, durationS, speedKmh }: Step,
): boolean {
  if (impliedKmh > MAX_IMPLIED_KMH) {
    return true;
  }
  // Across a gap there is no speed, so there is no change of it either.
  if (anchorSpeedKmh === null || anchorImpliedKmh === null || speedKmh === null) {
    return false;
  }
  // Where a device always gives a lower speed than the track, a steady drive is still no jump.
  const changeKmh = Math.min(Math.abs(impliedKmh - anchorSpeedKmh), Math.abs(impliedKmh - anchorImpliedKmh));
  return changeKmh > MAX_CHANGE_KMH_PER_S * durationS;
}

function afterJump(state: FilterState, fix: Fix): FilterState {
  const jumpsInRow = state.jumpsInRow + 1;
  return jumpsInRow >= JUMPS_BEFORE_RESTART ? anchoredAt(fix) : { ...state, jumpsInRow };
}

function anchoredAt(fix: Fix, step?: Step): FilterState {
  const { lat, lng, recordedAtMs } = fix;
  const anchorSpeedKmh = step?.speedKmh ?? null;
  return {
    anchor: { lat, lng, recordedAtMs },
    anchorSpeedKmh,
    anchorImpliedKmh: anchorSpeedKmh === null ? null : (step?.impliedKmh ?? null),
    jumpsInRow: 0,
  };
}
