import { HOUR_MS } from '../units';

/** Hours of the day in which open data sums: a single hour of a lonely road would show one person's habit. */
export const HOUR_BANDS = ['06-10', '10-16', '16-22', '22-06'] as const;
/** Hours from and until, Africa/Douala. */
export type HourBand = (typeof HOUR_BANDS)[number];

/** Africa/Douala is one hour ahead of UTC all year. */
const OFFSET_HOURS = 1;
const HOURS_OF_DAY = 24;

/** The hour of the day of Africa/Douala that a time (ms) lies in, 0-23. */
export function hourOfDay(timeMs: number): number {
  return (Math.floor(timeMs / HOUR_MS) + OFFSET_HOURS) % HOURS_OF_DAY;
}

/** The band of an hour of the day, 0-23. */
export function bandOfHour(hour: number): HourBand {
  if (hour < 6 || hour >= 22) {
    return '22-06';
  }
  if (hour < 10) {
    return '06-10';
  }
  return hour < 16 ? '10-16' : '16-22';
}
