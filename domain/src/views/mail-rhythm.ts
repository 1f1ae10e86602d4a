import { civilDayOf, civilMonthOf, startOfDayMs, startOfMonthMs } from '../time/civil-time';
import { weekdayOfDay } from '../time/weekday';
import { HOUR_MS } from '../units';

/** Times between two mails of a view. */
export const MAIL_RHYTHMS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
/** Time between two mails of a view. */
export type MailRhythm = (typeof MAIL_RHYTHMS)[number];

/** Days of the week: 1 Monday to 7 Sunday. */
export const WEEKDAY_BOUNDS = { min: 1, max: 7 } as const;

/** Days on which a mail comes: every day, a day of the week (1 Monday to 7 Sunday), or the first of the month. */
export interface MailDays {
  readonly rhythm: MailRhythm;
  /** Used where the rhythm is WEEKLY. */
  readonly weekday: number;
}

/** Hour of Africa/Douala at which mails are due. */
export const MAIL_HOUR = 6;
const DAYS_A_WEEK = 7;

/** The first time after a given one at which a mail is due, ms: 06:00 in Douala. */
export function nextMailAfter({ rhythm, weekday }: MailDays, afterMs: number): number {
  const lastHourMs = afterMs - MAIL_HOUR * HOUR_MS;
  const nextDay = civilDayOf(lastHourMs) + 1;
  switch (rhythm) {
    case 'DAILY':
      return dueOn(nextDay);
    case 'WEEKLY': {
      const shift = weekday - weekdayOfDay(nextDay);
      return dueOn(nextDay + ((shift + DAYS_A_WEEK) % DAYS_A_WEEK));
    }
    case 'MONTHLY': {
      const { year, month } = civilMonthOf(lastHourMs);
      return startOfMonthMs({ year, month: month + 1 }) + MAIL_HOUR * HOUR_MS;
    }
  }
}

function dueOn(day: number): number {
  return startOfDayMs(day) + MAIL_HOUR * HOUR_MS;
}
