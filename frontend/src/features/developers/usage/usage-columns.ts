import { civilDayOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import { HOUR_MS } from '@wakafine/domain/units';

/** Spans of time whose use can be shown: the hours of today, or so many days with today. */
export const USAGE_SPANS = ['TODAY', '7', '30', '90'] as const;
/** One of them. */
export type UsageSpan = (typeof USAGE_SPANS)[number];

/** Use of a key within an hour or a day. */
export interface UsageColumn {
  /** Its start, ms since 1970; a day begins at midnight of Africa/Douala. */
  readonly startMs: number;
  readonly points: number;
  readonly calls: number;
  readonly refused: number;
}

type Use = Omit<UsageColumn, 'startMs'>;

const HOURS = 24;
/** Lines above the lowest one, at most. */
const MOST_LINES = 4;
const NO_USE: Use = { points: 0, calls: 0, refused: 0 };

/** A column for each of the 24 hours of the day that a time is in, those without a call included. */
export function hourColumns(hours: readonly (Use & { hour: string })[], nowMs: number): UsageColumn[] {
  const midnightMs = startOfDayMs(civilDayOf(nowMs));
  const usedAt = new Map(hours.map(({ hour, ...use }) => [Date.parse(hour), use]));
  return Array.from({ length: HOURS }, (_, index) => {
    const startMs = midnightMs + index * HOUR_MS;
    const { points, calls, refused } = usedAt.get(startMs) ?? NO_USE;
    return { startMs, points, calls, refused };
  });
}

/** A column for each day. */
export function dayColumns(days: readonly (Use & { day: string })[]): UsageColumn[] {
  return days.map(({ day, points, calls, refused }) => ({
    startMs: Date.parse(day) - HOUR_MS,
    points,
    calls,
    refused,
  }));
}

/** Figures at the lines of an axis that begins at 0: whole steps of 1, 2 or 5 times a power of ten, the last not below `most`. */
export function axisFigures(most: number): number[] {
  const rough = Math.max(1, most) / MOST_LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? 1);
  return Array.from({ length: Math.ceil(Math.max(1, most) / step) + 1 }, (_, index) => index * step);
}
