import type { JudgedParts } from '@wakafine/domain/evidence/bundle';
import { evidenceWindow } from '@wakafine/domain/evidence/evidence-window';

/** Frame of the drawing in its own units, and the room inside it. */
export const FRAME = { width: 320, height: 204, left: 34, right: 312, top: 18, bottom: 160 } as const;
/** The grid has a line at each of these, km/h. */
const STEP_KMH = 20;
/** Below the lowest and above the highest, km/h. */
const MARGIN_KMH = 6;

/** Span of a drawing, and the places of its lines. */
export interface SpeedDrawing {
  readonly line: string;
  /** Below the line, within the window that proves the speed; empty without one. */
  readonly stripes: string;
  /** The window in the units of the frame; null without one. */
  readonly window: { readonly from: number; readonly to: number } | null;
  /** Speeds with a line of their own, km/h, rising. */
  readonly ticks: readonly number[];
  readonly peak: { readonly x: number; readonly y: number };
  readonly fromMs: number;
  readonly toMs: number;
  yOf(speedKmh: number): number;
}

/** The positions of a record with the speed that was shown at each, and the time that proves the violation. */
export interface EvidenceSpeeds {
  /** In the order of their times. */
  readonly points: readonly {
    readonly atMs: number;
    /** Displayed speed, km/h; null for a flagged fix, and where a stretch of track begins. */
    readonly speedKmh: number | null;
    readonly isGood: boolean;
  }[];
  /** The window whose mean proves the speed, ms since the epoch. */
  readonly window: { readonly fromMs: number; readonly toMs: number } | null;
}

/** The speeds that a record rests on; null where it has too few fixes. */
export function speedsOf(parts: JudgedParts): EvidenceSpeeds | null {
  const window = evidenceWindow(parts);
  return (
    window && {
      points: window.readings.map(({ atMs, shownKmh, isFlagged }) => ({
        atMs,
        speedKmh: isFlagged ? null : shownKmh,
        isGood: !isFlagged,
      })),
      window: { fromMs: window.a.atMs, toMs: window.b.atMs },
    }
  );
}

/** The drawing of the speeds around a violation; null where there are too few of them. */
export function speedDrawing(
  { points, window }: EvidenceSpeeds,
  { limitKmh, provenKmh }: { limitKmh: number; provenKmh: number },
): SpeedDrawing | null {
  const moving = points.flatMap(({ atMs, speedKmh }) => (speedKmh === null ? [] : [{ atMs, speedKmh }]));
  const [first, last] = [moving[0], moving.at(-1)];
  if (first === undefined || last === undefined || last.atMs <= first.atMs) {
    return null;
  }
  const speeds = [...moving.map(({ speedKmh }) => speedKmh), limitKmh, provenKmh];
  const low = Math.max(0, Math.floor((Math.min(...speeds) - MARGIN_KMH) / STEP_KMH) * STEP_KMH);
  const high = Math.ceil((Math.max(...speeds) + MARGIN_KMH) / STEP_KMH) * STEP_KMH;
  const { left, right, top, bottom } = FRAME;
  const xOf = (atMs: number) => left + ((atMs - first.atMs) / (last.atMs - first.atMs)) * (right - left);
  const yOf = (speedKmh: number) => bottom - ((speedKmh - low) / (high - low)) * (bottom - top);
  const corner = ({ atMs, speedKmh }: (typeof moving)[number]) =>
    `${tenth(xOf(atMs))} ${tenth(yOf(speedKmh))}`;
  const inWindow = moving.filter(
    ({ atMs }) => window !== null && atMs >= window.fromMs && atMs <= window.toMs,
  );
  const highest = moving.reduce((best, point) => (point.speedKmh > best.speedKmh ? point : best), first);
  return {
    line: linesOf(points)
      .map((part) => `M${part.map(corner).join('L')}`)
      .join(''),
    stripes: areaOf(inWindow),
    window: window && { from: tenth(xOf(window.fromMs)), to: tenth(xOf(window.toMs)) },
    ticks: Array.from({ length: (high - low) / STEP_KMH + 1 }, (_, index) => low + index * STEP_KMH),
    peak: { x: tenth(xOf(highest.atMs)), y: tenth(yOf(highest.speedKmh)) },
    ...{ fromMs: first.atMs, toMs: last.atMs, yOf },
  };

  function areaOf(corners: typeof moving): string {
    const [begin, end] = [corners[0], corners.at(-1)];
    return begin === undefined || end === undefined || corners.length < 2
      ? ''
      : `M${corners.map(corner).join('L')}L${tenth(xOf(end.atMs))} ${bottom}L${tenth(xOf(begin.atMs))} ${bottom}Z`;
  }
}

/** Runs of points with a speed: a flagged one is passed over, and a new stretch of track begins a new line. */
function linesOf(points: EvidenceSpeeds['points']): { atMs: number; speedKmh: number }[][] {
  const lines: { atMs: number; speedKmh: number }[][] = [[]];
  for (const { atMs, speedKmh, isGood } of points) {
    if (speedKmh !== null) {
      lines.at(-1)?.push({ atMs, speedKmh });
    } else if (isGood) {
      lines.push([]);
    }
  }
  return lines.filter((line) => line.length > 1);
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}

/** One second of the table. */
export interface SpeedSecond {
  readonly atMs: number;
  /** km/h; null where nothing was measured. */
  readonly speedKmh: number | null;
  /** Whether it belongs to the time that proves the speed. */
  readonly isProof: boolean;
}

/** A longer time has a row for each position in place of each second. */
const EACH_SECOND_UP_TO_S = 300;

/** The speeds second by second, also those without a position. */
export function speedSeconds({ points, window }: EvidenceSpeeds): SpeedSecond[] {
  const isProof = (atMs: number) => window !== null && atMs >= window.fromMs && atMs <= window.toMs;
  const firstMs = points[0]?.atMs ?? 0;
  const seconds = Math.round(((points.at(-1)?.atMs ?? 0) - firstMs) / 1_000);
  if (seconds > EACH_SECOND_UP_TO_S) {
    return points.map(({ atMs, speedKmh }) => ({ atMs, speedKmh, isProof: isProof(atMs) }));
  }
  const known = new Map(points.map(({ atMs, speedKmh }) => [Math.round((atMs - firstMs) / 1_000), speedKmh]));
  return points.length === 0
    ? []
    : Array.from({ length: seconds + 1 }, (_, second) => {
        const atMs = firstMs + second * 1_000;
        return { atMs, speedKmh: known.get(second) ?? null, isProof: isProof(atMs) };
      });
}
