import { civilDayOf, civilMonthOf, startOfDayMs, startOfMonthMs } from '../time/civil-time';

/** Periods of a report, by the calendar of Africa/Douala (product specification, section 2). */
export const REPORT_PERIODS = ['DAILY', 'MONTHLY', 'YEARLY', 'ALL'] as const;
/** Period of a report. */
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** Sentence for a wrong day of a report, as the server says it. */
export const REPORT_DAY_SENTENCE =
  'Must be a day such as 2026-11-20 that has come, of a period that is not all time';

/** A stretch of time: `fromMs` included, `untilMs` not; null where it has no beginning. */
export interface PeriodBounds {
  readonly fromMs: number | null;
  readonly untilMs: number;
}

/** The day, month or year that a time lies in, from its beginning to that of the next one; ALL reaches up to the end of the day. */
export function periodBounds(period: ReportPeriod, nowMs: number): PeriodBounds {
  const day = civilDayOf(nowMs);
  const { year, month } = civilMonthOf(nowMs);
  switch (period) {
    case 'DAILY':
      return { fromMs: startOfDayMs(day), untilMs: startOfDayMs(day + 1) };
    case 'MONTHLY':
      return {
        fromMs: startOfMonthMs({ year, month }),
        untilMs: startOfMonthMs({ year, month: month + 1 }),
      };
    case 'YEARLY':
      return {
        fromMs: startOfMonthMs({ year, month: 1 }),
        untilMs: startOfMonthMs({ year: year + 1, month: 1 }),
      };
    case 'ALL':
      return { fromMs: null, untilMs: startOfDayMs(day + 1) };
  }
}
