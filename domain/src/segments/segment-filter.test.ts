import fc from 'fast-check';
import { DAY_MS } from '../units';
import {
  COMPARED_TIMES,
  FILTERED_DAYS,
  FILTERED_DIRECTIONS,
  filterFromEntries,
  filterToEntries,
  hoursOf,
  timesOf,
  VEHICLE_GROUPS,
  weekdayOf,
  weekdaysOf,
  WHOLE_COUNTRY,
} from './segment-filter';

const filters = fc.record({
  vehicles: fc.constantFrom(...VEHICLE_GROUPS),
  road: fc.constantFrom(null, 'N5', 'X04'),
  direction: fc.constantFrom(...FILTERED_DIRECTIONS),
  agency: fc.constantFrom(null, 'Made Up & Sons = 100 %'),
  fromHour: fc.integer({ min: 0, max: 23 }),
  untilHour: fc.integer({ min: 1, max: 24 }),
  weekdays: fc.constantFrom(...FILTERED_DAYS),
  days: fc.integer({ min: 7, max: 366 }),
  against: fc.constantFrom(...COMPARED_TIMES),
});

const read = (entries: readonly (readonly [string, string])[]) => {
  const values = new Map(entries);
  return filterFromEntries((name) => values.get(name) ?? null);
};

test('a filter comes out of its address as it went in, and the usual one needs none', () => {
  fc.assert(fc.property(filters, (filter) => expect(read(filterToEntries(filter))).toEqual(filter)));
  expect(filterToEntries(WHOLE_COUNTRY)).toEqual([]);
});

test('whatever stands in an address gives a filter', () => {
  const odd = Object.entries({
    ...{ days: '1e999', fromHour: '-1', untilHour: 'NaN', road: "';--" },
    ...{ vehicles: 'TANKS', agency: 'a', against: '' },
  });
  expect(read(odd)).toEqual(WHOLE_COUNTRY);
});

test('hours go over midnight, and equal ends are the whole day', () => {
  expect(hoursOf({ fromHour: 20, untilHour: 4 })).toEqual([20, 21, 22, 23, 0, 1, 2, 3]);
  expect(hoursOf({ fromHour: 6, untilHour: 9 })).toEqual([6, 7, 8]);
  expect(hoursOf({ fromHour: 0, untilHour: 24 })).toHaveLength(24);
  expect(hoursOf({ fromHour: 5, untilHour: 5 })).toHaveLength(24);
});

test('both times are equally long, do not overlap, and are made of the same weekdays where they are whole weeks', () => {
  fc.assert(
    fc.property(filters, fc.integer({ min: 0, max: 1e12 }), (filter, nowMs) => {
      const { fromMs, untilMs, beforeFromMs, beforeUntilMs } = timesOf(filter, nowMs);
      expect(untilMs - fromMs).toBe(filter.days * DAY_MS);
      expect(beforeUntilMs - beforeFromMs).toBe(untilMs - fromMs);
      expect(beforeUntilMs).toBeLessThanOrEqual(fromMs);
      expect(nowMs).toBeGreaterThanOrEqual(fromMs);
      expect(nowMs).toBeLessThan(untilMs);
      if (filter.days % 7 === 0 || filter.against === 'YEAR_BEFORE') {
        expect((fromMs - beforeFromMs) % (7 * DAY_MS)).toBe(0);
      }
    }),
  );
});

test('days of the week are 1 Monday to 7 Sunday', () => {
  expect(FILTERED_DAYS.map((weekdays) => weekdaysOf({ weekdays }).join(''))).toEqual([
    ...['1234567', '12345', '67', '1', '2', '3', '4', '5', '6', '7'],
  ]);
});

it('has a word for each day of the week alone', () => {
  const days = [1, 2, 3, 4, 5, 6, 7];
  expect(days.map((day) => weekdaysOf({ weekdays: weekdayOf(day) }))).toEqual(days.map((day) => [day]));
  expect([0, -1, 8, 1.5, NaN].map(weekdayOf)).toEqual(Array(5).fill('ALL'));
});
