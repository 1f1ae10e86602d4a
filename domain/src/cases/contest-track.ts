import type { Place } from '../geo/geo';
import { isWithin, LIMITS } from '../input/limits';
import { judgeDrive } from '../speed/journey-state';
import { MINUTE_MS } from '../units';

/** So long before and after a violation a track may speak for its holder. */
export const TRACK_AROUND_MS = 30 * MINUTE_MS;
/** Number of points of such a track, at most an hour at one a second. */
export const TRACK_POINTS = { min: 1, max: 3_600 } as const;
/** A violation may be judged anew between the cut on the phone and the arrival. */
const TRACK_SLACK_MS = 10 * MINUTE_MS;

/** Point of a track that a holder gives with a contest: their statement, measured by nobody here. */
export interface TrackPoint extends Place {
  readonly recordedAtMs: number;
  /** Speed as the file has it, km/h; null where it has none. */
  readonly speedKmh: number | null;
  /** Radius of 68 % confidence, metres; null where the file has none. */
  readonly accuracyM: number | null;
}

/** A point with the speed that the dial would have shown there. */
export interface TrackReading extends Place {
  readonly atMs: number;
  /** Displayed speed, km/h; null for a flagged point and where a stretch of track begins. */
  readonly shownKmh: number | null;
}

/** Time of a violation. */
export interface ViolationTime {
  readonly startedAtMs: number;
  /** Null while it goes on. */
  readonly endedAtMs: number | null;
}

/** Fault of a track: its times do not ascend, or lie too far from the violation. */
export type TrackFault = 'order' | 'outside';

/**
 * The part of a track around a violation, in the order of its times, one point for each; of more points than may be given, those
 * nearest to the violation. Empty where nothing of it lies there.
 */
export function cutTrack(points: readonly TrackPoint[], time: ViolationTime): TrackPoint[] {
  const { fromMs, toMs } = spanOf(time, TRACK_AROUND_MS);
  const within = points
    .filter(({ recordedAtMs }) => recordedAtMs >= fromMs && recordedAtMs <= toMs)
    .toSorted((one, other) => one.recordedAtMs - other.recordedAtMs)
    .filter((point, at, sorted) => point.recordedAtMs !== sorted[at - 1]?.recordedAtMs);
  const middleMs = (fromMs + toMs) / 2;
  const away = ({ recordedAtMs }: TrackPoint): number => Math.abs(recordedAtMs - middleMs);
  return within
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, TRACK_POINTS.max)
    .toSorted((one, other) => one.recordedAtMs - other.recordedAtMs);
}

/** Reason why a track can not speak about a violation; null where nothing stands in the way. */
export function trackFault(points: readonly TrackPoint[], time: ViolationTime): TrackFault | null {
  const isAscending = points.every(({ recordedAtMs }, at) => {
    const before = points[at - 1];
    return before === undefined || recordedAtMs > before.recordedAtMs;
  });
  if (!isAscending) {
    return 'order';
  }
  const { fromMs, toMs } = spanOf(time, TRACK_AROUND_MS + TRACK_SLACK_MS);
  return points.every(({ recordedAtMs }) => recordedAtMs >= fromMs && recordedAtMs <= toMs)
    ? null
    : 'outside';
}

/** A track with the speed that the dial would have shown, by the rules that hold for every journey. */
export function trackReadings(points: readonly TrackPoint[]): TrackReading[] {
  const fixes = points.map((point, at) => ({ ...point, headingDeg: null, seq: at + 1, isFuture: false }));
  const [startedAtMs = 0, endedAtMs = 0] = [points[0]?.recordedAtMs, points.at(-1)?.recordedAtMs];
  const { judged } = judgeDrive(fixes, { startedAtMs, endedAtMs, thresholds: [] });
  return judged.map(({ fix: { lat, lng, recordedAtMs }, speedKmh }) => ({
    ...{ lat, lng, atMs: recordedAtMs },
    shownKmh: speedKmh,
  }));
}

/** A track that was stored where anyone can edit it; null for what is none that may be given. */
export function storedTrack(value: unknown): readonly TrackPoint[] | null {
  const isList = Array.isArray(value) && isWithin(value.length, TRACK_POINTS);
  return isList && value.every(isTrackPoint) ? value : null;
}

function isTrackPoint(value: unknown): value is TrackPoint {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const point: Partial<Record<keyof TrackPoint, unknown>> = value;
  const isMeasured =
    (point.speedKmh === null || isWithin(point.speedKmh, LIMITS.speedKmh)) &&
    (point.accuracyM === null || isWithin(point.accuracyM, LIMITS.accuracyM));
  return (
    isMeasured &&
    isWithin(point.lat, LIMITS.lat) &&
    isWithin(point.lng, LIMITS.lng) &&
    Number.isSafeInteger(point.recordedAtMs)
  );
}

function spanOf({ startedAtMs, endedAtMs }: ViolationTime, aroundMs: number) {
  return { fromMs: startedAtMs - aroundMs, toMs: (endedAtMs ?? startedAtMs) + aroundMs };
}
