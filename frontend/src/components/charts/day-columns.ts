import type { Size } from '../route-map/route-map-types';

/** Violations of one day by severity. */
export interface DayOfViolations {
  /** Such as 2026-11-20. */
  readonly date: string;
  readonly violations: { readonly low: number; readonly medium: number; readonly high: number };
}

/** A piece of a column, CSS px from the upper left corner. */
export interface ColumnPart {
  readonly key: string;
  readonly zone: 'caution' | 'warning' | 'danger';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Positions of the columns. */
export interface ColumnPlot {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** The number at the upper line; at least 1. */
  readonly most: number;
  readonly parts: readonly ColumnPart[];
  /** Days named below the columns, and where the middle of each is. */
  readonly ticks: readonly { readonly day: number; readonly x: number }[];
}

const MARGIN = { left: 24, right: 4, top: 8, bottom: 22 };
/** Between two columns, CSS px. */
const GAP_PX = 2;
const WIDEST_PX = 20;
const TICK_EVERY_DAYS = 7;
const PARTS = [
  { key: 'low', zone: 'caution' },
  { key: 'medium', zone: 'warning' },
  { key: 'high', zone: 'danger' },
] as const;

/** All violations of a day. */
export function totalOf({ violations: { low, medium, high } }: DayOfViolations): number {
  return low + medium + high;
}

/** A column for each day, the worst violations on top, as high as the day with most lets them be. */
export function columnsOf(days: readonly DayOfViolations[], size: Size): ColumnPlot {
  const left = MARGIN.left;
  const right = size.width - MARGIN.right;
  const top = MARGIN.top;
  const bottom = size.height - MARGIN.bottom;
  const most = Math.max(1, ...days.map(totalOf));
  const step = (right - left) / Math.max(1, days.length);
  const width = Math.max(1, Math.min(WIDEST_PX, step - GAP_PX));
  const middleOf = (index: number) => left + step * (index + 0.5);
  const parts = days.flatMap(({ date, violations }, index) => {
    let y = bottom;
    return PARTS.filter(({ key }) => violations[key] > 0).map(({ key, zone }): ColumnPart => {
      const height = ((bottom - top) * violations[key]) / most;
      y -= height;
      return { key: `${date} ${key}`, zone, x: middleOf(index) - width / 2, y, width, height };
    });
  });
  const ticks = days
    .map((_day, index) => ({ day: index + 1, x: middleOf(index) }))
    .filter(({ day }) => day % TICK_EVERY_DAYS === 1);
  return { left, right, top, bottom, most, parts, ticks };
}
