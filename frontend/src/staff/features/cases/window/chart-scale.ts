import type { EvidenceReading } from '@wakafine/domain/evidence/evidence-window';
import { GAP_ABOVE_S } from '@wakafine/domain/speed/fix-filter';
import type { Size } from '../../../../components/route-map/route-map-types';

/** Room of the figures at the left, the words at the right, and the times below, CSS px. */
const ROOM = { left: 40, top: 14, bottom: 30 } as const;
const WORDS_PX = 68;
const STEP_KMH = 25;

/** A shown speed, km/h, and its time; null where there is none. */
export type Shown = Pick<EvidenceReading, 'atMs' | 'shownKmh'>;

/** From readings to places in the chart. */
export interface ChartScale {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly fromMs: number;
  readonly toMs: number;
  readonly mostKmh: number;
  readonly x: (atMs: number) => number;
  readonly y: (kmh: number) => number;
}

/** The scale for readings, of which there is at least one, and for a track beside them. */
export function chartScale(
  readings: readonly EvidenceReading[],
  { width, height }: Size,
  beside: readonly Shown[] = [],
): ChartScale {
  const times = readings.map(({ atMs }) => atMs);
  const [fromMs, toMs] = [Math.min(...times), Math.max(...times)];
  const speeds = [
    ...readings.flatMap(({ shownKmh, limitKmh }) => [shownKmh ?? 0, limitKmh ?? 0]),
    ...beside.filter(({ atMs }) => atMs >= fromMs && atMs <= toMs).map(({ shownKmh }) => shownKmh ?? 0),
  ];
  const mostKmh = Math.max(STEP_KMH, Math.ceil((Math.max(...speeds) + 5) / STEP_KMH) * STEP_KMH);
  const [right, bottom] = [width - WORDS_PX, height - ROOM.bottom];
  return {
    ...{ left: ROOM.left, top: ROOM.top, right, bottom, fromMs, toMs, mostKmh },
    x: (atMs) => ROOM.left + ((atMs - fromMs) / Math.max(1, toMs - fromMs)) * (right - ROOM.left),
    y: (kmh) => bottom - (kmh / mostKmh) * (bottom - ROOM.top),
  };
}

/** Speeds at the left: every 25 km/h, every 50 where they would be many. */
export function speedTicks({ mostKmh }: ChartScale): readonly number[] {
  const step = mostKmh > 4 * STEP_KMH ? 2 * STEP_KMH : STEP_KMH;
  return Array.from({ length: Math.floor(mostKmh / step) + 1 }, (_, index) => index * step);
}

/** The shown speed in the time of the chart as lines; a time without a fix interrupts them. */
export function shownLines(readings: readonly Shown[], { x, y, fromMs, toMs }: ChartScale): string {
  let beforeMs = -Infinity;
  return readings
    .filter(({ atMs }) => atMs >= fromMs && atMs <= toMs)
    .flatMap(({ atMs, shownKmh }) => {
      if (shownKmh === null) {
        return [];
      }
      const isBroken = atMs - beforeMs > GAP_ABOVE_S * 1000;
      beforeMs = atMs;
      return [`${isBroken ? 'M' : 'L'}${x(atMs).toFixed(1)} ${y(shownKmh).toFixed(1)}`];
    })
    .join('');
}

/** The limit as steps; nothing where nobody may be accused. */
export function limitLine(readings: readonly EvidenceReading[], { x, y, right }: ChartScale): string {
  let before: number | null = null;
  const parts = readings.map(({ atMs, limitKmh }) => {
    const at = `${x(atMs).toFixed(1)}`;
    const begins = before === null;
    before = limitKmh;
    if (limitKmh === null) {
      return begins ? '' : `H${at}`;
    }
    return begins ? `M${at} ${y(limitKmh).toFixed(1)}` : `H${at}V${y(limitKmh).toFixed(1)}`;
  });
  return `${parts.join('')}${before === null ? '' : `H${right}`}`;
}

/** The reading nearest to a place in the chart. */
export function readingAt(
  readings: readonly EvidenceReading[],
  { x }: ChartScale,
  atX: number,
): EvidenceReading | null {
  return readings.reduce<EvidenceReading | null>(
    (nearest, each) =>
      nearest === null || Math.abs(x(each.atMs) - atX) < Math.abs(x(nearest.atMs) - atX) ? each : nearest,
    null,
  );
}
