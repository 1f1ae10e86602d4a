import { startOfDayMs } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';

/** First and last day of `DayFilter` as the times that the server filters by: not before, and before. Null leaves it open. */
export function filterDays({ from, to }: { from: string; to: string }): {
  from: string | null;
  to: string | null;
} {
  return { from: startOf(from, 0), to: startOf(to, 1) };
}

/** Time when a day such as `2026-11-20` begins in Cameroon, some days later; null where it is none. */
function startOf(day: string, daysLater: number): string | null {
  const atMs = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(atMs) ? null : new Date(startOfDayMs(atMs / DAY_MS + daysLater)).toISOString();
}
