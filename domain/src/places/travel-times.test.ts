import { distanceBetweenM } from '../geo/geo';
import { readRoads, readTowns } from '../testing/geodata';
import { leastWayM, openTravelTimes, townsAt } from './travel-times';

const LINES = readRoads();
const TIMES = openTravelTimes(LINES, readTowns());

function townOf(name: string): number {
  return TIMES.towns.findIndex((town) => town.name === name);
}

function wayKm(from: string, to: string): number | null {
  const wayM = leastWayM(TIMES, townOf(from), townOf(to));
  return wayM === null ? null : wayM / 1000;
}

test('no stretch is drawn longer than its routed length, so that the drawn one errs for the driver', () => {
  const surveyed = LINES.flatMap(({ properties: { lineKm, routedKm } }) =>
    routedKm === null ? [] : [{ lineKm, routedKm }],
  );
  expect(surveyed.length).toBeGreaterThan(60);
  expect(surveyed.filter(({ lineKm, routedKm }) => lineKm > routedKm)).toEqual([]);
});

// Official lengths: Atouts économiques du Cameroun 2019, pages 159-161, for whole roads; edges of towns are nearer.
test.each([
  ['Yaoundé', 'Douala', 195, 240],
  ['Obala', 'Bafoussam', 215, 257],
  ['Douala', 'Bafoussam', 195, 266],
  ['Edéa', 'Kribi', 80, 111],
  ['Garoua', 'Ngaoundéré', 230, 280],
] as const)('from %s to %s it is at least %s km and never more than the %s km of the road', (...way) => {
  const [from, to, leastKm, roadKm] = way;
  expect(wayKm(from, to)).toBeGreaterThan(leastKm);
  expect(wayKm(from, to)).toBeLessThan(roadKm);
  expect(wayKm(to, from)).toBeCloseTo(wayKm(from, to) ?? NaN, 6);
});

test('a way is at least nearly the straight line, and at most 1.4 times it', () => {
  const pairs = TIMES.towns.flatMap((one, from) =>
    TIMES.towns.slice(from + 1).map((other, index) => {
      const straightM = distanceBetweenM(one, other) - one.radiusM - other.radiusM;
      return { wayM: leastWayM(TIMES, from, from + 1 + index), straightM };
    }),
  );
  const known = pairs.flatMap(({ wayM, straightM }) => (wayM === null ? [] : [wayM / straightM]));
  expect(known.length).toBeGreaterThan(2_000);
  expect(Math.max(...known)).toBeLessThanOrEqual(1.4 * 0.95);
});

test.each([
  ['Loum', 'Kumba', 'a road leads there that is not in the survey'],
  ['Bafoussam', 'Kumba', 'the surveyed way is a detour'],
])('from %s to %s nothing is known: %s', (from, to) => {
  expect(wayKm(from, to)).toBeNull();
});

test('nothing is known of a town that no surveyed road passes, nor of a town and itself', () => {
  const lonely = TIMES.towns.findIndex((_, town) =>
    TIMES.towns.every((__, other) => leastWayM(TIMES, town, other) === null),
  );
  expect(lonely).toBeGreaterThan(-1);
  expect(leastWayM(TIMES, townOf('Douala'), townOf('Douala'))).toBeNull();
});

test('a place is in the towns whose circles hold it', () => {
  const douala = TIMES.towns[townOf('Douala')] ?? { lat: NaN, lng: NaN };
  expect(townsAt(TIMES, douala)).toEqual([townOf('Douala')]);
  expect(townsAt(TIMES, { lat: 3.88, lng: 10.6 })).toEqual([]);
});
