import {
  civilDayOf,
  civilHourOf,
  civilMonthOf,
  isoDay,
  isoMinute,
  isoMonth,
  parseDay,
  parseMinute,
  parseMonth,
  startOfDayMs,
  startOfMonthMs,
} from './civil-time';

it.each([
  ['2026-11-19T22:59:59.999Z', '2026-11-19'],
  ['2026-11-19T23:00:00.000Z', '2026-11-20'],
  ['2026-11-20T22:59:59.999Z', '2026-11-20'],
  ['2024-02-28T23:00:00.000Z', '2024-02-29'],
])('%s is on %s in Douala', (time, day) => {
  expect(isoDay(civilDayOf(Date.parse(time)))).toBe(day);
});

it.each([
  ['2026-11-19T22:59:59.999Z', 23],
  ['2026-11-19T23:00:00.000Z', 0],
  ['1969-12-31T23:30:00.000Z', 0],
])('%s is in the hour %i of Douala', (time, hour) => {
  expect(civilHourOf(Date.parse(time))).toBe(hour);
});

it('begins a day an hour before that of UTC', () => {
  const day = civilDayOf(Date.parse('2026-11-20T12:00:00Z'));
  expect(new Date(startOfDayMs(day)).toISOString()).toBe('2026-11-19T23:00:00.000Z');
});

it.each([
  ['2026-10-31T22:59:59.999Z', '2026-10', '2026-09-30T23:00:00.000Z'],
  ['2026-10-31T23:00:00.000Z', '2026-11', '2026-10-31T23:00:00.000Z'],
  ['2026-12-31T23:30:00.000Z', '2027-01', '2026-12-31T23:00:00.000Z'],
])('%s is in %s, which begins at %s', (time, month, start) => {
  const found = civilMonthOf(Date.parse(time));
  expect([isoMonth(found), new Date(startOfMonthMs(found)).toISOString()]).toEqual([month, start]);
});

it('takes the month after December for that of the next year', () => {
  expect(isoMonth({ year: 2026, month: 13 })).toBe('2027-01');
  expect(startOfMonthMs({ year: 2026, month: 13 })).toBe(startOfMonthMs({ year: 2027, month: 1 }));
  expect(startOfMonthMs({ year: 2026, month: 0 })).toBe(startOfMonthMs({ year: 2025, month: 12 }));
});

it.each(['2026-13', '2026-00', '2026-1', '26-01', '1999-12', '2026-11-20', ' 2026-11', ''])(
  'takes "%s" for no month',
  (text) => expect(parseMonth(text)).toBeNull(),
);

it('reads a month as it is written', () => {
  expect(parseMonth('2026-11')).toEqual({ year: 2026, month: 11 });
});

it('reads a day as it is written, and only one that there is', () => {
  expect(isoDay(parseDay('2024-02-29') ?? 0)).toBe('2024-02-29');
  for (const text of [
    '2026-02-29',
    '2026-02-30',
    '2026-11',
    '2026-11-2',
    '1999-12-31',
    '2026-11-20T00:00Z',
    '',
  ]) {
    expect(parseDay(text)).toBeNull();
  }
});

it('reads a minute of Douala as it is written, and writes it so again', () => {
  const timeMs = Date.parse('2026-11-20T07:30:00Z');
  expect(parseMinute('2026-11-20T08:30')).toBe(timeMs);
  expect(isoMinute(timeMs + 59_999)).toBe('2026-11-20T08:30');
  expect(isoMinute(parseMinute('2026-01-01T00:00') ?? 0)).toBe('2026-01-01T00:00');
});

it.each([
  '2026-02-30T08:30',
  '2026-11-20T24:00',
  '2026-11-20T08:60',
  '2026-11-20T08:30:00',
  '2026-11-20T08:30Z',
  '2026-11-20',
  '',
])('takes "%s" for no minute', (text) => expect(parseMinute(text)).toBeNull());
