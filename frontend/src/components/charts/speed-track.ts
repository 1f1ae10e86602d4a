import type { SpeedZone } from '@wakafine/domain/speed/zones';

/** One good fix as the speed chart needs it. */
export interface SpeedPoint {
  /** ISO time of the fix. */
  readonly recordedAt: string;
  /** Displayed speed in km/h; null where a stretch of track begins. */
  readonly speedKmh: number | null;
  readonly zone: SpeedZone | null;
}

/** A time without measurements, ms since 1970. */
export interface TrackGap {
  readonly fromMs: number;
  readonly toMs: number;
}

/** The speeds of a journey over time, made once for chart, replay and table. */
export interface SpeedTrack {
  readonly points: readonly SpeedPoint[];
  /** Time of each point, ms since 1970; never falling. */
  readonly timesMs: readonly number[];
  readonly gaps: readonly TrackGap[];
  /** Times of the first and the last point; 0 without any. */
  readonly startMs: number;
  readonly endMs: number;
}

/** The track of a route. A point without a speed, but for the first, ends a gap: so the rules of the road say. */
export function speedTrackOf(points: readonly SpeedPoint[]): SpeedTrack {
  const timesMs = points.map(({ recordedAt }) => Date.parse(recordedAt));
  const gaps = points.flatMap(({ speedKmh }, index) => {
    const [fromMs, toMs] = [timesMs[index - 1], timesMs[index]];
    return speedKmh === null && fromMs !== undefined && toMs !== undefined ? [{ fromMs, toMs }] : [];
  });
  return { points, timesMs, gaps, startMs: timesMs[0] ?? 0, endMs: timesMs.at(-1) ?? 0 };
}

/** Index of the last point at or before a time; 0 before the first. */
export function indexAt({ timesMs }: SpeedTrack, atMs: number): number {
  let [low, high] = [0, timesMs.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((timesMs[middle] ?? 0) <= atMs) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return Math.max(0, low);
}

/** Index of the point that is nearest to a time. */
export function nearestIndex(track: SpeedTrack, atMs: number): number {
  const before = indexAt(track, atMs);
  const [fromMs, toMs] = [track.timesMs[before], track.timesMs[before + 1]];
  return fromMs !== undefined && toMs !== undefined && toMs - atMs < atMs - fromMs ? before + 1 : before;
}
