import { withFullSpeed } from './full-speeds';
import type { FullSpeeds } from './full-speeds';
import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { speedKmhOf } from '../units';
import { thresholdsAt } from './zones';
import type { SpeedThresholds, ThresholdsTimeline } from './zones';

const SUSTAINED_MS = 10_000;
const FIXES_NEEDED = 5;
const SPARSE_FIXES_NEEDED = 3;
const CLOSES_AFTER_MS = 3_000;
/** Parts of an interrupted alert are one when they are less than this apart (product decision D3). */
const ONE_WITHIN_MS = 60_000;

/** A good fix with the displayed speed at it. */
export interface SpeedReading extends Place {
  readonly recordedAtMs: number;
  /** Displayed speed, km/h. */
  readonly speedKmh: number;
  /** The same where it rests on a full window, else null: only then may it be a peak. */
  readonly fullKmh: number | null;
}

/** A stretch in course; it is an alert once it has qualified. */
export interface AlertStretch {
  readonly thresholds: SpeedThresholds;
  readonly startedAtMs: number;
  /** Start of the stretch. */
  readonly first: Place;
  /** Place and time of the last reading at or above the threshold. */
  readonly last: Place & { readonly recordedAtMs: number };
  /** Times of the last successive readings above, at most {@link SPARSE_FIXES_NEEDED}. */
  readonly lastAbove: readonly number[];
  readonly belowSinceMs: number | null;
  /** Of its readings at or above the threshold. */
  readonly full: FullSpeeds | null;
  readonly fixCount: number;
  readonly hasQualified: boolean;
  /** Whether the track has been split since the last reading at or above the threshold. */
  readonly isInterrupted: boolean;
}

/** The stretch that a reading begins; null where it is below the threshold in force. */
export function begunBy(reading: SpeedReading, timeline: ThresholdsTimeline): AlertStretch | null {
  const { lat, lng, recordedAtMs, speedKmh } = reading;
  const { caution, warning, danger } = thresholdsAt(timeline, recordedAtMs);
  if (speedKmh < caution) {
    return null;
  }
  return {
    thresholds: { caution, warning, danger },
    startedAtMs: recordedAtMs,
    first: { lat, lng },
    last: { lat, lng, recordedAtMs },
    lastAbove: [recordedAtMs],
    belowSinceMs: null,
    full: withFullSpeed(null, reading),
    fixCount: 1,
    hasQualified: false,
    isInterrupted: false,
  };
}

/** The stretch after one more reading at or above its threshold. */
export function extended(stretch: AlertStretch, reading: SpeedReading): AlertStretch {
  const { lat, lng, recordedAtMs } = reading;
  const fixCount = stretch.fixCount + 1;
  const lastAbove = [...stretch.lastAbove.slice(1 - SPARSE_FIXES_NEEDED), recordedAtMs];
  return {
    ...stretch,
    last: { lat, lng, recordedAtMs },
    lastAbove,
    belowSinceMs: null,
    full: withFullSpeed(stretch.full, reading),
    fixCount,
    hasQualified:
      stretch.hasQualified ||
      isSustained(recordedAtMs - stretch.startedAtMs, fixCount) ||
      isSustainedSparsely(lastAbove),
    isInterrupted: false,
  };
}

/** The stretch after a reading below; null before it qualifies, since only an alert survives a short dip. */
export function dipped(stretch: AlertStretch, { recordedAtMs }: SpeedReading): AlertStretch | null {
  return stretch.hasQualified ? { ...stretch, belowSinceMs: stretch.belowSinceMs ?? recordedAtMs } : null;
}

/**
 * The stretch after the track has been split: the next readings decide whether it goes on; null before it
 * qualifies.
 */
export function interrupted(stretch: AlertStretch): AlertStretch | null {
  return stretch.hasQualified ? { ...stretch, belowSinceMs: null, isInterrupted: true } : null;
}

/** Whether a stretch had ended before a reading: below for 3 s, or interrupted and not gone on with. */
export function isOver(stretch: AlertStretch, reading: SpeedReading): boolean {
  const { belowSinceMs, isInterrupted, last, thresholds } = stretch;
  const { recordedAtMs, speedKmh } = reading;
  if (belowSinceMs !== null && recordedAtMs - belowSinceMs >= CLOSES_AFTER_MS) {
    return true;
  }
  if (!isInterrupted || isTooLongAgo(stretch, recordedAtMs)) {
    return isInterrupted;
  }
  const seconds = (recordedAtMs - last.recordedAtMs) / 1000;
  const impliedKmh = speedKmhOf(distanceBetweenM(last, reading), seconds);
  return speedKmh >= thresholds.caution && impliedKmh < thresholds.caution;
}

/** Whether what comes at a time is too late to be another part of the same alert. */
export function isTooLongAgo({ last }: AlertStretch, atMs: number): boolean {
  return atMs - last.recordedAtMs >= ONE_WITHIN_MS;
}

function isSustained(durationMs: number, fixCount: number): boolean {
  return durationMs >= SUSTAINED_MS && fixCount >= FIXES_NEEDED;
}

function isSustainedSparsely(lastAbove: readonly number[]): boolean {
  const [first] = lastAbove;
  const last = lastAbove[SPARSE_FIXES_NEEDED - 1];
  return first !== undefined && last !== undefined && last - first >= SUSTAINED_MS;
}
