import { SPEED_ZONES, type SpeedZone } from '@wakafine/domain/speed/zones';
import type { SpeedTrack } from './speed-track';

/** One line of the table: what was measured in an interval. */
export interface SpeedTableRow {
  /** Time when the interval begins, ms since 1970. */
  readonly fromMs: number;
  /** Highest speed in it, km/h; null where nothing was measured. */
  readonly maxKmh: number | null;
  /** Highest zone in it; null where nothing was measured. */
  readonly zone: SpeedZone | null;
}

/** The table that says what the chart draws. */
export interface SpeedTable {
  /** Length of each interval, seconds. */
  readonly intervalS: number;
  readonly rows: readonly SpeedTableRow[];
}

const MAX_ROWS = 24;
/** Intervals that people count in, seconds. */
const INTERVALS_S = [10, 30, 60, 120, 300, 600, 900, 1_800, 3_600, 7_200, 21_600, 86_400];

/** A track as a table of at most 24 lines (more only for journeys of more than 24 days), intervals on round times. */
export function speedTableOf(track: SpeedTrack): SpeedTable {
  const { points, timesMs, startMs, endMs } = track;
  const intervalS = INTERVALS_S.find((seconds) => rowIndexOf(endMs, startMs, seconds) < MAX_ROWS) ?? 86_400;
  const firstMs = Math.floor(startMs / (intervalS * 1_000)) * intervalS * 1_000;
  const count = points.length === 0 ? 0 : rowIndexOf(endMs, startMs, intervalS) + 1;
  const rows: { fromMs: number; maxKmh: number | null; zone: SpeedZone | null }[] = Array.from(
    { length: count },
    (_, index) => ({ fromMs: firstMs + index * intervalS * 1_000, maxKmh: null, zone: null }),
  );
  points.forEach(({ speedKmh, zone }, index) => {
    const row = rows[rowIndexOf(timesMs[index] ?? 0, startMs, intervalS)];
    if (row !== undefined && speedKmh !== null) {
      row.maxKmh = Math.max(row.maxKmh ?? 0, speedKmh);
      row.zone = worse(row.zone, zone);
    }
  });
  return { intervalS, rows };
}

function rowIndexOf(atMs: number, startMs: number, intervalS: number): number {
  const intervalMs = intervalS * 1_000;
  return Math.floor(atMs / intervalMs) - Math.floor(startMs / intervalMs);
}

function worse(one: SpeedZone | null, other: SpeedZone | null): SpeedZone | null {
  return SPEED_ZONES.findLast((zone) => zone === one || zone === other) ?? null;
}
