import fc from 'fast-check';
import { arbitraryPassages, factsOf, groupedBy, rowsOf } from '../testing/open-data-country';
import type { Passage } from '../testing/open-data-country';
import { correctedRows } from './corrections';
import { DISCLOSURE, figuresOf, isSafe, roundedCount, roundedKm } from './disclosure';
import { protectRows } from './suppression';

const people = (count: number, over: Partial<Passage> = {}): Passage[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ cell: 0, band: 0, person: at + 1, vehicle: at + 1, distanceM: 10_000, events: 0 },
    ...over,
  }));

/** Rows that everybody who knows all about some passages would call safe. */
function isReallySafe(passages: readonly Passage[]): boolean {
  const whole = factsOf(passages);
  const byPerson = [...groupedBy(passages, ({ person }) => person).values()].map(factsOf);
  const has = (of: 'distanceM' | 'events'): number => Math.max(0, ...byPerson.map((own) => own[of]));
  return (
    whole.persons >= 10 &&
    whole.vehicles >= 10 &&
    has('distanceM') <= whole.distanceM / 2 &&
    (whole.events < 3 || has('events') <= whole.events / 2)
  );
}

const MARGINS: readonly ((key: { cell: number; band: number }) => string)[] = [
  ({ cell }: { cell: number }) => String(cell),
  ({ band }: { band: number }) => String(band),
  () => 'all',
];

test.each([
  ['ten persons in ten vehicles', people(10), true],
  ['nine persons', people(9), false],
  ['twenty persons in one bus', people(20, { vehicle: 1 }), false],
  ['one person in twenty vehicles', people(20, { person: 1 }), false],
  ['one who drove more than all others', [...people(12), ...people(1, { distanceM: 120_001 })], false],
  ['one who has most of the events', [...people(12), ...people(1, { events: 3, distanceM: 0 })], false],
  ['one event, which is rounded to none', [...people(12), ...people(1, { events: 1, distanceM: 0 })], true],
])('%s: %#', (_what, passages, expected) => {
  expect(isSafe([factsOf(passages)])).toBe(expected);
});

test('what is published stands for ten persons and ten vehicles, and nobody is more than half of it', () => {
  fc.assert(
    fc.property(arbitraryPassages, (passages) => {
      const { rows } = protectRows(rowsOf(passages), MARGINS);
      expect(rows.filter((row) => !isReallySafe(row.passages))).toEqual([]);
      for (const { facts } of rows) {
        const { vehicles, km, events } = figuresOf(facts);
        expect([vehicles % 5, events % 5, km % 10]).toEqual([0, 0, 0]);
        expect(vehicles).toBeGreaterThanOrEqual(DISCLOSURE.k);
      }
    }),
  );
});

test('a published sum less the published rows stands for ten persons and ten vehicles as well', () => {
  fc.assert(
    fc.property(arbitraryPassages, (passages) => {
      const rows = rowsOf(passages);
      const published = new Set(protectRows(rows, MARGINS).rows);
      for (const margin of MARGINS) {
        for (const sum of groupedBy(rows, ({ key }) => margin(key)).values()) {
          const leftOut = sum.filter((row) => !published.has(row));
          const isAll = leftOut.length === sum.length;
          const rest = leftOut.flatMap((row) => row.passages);
          expect(leftOut.length === 0 || isAll || isReallySafe(rest)).toBe(true);
        }
      }
    }),
  );
});

test('with a lone row that is withheld a neighbour is withheld too', () => {
  const rows = rowsOf([...people(12), ...people(12, { band: 1 }), ...people(3, { cell: 1, band: 1 })]);
  const { rows: published, withheld } = protectRows(rows, [({ band }) => String(band)]);
  expect(published.map(({ key }) => key)).toEqual([{ cell: 0, band: 0 }]);
  expect(withheld).toBe(2);
});

test('the order of rows decides nothing but the order of the answer', () => {
  fc.assert(
    fc.property(arbitraryPassages, (passages) => {
      const rows = rowsOf(passages).toSorted((one, other) => one.facts.distanceM - other.facts.distanceM);
      const again = protectRows(rows, MARGINS);
      expect(again).toEqual(protectRows(rows, MARGINS));
    }),
  );
});

test('a version without one person is the same version, no matter who it is and however much was theirs', () => {
  fc.assert(
    fc.property(arbitraryPassages, fc.integer({ min: 1, max: 40 }), (passages, erased) => {
      const version = (of: readonly Passage[]) =>
        protectRows(rowsOf(of), MARGINS).rows.map(({ key, facts }) => ({
          key: `${key.cell} ${key.band}`,
          figures: figuresOf(facts),
        }));
      const first = version(passages);
      const second = correctedRows(first, version(passages.filter(({ person }) => person !== erased)));
      const changed = second.filter((row, at) => row !== first[at]);
      // Ten vehicles may go with one person of this country, who drives up to 30: never fewer.
      const goneVehicles = new Set(
        passages.filter(({ person }) => person === erased).map(({ vehicle }) => vehicle),
      );
      expect(changed.length === 0 || goneVehicles.size > DISCLOSURE.k).toBe(true);
    }),
  );
});

test('a limit that was wrong corrects the events of a row, and nothing opens or closes', () => {
  const row = (vehicles: number, km: number, events: number) => ({
    key: 'a',
    figures: { vehicles, km, events },
  });
  expect(correctedRows([row(40, 1_000, 60)], [row(40, 1_000, 20)])).toEqual([row(40, 1_000, 20)]);
  expect(correctedRows([row(40, 1_000, 60)], [row(40, 980, 20)])).toEqual([row(40, 1_000, 60)]);
  expect(correctedRows([row(40, 1_000, 60)], [row(55, 1_300, 70)])).toEqual([row(55, 1_300, 70)]);
  expect(correctedRows([row(40, 1_000, 60)], [])).toEqual([row(40, 1_000, 60)]);
  expect(correctedRows([], [row(40, 1_000, 60)])).toEqual([]);
});

test.each([
  [0, 0],
  [2, 0],
  [3, 5],
  [12, 10],
  [13, 15],
])('%s of something is published as %s', (count, published) => {
  expect(roundedCount(count)).toBe(published);
  expect(roundedKm(count * 2_000)).toBe(published * 2);
});
