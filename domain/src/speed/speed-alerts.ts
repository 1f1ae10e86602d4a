import { begunBy, dipped, extended, interrupted, isOver, isTooLongAgo } from './alert-stretch';
import type { AlertStretch, SpeedReading } from './alert-stretch';
import type { Place } from '../geo/geo';
import { headingBetween } from '../geo/heading-between';
import { severityOf } from './zones';
import type { ThresholdsTimeline, ViolationSeverity } from './zones';

/** One alert as the track shows it: an episode of displayed speed at or above the caution threshold. It accuses nobody. */
export interface SpeedAlert {
  readonly startedAtMs: number;
  /** Last reading at or above the threshold; null while the alert is open. */
  readonly endedAtMs: number | null;
  /** Highest displayed speed of a full window, km/h. */
  readonly peakKmh: number;
  readonly peakAt: Place;
  /** Direction of travel from its first to its last reading above, whole degrees clockwise from north; null less than 30 m apart. */
  readonly headingDeg: number | null;
  /** Mean of the displayed speeds at or above the threshold, km/h; like the peak it is of full windows only. */
  readonly meanKmh: number;
  /** Zone of the peak by the thresholds in force at its start. */
  readonly severity: ViolationSeverity;
  /** Fixes at or above the threshold that are accurate enough to count. */
  readonly fixCount: number;
}

/** Closed alerts, oldest first, and the stretch in course. */
export interface AlertState {
  readonly closed: readonly SpeedAlert[];
  readonly stretch: AlertStretch | null;
}

/** Before any reading. */
export const NO_ALERTS: AlertState = { closed: [], stretch: null };

/** The state after one more reading, which is later than all before (product decision D3). */
export function readSpeed(
  state: AlertState,
  reading: SpeedReading,
  timeline: ThresholdsTimeline,
): AlertState {
  const { stretch } = state;
  if (stretch === null || isOver(stretch, reading)) {
    return { closed: closedWith(state), stretch: begunBy(reading, timeline) };
  }
  if (reading.speedKmh >= stretch.thresholds.caution) {
    return { ...state, stretch: extended(stretch, reading) };
  }
  return { ...state, stretch: dipped(stretch, reading) };
}

/**
 * The state after the displayed speed (km/h) at a fix too inaccurate to count: it neither adds to an alert nor ends
 * one, but shows that a stretch below the threshold was not sustained, nor its fixes successive.
 */
export function readWeakSpeed(state: AlertState, speedKmh: number): AlertState {
  const { stretch } = state;
  if (stretch === null || stretch.hasQualified) {
    return state;
  }
  return { ...state, stretch: speedKmh < stretch.thresholds.caution ? null : { ...stretch, lastAbove: [] } };
}

/**
 * The state after a fix that splits the track: an alert is interrupted, and the next readings decide whether it
 * goes on.
 */
export function interruptAlert(state: AlertState, atMs: number): AlertState {
  const { stretch } = state;
  if (stretch === null || isTooLongAgo(stretch, atMs)) {
    return closeAlert(state);
  }
  return { ...state, stretch: interrupted(stretch) };
}

/** The state in which what was open is closed, as at the end of a journey. */
export function closeAlert(state: AlertState): AlertState {
  return state.stretch === null ? state : { closed: closedWith(state), stretch: null };
}

/** All alerts so far, oldest first; the last one has no end while it is open. */
export function alertsOf({ closed, stretch }: AlertState): readonly SpeedAlert[] {
  const alert = stretch && alertOf(stretch, null);
  return alert === null ? closed : [...closed, alert];
}

/** Whether the alerts of a drive are others after some more readings. */
export function haveAlertsChanged(before: AlertState, after: AlertState): boolean {
  const isOtherStretch = after.stretch !== before.stretch && after.stretch?.hasQualified === true;
  return before.closed !== after.closed || isOtherStretch;
}

function closedWith({ closed, stretch }: AlertState): readonly SpeedAlert[] {
  const alert = stretch && alertOf(stretch, stretch.last.recordedAtMs);
  return alert === null ? closed : [...closed, alert];
}

/** Null for a stretch that is none: one long enough to be one has filled a window. */
function alertOf(stretch: AlertStretch, endedAtMs: number | null): SpeedAlert | null {
  const { full, startedAtMs, first, last, fixCount, hasQualified, thresholds } = stretch;
  if (!hasQualified || full === null) {
    return null;
  }
  const { peakKmh, peakAt, sumKmh, count } = full;
  // Above 1 Hz a full window can lie below the displayed speed that made the stretch.
  const severity = severityOf(peakKmh, thresholds) ?? 'CAUTION';
  const headingDeg = headingBetween(first, last);
  return { startedAtMs, endedAtMs, peakKmh, peakAt, headingDeg, meanKmh: sumKmh / count, severity, fixCount };
}
