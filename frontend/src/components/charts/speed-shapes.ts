import type { SpeedZone } from '@wakafine/domain/speed/zones';
import type { SpeedTrack } from './speed-track';

/** The frame of the plot in CSS px and what it spans. */
export interface PlotScale {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Position of 0 km/h. */
  readonly bottom: number;
  readonly startMs: number;
  readonly endMs: number;
  /** Speed at the top, km/h. */
  readonly maxKmh: number;
}

/** A stretch of time that is filled: a violation. */
export interface FilledTime {
  readonly startMs: number;
  readonly endMs: number;
}

/** SVG path data of a speed chart. */
export interface SpeedShapes {
  readonly line: string;
  readonly area: string;
  /** Areas under the line during the violations, by zone. */
  readonly fills: Partial<Record<SpeedZone, string>>;
  readonly gaps: readonly { readonly x: number; readonly width: number }[];
}

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
  readonly zone: SpeedZone;
}

/** A gap is seen however short it is, CSS px. */
const MIN_GAP_PX = 2;

/** Position of a time, CSS px from the left. */
export function xOf({ left, right, startMs, endMs }: PlotScale, atMs: number): number {
  return endMs > startMs ? left + ((atMs - startMs) / (endMs - startMs)) * (right - left) : left;
}

/** Position of a speed in km/h, CSS px from the top. */
export function yOf({ top, bottom, maxKmh }: PlotScale, speedKmh: number): number {
  return bottom - (Math.min(speedKmh, maxKmh) / maxKmh) * (bottom - top);
}

/** The time at a distance from the left in CSS px, held within the plot. */
export function timeAt({ left, right, startMs, endMs }: PlotScale, x: number): number {
  const share = Math.min(1, Math.max(0, (x - left) / Math.max(1, right - left)));
  return startMs + share * (endMs - startMs);
}

/** The speed at the top of a chart, a round number of km/h above all that it shows. */
export function maxKmhOf(track: SpeedTrack, dangerKmh: number): number {
  const highest = track.points.reduce((max, { speedKmh }) => Math.max(max, speedKmh ?? 0), dangerKmh);
  return Math.ceil((highest + 5) / 10) * 10;
}

/** All that is drawn of a track: no more corners than the plot has columns of pixels, four for each at most. */
export function speedShapes(
  track: SpeedTrack,
  { scale, violations }: { scale: PlotScale; violations: readonly FilledTime[] },
): SpeedShapes {
  const stretches = cornersOf(track, scale);
  return {
    line: stretches.map((corners) => `M${through(corners)}`).join(''),
    area: stretches.map((corners) => areaUnder(corners, scale)).join(''),
    fills: fillsOf(stretches, { scale, violations }),
    gaps: track.gaps.map(({ fromMs, toMs }) => {
      const [from, to] = [xOf(scale, fromMs), xOf(scale, toMs)];
      return { x: tenth(from), width: tenth(Math.max(MIN_GAP_PX, to - from)) };
    }),
  };
}

/** The corners of each unbroken line. */
function cornersOf({ points, timesMs }: SpeedTrack, scale: PlotScale): Corner[][] {
  const stretches: Corner[][] = [];
  let column: Corner[] = [];
  let open: Corner[] | null = null;
  const closeColumn = () => {
    open?.push(...extremesOf(column));
    column = [];
  };
  points.forEach(({ speedKmh, zone }, index) => {
    const atMs = timesMs[index] ?? 0;
    if (speedKmh === null || zone === null) {
      closeColumn();
      open = null;
      return;
    }
    if (open === null) {
      open = [];
      stretches.push(open);
    }
    const corner = { x: xOf(scale, atMs), y: yOf(scale, speedKmh), atMs, zone };
    if (Math.floor(column[0]?.x ?? corner.x) !== Math.floor(corner.x)) {
      closeColumn();
    }
    column.push(corner);
  });
  closeColumn();
  return stretches;
}

/** First, highest, lowest and last of one column of pixels, in their order (M4: U. Jugel et al. 2014). */
function extremesOf(column: readonly Corner[]): Corner[] {
  const [first] = column;
  const last = column.at(-1);
  if (first === undefined || last === undefined) {
    return [];
  }
  const highest = column.reduce((best, corner) => (corner.y < best.y ? corner : best), first);
  const lowest = column.reduce((best, corner) => (corner.y > best.y ? corner : best), first);
  const stored = new Set([first, highest, lowest, last]);
  return [...stored].sort((a, b) => a.atMs - b.atMs);
}

function fillsOf(
  stretches: readonly (readonly Corner[])[],
  { scale, violations }: { scale: PlotScale; violations: readonly FilledTime[] },
): SpeedShapes['fills'] {
  const fills: Partial<Record<SpeedZone, string>> = {};
  for (const { startMs, endMs } of violations) {
    for (const corners of stretches) {
      const inside = corners.filter(({ atMs }) => atMs >= startMs && atMs <= endMs);
      for (const run of runsOf(inside).filter(({ zone }) => zone !== 'SAFE')) {
        const area = areaUnder(run.corners, scale);
        if (area !== '') {
          fills[run.zone] = `${fills[run.zone] ?? ''}${area}`;
        }
      }
    }
  }
  return fills;
}

/** Corners in runs of one zone; each begins where the one before ends, so that no sliver stays open. */
function runsOf(corners: readonly Corner[]): { zone: SpeedZone; corners: Corner[] }[] {
  const runs: { zone: SpeedZone; corners: Corner[] }[] = [];
  corners.forEach((corner, index) => {
    const run = runs.at(-1);
    if (run?.zone === corner.zone) {
      run.corners.push(corner);
    } else {
      const before = corners[index - 1];
      runs.push({ zone: corner.zone, corners: before === undefined ? [corner] : [before, corner] });
    }
  });
  return runs;
}

function areaUnder(corners: readonly Corner[], { bottom }: PlotScale): string {
  const [first, last] = [corners[0], corners.at(-1)];
  return first === undefined || last === undefined || corners.length < 2
    ? ''
    : `M${through(corners)}L${tenth(last.x)} ${bottom}L${tenth(first.x)} ${bottom}Z`;
}

function through(corners: readonly Corner[]): string {
  return corners.map(({ x, y }) => `${tenth(x)} ${tenth(y)}`).join('L');
}

function tenth(px: number): number {
  return Math.round(px * 10) / 10;
}
