import { GAP_ABOVE_S } from '@wakafine/domain/speed/fix-filter';
import { judgeDrive, type JudgedFix } from '@wakafine/domain/speed/journey-state';
import type { ThresholdsTimeline } from '@wakafine/domain/speed/zones';
import type { FileFix } from './file-fix';

/** Points of the small picture of a track. */
const TRACE_POINTS = 60;
/** Zones of the small picture are those that hold before anybody decides otherwise. */
const NO_CHANGES: ThresholdsTimeline = [];

/** Figures of a track, judged as the server will. */
export interface TrackFacts {
  readonly fixCount: number;
  /** First and last time, ms. */
  readonly startMs: number;
  readonly endMs: number;
  readonly distanceM: number;
  readonly maxSpeedKmh: number | null;
  /** Stretches without points of more than 15 s, and the longest of them, s. */
  readonly gapCount: number;
  readonly longestGapS: number;
  /** Points that are not later than one before them: they move no number. */
  readonly backwardCount: number;
  readonly trace: readonly TracePoint[];
}

export type TracePoint = { readonly lat: number; readonly lng: number; readonly zone: JudgedFix['zone'] };

/** Judges a track of at least one point. */
export function factsOf(fixes: readonly FileFix[]): TrackFacts {
  const times = fixes.map(({ recordedAtMs }) => recordedAtMs);
  const startMs = times.reduce((first, atMs) => Math.min(first, atMs), Infinity);
  const endMs = times.reduce((last, atMs) => Math.max(last, atMs), -Infinity);
  const { drive, judged } = judgeDrive(
    fixes.map((fix, index) => ({ ...fix, seq: index + 1, isFuture: false })),
    { startedAtMs: startMs, endedAtMs: endMs, thresholds: NO_CHANGES },
  );
  const good = judged.filter(({ flag }) => flag === null);
  const gaps = gapsS(good.map(({ fix }) => fix.recordedAtMs));
  return {
    fixCount: fixes.length,
    startMs,
    endMs,
    distanceM: drive.distanceM,
    maxSpeedKmh: drive.maxSpeedKmh,
    gapCount: gaps.length,
    longestGapS: gaps.reduce((longest, gapS) => Math.max(longest, gapS), 0),
    backwardCount: judged.filter(({ flag }) => flag === 'out_of_order' || flag === 'duplicate').length,
    trace: sampled(good),
  };
}

function gapsS(timesMs: readonly number[]): number[] {
  return timesMs
    .map((atMs, index) => (atMs - (timesMs[index - 1] ?? atMs)) / 1000)
    .filter((gapS) => gapS > GAP_ABOVE_S);
}

function sampled(judged: readonly JudgedFix[]): TracePoint[] {
  const step = Math.max(1, (judged.length - 1) / (TRACE_POINTS - 1));
  const count = Math.min(TRACE_POINTS, judged.length);
  return Array.from({ length: count }, (_, index) => judged[Math.round(index * step)])
    .filter((each) => each !== undefined)
    .map(({ fix: { lat, lng }, zone }) => ({ lat, lng, zone }));
}
