import type { RowFacts } from '../opendata/disclosure';
import { readSegments } from '../testing/geodata';
import { namedSides, sidesStandingOut, stretchesOf } from './dangerous-stretches';
import { openSegments } from './segment-index';

const index = openSegments(readSegments());

/** Sides of the road N3 with 1,000 km each and two events, and one with more. */
const sides = (events: number, direction: 'ALONG' | 'AGAINST' = 'ALONG') =>
  Array.from({ length: 40 }, (_, at) => ({
    segment: `N3-0${at + 10}`,
    direction,
    violations: at === 5 ? events : 2,
    distanceM: 1_000_000,
  }));

/** Facts of a side: as many persons as vehicles, each with as many events. */
function facts(persons: number, eventsEach = 3): RowFacts {
  const people = Array.from({ length: persons }, (_, person) => ({
    person,
    distanceM: 50_000,
    events: eventsEach,
  }));
  return { persons, vehicles: persons, distanceM: 50_000 * persons, events: eventsEach * persons, people };
}
const named = (of: RowFacts) =>
  namedSides(sides(60), [{ segment: 'N3-015', direction: 'ALONG', facts: of }]).map(({ segment }) => segment);

test('a side stands out where its rate is surely more than 1.5 times that of the others', () => {
  expect(sidesStandingOut(sides(60)).map(({ segment }) => segment)).toEqual(['N3-015']);
  expect(sidesStandingOut(sides(2))).toEqual([]);
  expect(sidesStandingOut(sides(6))).toEqual([]);
});

test('it is named from ten persons and ten vehicles on, of whom nobody has more than half', () => {
  expect(named(facts(10))).toEqual(['N3-015']);
  expect(named(facts(9))).toEqual([]);
  expect(named({ ...facts(20), vehicles: 9 })).toEqual([]);
  const many = facts(12);
  const people = many.people.map((each, at) => ({ ...each, events: at === 0 ? 60 : 1 }));
  expect(named({ ...many, events: 71, people })).toEqual([]);
});

test('those who do not count in open data make nothing dangerous', () => {
  expect(named({ ...facts(12, 0), distanceM: 900_000 })).toEqual([]);
  expect(namedSides(sides(60), [])).toEqual([]);
});

test('sides one behind the other are one stretch, each direction by itself', () => {
  const side = (segment: string, direction: 'ALONG' | 'AGAINST') => ({ segment, direction });
  const ids = index.roads[0]?.segments.map(({ id }) => id) ?? [];
  const [first = '', second = '', third = '', fourth = ''] = ids;
  expect(
    stretchesOf(index, [
      side(fourth, 'ALONG'),
      side(second, 'ALONG'),
      side(first, 'ALONG'),
      side(second, 'AGAINST'),
      side('Q1-001', 'ALONG'),
    ]),
  ).toEqual([
    { direction: 'ALONG', segments: [first, second] },
    { direction: 'ALONG', segments: [fourth] },
    { direction: 'AGAINST', segments: [second] },
  ]);
  expect(third).not.toBe('');
});
