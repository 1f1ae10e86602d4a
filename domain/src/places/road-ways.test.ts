import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceBetweenM } from '../geo/geo';
import type { GazetteerPack } from './gazetteer';
import { openRoadWays, roadWayTo, spotOnWay } from './road-ways';

const pack: GazetteerPack = JSON.parse(
  readFileSync(join(__dirname, '../../../geodata/gazetteer.json'), 'utf8'),
);
const ways = openRoadWays(pack);

function townOf(name: string) {
  const town = pack.towns.find((each) => each.name === name);
  if (town === undefined) {
    throw new RangeError(`There is no ${name}`);
  }
  return town;
}

const wayOf = (from: string, to: string) => roadWayTo(ways, townOf(from), townOf(to));

/** Distances by road as atlases have them, with room for the ends within the towns. */
test.each([
  ['Douala', 'Yaoundé', 230, 260, ['N3']],
  ['Douala', 'Edéa', 55, 75, ['N3']],
  ['Douala', 'Bafoussam', 235, 300, ['N5', 'N4']],
  ['Yaoundé', 'Garoua', 1_000, 1_250, ['N1']],
  ['Ngaoundéré', 'Garoua', 260, 320, ['N1']],
])('leads from %s to %s in %d to %d km', (from, to, leastKm, mostKm, roads) => {
  const way = wayOf(from, to);
  expect(way?.lengthM).toBeGreaterThan(leastKm * 1_000);
  expect(way?.lengthM).toBeLessThan(mostKm * 1_000);
  expect(way?.roads).toEqual(expect.arrayContaining(roads));
});

test('is as long back as there, begins near the place and ends near the town, without a leap', () => {
  const [there, back] = [wayOf('Douala', 'Yaoundé'), wayOf('Yaoundé', 'Douala')];
  expect(back?.lengthM).toBeCloseTo(there?.lengthM ?? 0, 0);
  const line = there?.line ?? [];
  const [first, last] = [line[0], line.at(-1)];
  expect(first && distanceBetweenM(first, townOf('Douala'))).toBeLessThan(5_000);
  expect(last && distanceBetweenM(last, townOf('Yaoundé'))).toBeLessThan(5_000);
  line.slice(1).forEach((to, at) => expect(distanceBetweenM(line[at] ?? to, to)).toBeLessThan(4_000));
});

test('ends where it begins for those who are there', () => {
  expect(wayOf('Edéa', 'Edéa')?.lengthM).toBe(0);
});

test.each([
  ['in the sea', { lat: 3, lng: 8 }],
  ['abroad', { lat: 48.85, lng: 2.35 }],
  ['in the forest', { lat: 2.5, lng: 15.5 }],
])('there is none from a place %s', (_where, place) => {
  expect(roadWayTo(ways, place, townOf('Edéa'))).toBeNull();
});

test('says how far on a place lies, and how far beside', () => {
  const way = wayOf('Douala', 'Yaoundé');
  if (way === null) {
    throw new RangeError('There is no way');
  }
  const edea = spotOnWay(way, townOf('Edéa'));
  expect(edea.apartM).toBeLessThan(2_000);
  expect(edea.alongM / 1_000).toBeCloseTo((wayOf('Douala', 'Edéa')?.lengthM ?? 0) / 1_000, -1);
  expect(spotOnWay(way, townOf('Garoua')).apartM).toBeGreaterThan(300_000);
});
