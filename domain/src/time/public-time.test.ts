import { hourFromMs, hourOfMs, minuteOfMs } from './public-time';

const at = (text: string): number => Date.parse(text);

it.each([
  ['2026-11-20T08:00:00.000Z', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z'],
  ['2026-11-20T08:00:00.001Z', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'],
  ['2026-11-20T08:41:59.999Z', '2026-11-20T08:00:00Z', '2026-11-20T08:41:00Z', '2026-11-20T09:00:00Z'],
])('%s lies in the hour %s and the minute %s, and the next full hour is %s', (time, hour, minute, next) => {
  expect(hourOfMs(at(time))).toBe(at(hour));
  expect(minuteOfMs(at(time))).toBe(at(minute));
  expect(hourFromMs(at(time))).toBe(at(next));
});
