/** The same day and time so many months before; the last day of a month that is too short for it. */
export function monthsBefore(time: Date, months: number): Date {
  const before = new Date(time);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const daysInMonth = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(time.getUTCDate(), daysInMonth));
  return before;
}
