import type { ShownPeriod } from './report-filter';

/** The first day of the period that a day such as 2026-11-14 lies in. */
export function periodStart(period: ShownPeriod, day: string): string {
  const starts = { DAILY: day, MONTHLY: `${day.slice(0, 7)}-01`, YEARLY: `${day.slice(0, 4)}-01-01` };
  return starts[period];
}

/** The first day of the period so many further; `start` is the first day of one. */
export function stepped(period: ShownPeriod, start: string, by: number): string {
  const next = new Date(`${start}T00:00:00Z`);
  if (period === 'DAILY') {
    next.setUTCDate(next.getUTCDate() + by);
  } else if (period === 'MONTHLY') {
    next.setUTCMonth(next.getUTCMonth() + by);
  } else {
    next.setUTCFullYear(next.getUTCFullYear() + by);
  }
  return next.toISOString().slice(0, 10);
}
