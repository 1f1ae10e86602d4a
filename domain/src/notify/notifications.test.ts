import { areQuietHours, mayRingAtMs } from './notifications';

/** A time of 20 November 2026 in Africa/Douala. */
function at(hours: number, minutes = 0): number {
  return Date.UTC(2026, 10, 20, hours - 1, minutes);
}

const NIGHT = { fromMin: 22 * 60, untilMin: 6 * 60 };
const LUNCH = { fromMin: 12 * 60, untilMin: 13 * 60 + 30 };

it.each([
  ['before midnight until the next morning', NIGHT, at(23), at(30)],
  ['at their very beginning', NIGHT, at(22), at(30)],
  ['after midnight until the same morning', NIGHT, at(3, 20), at(6)],
  ['in the middle of a day', LUNCH, at(12, 59), at(13, 30)],
])('what comes in quiet hours waits, %s', (_when, quiet, time, until) => {
  expect(mayRingAtMs(time, quiet)).toBe(until);
});

it.each([
  ['at the end of the quiet hours', NIGHT, at(6)],
  ['just before them', NIGHT, at(21, 59)],
  ['in the day', NIGHT, at(12)],
  ['at night when only lunch is quiet', LUNCH, at(2)],
  ['without quiet hours', null, at(3)],
])('what comes %s rings at once', (_when, quiet, time) => {
  expect(mayRingAtMs(time, quiet)).toBe(time);
});

it('knows what can be quiet hours', () => {
  expect(areQuietHours(NIGHT)).toBe(true);
  for (const wrong of [
    { fromMin: 5, untilMin: 5 },
    { fromMin: -1, untilMin: 5 },
    { fromMin: 0, untilMin: 1440 },
    { fromMin: 0.5, untilMin: 9 },
    { fromMin: Number.NaN, untilMin: 9 },
  ]) {
    expect(areQuietHours(wrong)).toBe(false);
  }
});
