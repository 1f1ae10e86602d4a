import { withFullSpeed } from './full-speeds';
import type { FullSpeeds } from './full-speeds';
import type { Place } from './geo';
import { EVERYWHERE } from './service-area';
import type { ServiceArea } from './service-area';
import { doSpeedsAgree } from './speed';
import { severityOf, thresholdsAt } from './zones';
import type { SpeedThresholds, ThresholdsTimeline, ViolationSeverity } from './zones';

/** How well the fixes carry a violation: A best; C counts in the journey only. */
export const EVIDENCE_GRADES = ['A', 'B', 'C'] as const;
/** How well the fixes carry a violation. */
export type EvidenceGrade = (typeof EVIDENCE_GRADES)[number];

const SUSTAINED_MS = 10_000;
const FIXES_NEEDED = 5;
const SPARSE_FIXES_NEEDED = 3;
const CLOSES_AFTER_MS = 3_000;
const GRADE_A_INTERVAL_MS = 2_000;
const GRADE_B_INTERVAL_MS = 10_000;

/** A good fix with the displayed speed at it. */
export interface SpeedReading extends Place {
  readonly recordedAtMs: number;
  /** Displayed speed, km/h. */
  readonly speedKmh: number;
  /** The same where it rests on a full window, else null: only then may it be a peak. */
  readonly fullKmh: number | null;
  /** Speed that the way from the fix before implies, km/h. */
  readonly impliedKmh: number;
  /** Speed that the device measured, km/h; null where it gives none. */
  readonly deviceKmh: number | null;
}

/** One violation as the track shows it: a sustained stretch at or above the caution threshold. */
export interface Episode {
  readonly startedAtMs: number;
  /** Last reading at or above the threshold; null while the episode is open. */
  readonly endedAtMs: number | null;
  readonly peakKmh: number;
  readonly peakAt: Place;
  /** Mean of the displayed speeds at or above the threshold, km/h; like the peak it is of full windows only. */
  readonly meanKmh: number;
  readonly severity: ViolationSeverity;
  readonly grade: EvidenceGrade;
  /** Whether all of it lies in the service area: else it accuses nobody. */
  readonly isInServiceArea: boolean;
  /** Fixes at or above the threshold that are accurate enough to count. */
  readonly fixCount: number;
}

/** A stretch in course; it is an episode once it has qualified. */
export interface Stretch {
  readonly thresholds: SpeedThresholds;
  readonly startedAtMs: number;
  readonly lastAboveAtMs: number;
  /** Times of the last successive readings above, at most {@link SPARSE_FIXES_NEEDED}. */
  readonly lastAbove: readonly number[];
  readonly lastReadingAtMs: number;
  readonly belowSinceMs: number | null;
  /** Of its readings at or above the threshold. */
  readonly full: FullSpeeds | null;
  readonly fixCount: number;
  readonly longestIntervalMs: number;
  readonly device: 'agrees' | 'absent' | 'disagrees';
  readonly isInServiceArea: boolean;
  readonly hasQualified: boolean;
}

/** Closed episodes, oldest first, and the stretch in course. */
export interface EpisodeState {
  readonly closed: readonly Episode[];
  readonly stretch: Stretch | null;
}

/** Before any reading. */
export const NO_EPISODES: EpisodeState = { closed: [], stretch: null };

/** The state after one more reading, which is later than all before (product decision D3). */
export function readSpeed(
  state: EpisodeState,
  reading: SpeedReading,
  timeline: ThresholdsTimeline,
  serviceArea: ServiceArea = EVERYWHERE,
): EpisodeState {
  const { stretch } = state;
  if (stretch === null || hasClosed(stretch, reading)) {
    return { closed: closedWith(state), stretch: begunBy(reading, timeline, serviceArea) };
  }
  if (reading.speedKmh >= stretch.thresholds.caution) {
    return { ...state, stretch: extended(stretch, reading, serviceArea) };
  }
  // Only a violation survives a short dip: before it qualifies the speed has to be sustained.
  return { ...state, stretch: stretch.hasQualified ? dipped(stretch, reading, serviceArea) : null };
}

/**
 * The state after the displayed speed (km/h) at a fix too inaccurate to accuse: it neither adds to an episode
 * nor ends one, but shows that a stretch below the threshold was not sustained, nor its fixes successive.
 */
export function readWeakSpeed(state: EpisodeState, speedKmh: number): EpisodeState {
  const { stretch } = state;
  if (stretch === null || stretch.hasQualified) {
    return state;
  }
  return { ...state, stretch: speedKmh < stretch.thresholds.caution ? null : { ...stretch, lastAbove: [] } };
}

/** The state after the track has been split or the journey has ended: what was open is closed. */
export function closeEpisode(state: EpisodeState): EpisodeState {
  return state.stretch === null ? state : { closed: closedWith(state), stretch: null };
}

/** All episodes so far, oldest first; the last one has no end while it is open. */
export function episodesOf({ closed, stretch }: EpisodeState): readonly Episode[] {
  const episode = stretch && episodeOf(stretch, null);
  return episode === null ? closed : [...closed, episode];
}

