import { parseDay } from './civil-time';
import { weekdayOfDay } from './weekday';

test.each([
  ['2026-11-30', 1],
  ['2024-02-29', 4],
  ['2000-01-01', 6],
  ['2026-11-29', 7],
])('%s is weekday %d', (day, weekday) => {
  expect(weekdayOfDay(parseDay(day) ?? NaN)).toBe(weekday);
});

test('goes on before 1970', () => {
  expect([-5, -4, -3, -2, -1, 0].map(weekdayOfDay)).toEqual([6, 7, 1, 2, 3, 4]);
});
