import { civilDayOf } from '@wakafine/domain/time/civil-time';

export const WEEK_DAYS = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4;

/** First day, a Monday counted from 1 January 1970, of the week of Africa/Douala that a time lies in. */
export function weekStart(timeMs: number): number {
  const day = civilDayOf(timeMs);
  return day - ((((day - FIRST_MONDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS);
}
