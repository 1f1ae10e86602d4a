import fc from 'fast-check';
import type { PersonPart, RowFacts } from '../opendata/disclosure';
import { DISCLOSURE } from '../opendata/disclosure';

/** One drive through a row of a table of four cells and two bands. */
export interface Passage {
  readonly cell: number;
  readonly band: number;
  readonly person: number;
  readonly vehicle: number;
  readonly distanceM: number;
  readonly events: number;
}

/** Passages of up to 40 persons, some of whom drive much more than others. */
export const arbitraryPassages = fc.array(
  fc.record({
    cell: fc.integer({ min: 0, max: 3 }),
    band: fc.integer({ min: 0, max: 1 }),
    person: fc.integer({ min: 1, max: 40 }),
    vehicle: fc.integer({ min: 1, max: 30 }),
    distanceM: fc.oneof(fc.integer({ min: 1, max: 9_000 }), fc.integer({ min: 90_000, max: 900_000 })),
    events: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 30 })),
  }),
  { maxLength: 400 },
);

/** A row of the table with its passages. */
export interface TestRow {
  readonly key: { readonly cell: number; readonly band: number };
  readonly facts: RowFacts;
  readonly passages: readonly Passage[];
}

/** The table of some passages, as the server counts it. */
export function rowsOf(passages: readonly Passage[]): TestRow[] {
  const groups = groupedBy(passages, ({ cell, band }) => `${cell} ${band}`);
  return [...groups.values()].map((group) => {
    const [{ cell, band } = { cell: 0, band: 0 }] = group;
    return { key: { cell, band }, facts: factsOf(group), passages: group };
  });
}

/** Facts of some passages together. */
export function factsOf(passages: readonly Passage[]): RowFacts {
  const people = [...groupedBy(passages, ({ person }) => person)].map(([person, own]): PersonPart => ({
    person,
    distanceM: own.reduce((sum, { distanceM }) => sum + distanceM, 0),
    events: own.reduce((sum, { events }) => sum + events, 0),
  }));
  const most = (of: 'distanceM' | 'events', count: number): PersonPart[] =>
    people.toSorted((one, other) => other[of] - one[of]).slice(0, count);
  return {
    persons: people.length,
    vehicles: new Set(passages.map(({ vehicle }) => vehicle)).size,
    distanceM: people.reduce((sum, { distanceM }) => sum + distanceM, 0),
    events: people.reduce((sum, { events }) => sum + events, 0),
    people: [...new Set([...most('distanceM', DISCLOSURE.k - 1), ...most('events', 1)])],
  };
}

/** Items by a key of theirs, each group in their order. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  }
  return groups;
}
