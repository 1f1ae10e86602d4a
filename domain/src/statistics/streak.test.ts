import type { DrivingHistory } from '../time/driving-days';
import { safeStreak } from './streak';

const DAY = 20_000;

/** A history from the first day on; violations by their day, counted from the first. */
function history(todayIndex: number, violations: Readonly<Record<number, number>> = {}): DrivingHistory {
  const days = Object.entries(violations).map(([index, count]) => ({
    ...{ day: DAY + Number(index), endedJourneys: 1, safeJourneys: 0, distanceM: 0 },
    violations: count,
  }));
  return { firstDay: DAY, today: DAY + todayIndex, days };
}

it.each<[string, DrivingHistory, number, number]>([
  ['before the first journey', { firstDay: null, today: DAY, days: [] }, 0, 0],
  ['on the day of a safe first journey', history(0), 1, 1],
  ['on the day of a first journey with a violation', history(0, { 0: 1 }), 0, 0],
  ['three days later without a violation', history(3), 4, 4],
  ['the day after a violation', history(3, { 2: 1 }), 1, 2],
  ['on the day of a violation', history(3, { 3: 2 }), 0, 3],
  ['ten days after a violation on the fifth day', history(14, { 4: 1 }), 10, 10],
  ['between two violations', history(9, { 0: 1, 8: 1 }), 1, 7],
])('%s', (_when, given, currentDays, longestDays) => {
  expect(safeStreak(given)).toEqual({ currentDays, longestDays, goalDays: 30 });
});

it('counts no violation of a time before the first journey that is stored', () => {
  const days = [{ day: DAY - 3, endedJourneys: 0, safeJourneys: 0, distanceM: 0, violations: 1 }];
  expect(safeStreak({ firstDay: DAY, today: DAY + 1, days }).currentDays).toBe(2);
});