/** Whether the episodes of a drive are others after some more readings. */
export function haveEpisodesChanged(before: EpisodeState, after: EpisodeState): boolean {
  return before.closed !== after.closed || after.stretch?.hasQualified === true;
}

function hasClosed(stretch: Stretch, reading: SpeedReading): boolean {
  return stretch.belowSinceMs !== null && reading.recordedAtMs - stretch.belowSinceMs >= CLOSES_AFTER_MS;
}

function closedWith({ closed, stretch }: EpisodeState): readonly Episode[] {
  const episode = stretch && episodeOf(stretch, stretch.lastAboveAtMs);
  return episode === null ? closed : [...closed, episode];
}

function begunBy(
  reading: SpeedReading,
  timeline: ThresholdsTimeline,
  serviceArea: ServiceArea,
): Stretch | null {
  const thresholds = thresholdsAt(timeline, reading.recordedAtMs);
  if (reading.speedKmh < thresholds.caution) {
    return null;
  }
  return {
    thresholds,
    startedAtMs: reading.recordedAtMs,
    lastAboveAtMs: reading.recordedAtMs,
    lastAbove: [reading.recordedAtMs],
    lastReadingAtMs: reading.recordedAtMs,
    belowSinceMs: null,
    full: withFullSpeed(null, reading),
    fixCount: 1,
    longestIntervalMs: 0,
    device: deviceVerdict(reading),
    isInServiceArea: serviceArea(reading),
    hasQualified: false,
  };
}

function extended(stretch: Stretch, reading: SpeedReading, serviceArea: ServiceArea): Stretch {
  const full = withFullSpeed(stretch.full, reading);
  const fixCount = stretch.fixCount + 1;
  const lastAbove = [...stretch.lastAbove.slice(1 - SPARSE_FIXES_NEEDED), reading.recordedAtMs];
  return {
    ...observed(stretch, reading, serviceArea),
    lastAboveAtMs: reading.recordedAtMs,
    lastAbove,
    belowSinceMs: null,
    full,
    fixCount,
    device: worse(stretch.device, deviceVerdict(reading)),
    hasQualified:
      stretch.hasQualified ||
      isSustained(reading.recordedAtMs - stretch.startedAtMs, fixCount) ||
      isSustainedSparsely(lastAbove),
  };
}

function dipped(stretch: Stretch, reading: SpeedReading, serviceArea: ServiceArea): Stretch {
  return {
    ...observed(stretch, reading, serviceArea),
    belowSinceMs: stretch.belowSinceMs ?? reading.recordedAtMs,
  };
}

function observed(stretch: Stretch, reading: SpeedReading, serviceArea: ServiceArea): Stretch {
  const intervalMs = reading.recordedAtMs - stretch.lastReadingAtMs;
  return {
    ...stretch,
    lastReadingAtMs: reading.recordedAtMs,
    longestIntervalMs: Math.max(stretch.longestIntervalMs, intervalMs),
    isInServiceArea: stretch.isInServiceArea && serviceArea(reading),
  };
}

function isSustained(durationMs: number, fixCount: number): boolean {
  return durationMs >= SUSTAINED_MS && fixCount >= FIXES_NEEDED;
}

function isSustainedSparsely(lastAbove: readonly number[]): boolean {
  const first = lastAbove[0];
  const last = lastAbove[SPARSE_FIXES_NEEDED - 1];
  return first !== undefined && last !== undefined && last - first >= SUSTAINED_MS;
}

function deviceVerdict({ impliedKmh, deviceKmh }: SpeedReading): Stretch['device'] {
  if (deviceKmh === null) {
    return 'absent';
  }
  return doSpeedsAgree(impliedKmh, deviceKmh) ? 'agrees' : 'disagrees';
}

function worse(one: Stretch['device'], other: Stretch['device']): Stretch['device'] {
  const order = ['agrees', 'absent', 'disagrees'] as const;
  return order[Math.max(order.indexOf(one), order.indexOf(other))] ?? 'disagrees';
}

function gradeOf({ longestIntervalMs, device }: Stretch): EvidenceGrade {
  if (longestIntervalMs <= GRADE_A_INTERVAL_MS && device === 'agrees') {
    return 'A';
  }
  return longestIntervalMs <= GRADE_B_INTERVAL_MS && device !== 'disagrees' ? 'B' : 'C';
}

/** Null for a stretch that is none: one long enough to be one has filled a window. */
function episodeOf(stretch: Stretch, endedAtMs: number | null): Episode | null {
  const { full } = stretch;
  if (!stretch.hasQualified || full === null) {
    return null;
  }
  return {
    startedAtMs: stretch.startedAtMs,
    endedAtMs,
    peakKmh: full.peakKmh,
    peakAt: full.peakAt,
    meanKmh: full.sumKmh / full.count,
    // Above 1 Hz a full window can lie below the displayed speed that made the stretch.
    severity: severityOf(full.peakKmh, stretch.thresholds) ?? 'CAUTION',
    grade: gradeOf(stretch),
    isInServiceArea: stretch.isInServiceArea,
    fixCount: stretch.fixCount,
  };
}
