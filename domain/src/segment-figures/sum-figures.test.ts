import fc from 'fast-check';
import { weekdayOfDay } from '../time/weekday';
import { BIN_COUNT } from '../segments/speed-bins';
import { figureDay } from './figure-day';
import type { FigureRow } from './figure-day';
import type { ChosenFigures } from './chosen-figures';
import { measuringSegments } from './measure-figures';
import { summingFigures } from './sum-figures';

const SEGMENTS = ['N1-001', 'N1-002', 'N3-023'];
const CLASSES = ['CAR', 'BUS'];
const AGENCIES = ['', 'Demo Express', 'Démo Voyages'];
const COLUMNS = ['judgedM', 'confirmedM', 'aboveM', 'events', 'confirmedEvents', 'passages'] as const;

const count = fc.integer({ min: 0, max: 100_000 });
const arbitraryRow: fc.Arbitrary<FigureRow> = fc.record({
  segment: fc.constantFrom(...SEGMENTS),
  direction: fc.constantFrom('ALONG' as const, 'AGAINST' as const),
  hour: fc.integer({ min: 0, max: 23 }),
  vehicleClass: fc.constantFrom(...CLASSES),
  agency: fc.constantFrom(...AGENCIES),
  ...{
    judgedM: count,
    confirmedM: count,
    aboveM: count,
    passages: count,
    events: count,
    confirmedEvents: count,
  },
  speedM: fc.array(fc.oneof(fc.constant(0), count), { minLength: BIN_COUNT, maxLength: BIN_COUNT }),
  vehicleIds: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 }), { maxLength: 4 }),
});
const arbitraryChoice: fc.Arbitrary<ChosenFigures> = fc.record({
  segments: fc.option(fc.subarray(SEGMENTS).map((ids) => new Set(ids))),
  classes: fc.subarray(CLASSES).map((names) => new Set(names)),
  direction: fc.option(fc.constantFrom('ALONG' as const, 'AGAINST' as const)),
  agency: fc.option(fc.constantFrom(...AGENCIES)),
  hours: fc.uniqueArray(fc.integer({ min: 0, max: 23 })).map((hours) => new Set(hours)),
  weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })).map((weekdays) => new Set(weekdays)),
});
const arbitraryDay = fc.record({
  civilDay: fc.integer({ min: 20_000, max: 20_400 }),
  isNow: fc.boolean(),
  rows: fc.array(arbitraryRow, { maxLength: 30 }),
});

type Row = FigureRow & { readonly civilDay: number; readonly isNow: boolean };

function isChosen(row: FigureRow, { segments, classes, direction, agency }: ChosenFigures): boolean {
  return (
    (segments === null || segments.has(row.segment)) &&
    classes.has(row.vehicleClass) &&
    (direction === null || row.direction === direction) &&
    (agency === null || row.agency === agency)
  );
}

function isInTimes(row: Row, { hours, weekdays }: ChosenFigures): boolean {
  return hours.has(row.hour) && weekdays.has(weekdayOfDay(row.civilDay));
}

function addedUp(rows: readonly Row[], isNow: boolean) {
  const inTime = rows.filter((row) => row.isNow === isNow);
  return Object.fromEntries(COLUMNS.map((name) => [name, inTime.reduce((sum, row) => sum + row[name], 0)]));
}

/** The sums of rows by a name, as slowly and plainly as can be. */
function expectedBy(rows: readonly Row[], nameOf: (row: Row) => string) {
  const names = [...new Set(rows.map(nameOf))].sort();
  return names
    .map((key) => {
      const own = rows.filter((row) => nameOf(row) === key);
      return { key, now: addedUp(own, true), before: addedUp(own, false) };
    })
    .filter(({ now, before }) => (now['judgedM'] ?? 0) + (before['judgedM'] ?? 0) > 0);
}

const byKey = <Each extends { readonly key: string }>(sums: readonly Each[]): Each[] =>
  sums.toSorted((one, other) => (one.key < other.key ? -1 : 1));

test('adds up to what its rows add up to, whatever is chosen', () => {
  fc.assert(
    fc.property(fc.array(arbitraryDay, { maxLength: 6 }), arbitraryChoice, (days, chosen) => {
      const summing = summingFigures(chosen);
      const measuring = measuringSegments(chosen);
      for (const { rows, ...when } of days) {
        const day = figureDay(rows);
        summing.add(day, when);
        measuring.add(day, when.civilDay);
      }
      const all = days.flatMap(({ rows, ...when }) => rows.map((row) => ({ ...row, ...when })));
      const picked = all.filter((row) => isChosen(row, chosen));
      const inTimes = picked.filter((row) => isInTimes(row, chosen));
      const { segments, classes, agencies, weekHours } = summing.sums();
      expect(byKey(segments)).toEqual(expectedBy(inTimes, ({ segment }) => segment));
      expect(byKey(classes)).toEqual(expectedBy(inTimes, ({ vehicleClass }) => vehicleClass));
      expect(byKey(agencies)).toEqual(
        expectedBy(inTimes, ({ agency }) => agency).filter(({ key }) => key !== ''),
      );
      const now = picked.filter(({ isNow }) => isNow);
      expect(weekHours.reduce((sum, { judgedM }) => sum + judgedM, 0)).toBe(
        now.reduce((sum, { judgedM }) => sum + judgedM, 0),
      );
      for (const { weekday, hour, judgedM, events } of weekHours) {
        const own = now.filter((row) => row.hour === hour && weekdayOfDay(row.civilDay) === weekday);
        expect([judgedM, events]).toEqual([
          own.reduce((sum, row) => sum + row.judgedM, 0),
          own.reduce((sum, row) => sum + row.events, 0),
        ]);
      }
      for (const [id, { speedM, vehicles }] of measuring.measured()) {
        const own = inTimes.filter(({ segment }) => segment === id);
        for (const way of ['ALONG', 'AGAINST'] as const) {
          const rows = own.filter(({ direction }) => direction === way);
          expect([...speedM[way]]).toEqual(
            Array.from({ length: BIN_COUNT }, (_, bin) =>
              rows.reduce((sum, row) => sum + (row.speedM[bin] ?? 0), 0),
            ),
          );
        }
        expect(vehicles).toBe(new Set(own.flatMap(({ vehicleIds }) => vehicleIds)).size);
      }
      expect(new Set(measuring.measured().keys())).toEqual(new Set(inTimes.map(({ segment }) => segment)));
    }),
  );
});
