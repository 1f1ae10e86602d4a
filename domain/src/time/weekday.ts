const DAYS_A_WEEK = 7;
/** 1 January 1970 was a Thursday. */
const FIRST_WEEKDAY = 4;

/** The day of the week of a day that is counted from 1 January 1970, 1 Monday to 7 Sunday. */
export function weekdayOfDay(day: number): number {
  return ((((day - 1 + FIRST_WEEKDAY) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK) + 1;
}
