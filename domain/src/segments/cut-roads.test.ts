import { distanceBetweenM } from '../geo/geo';
import { readRoads, readSegments, readTowns } from '../testing/geodata';
import type { RoadFeature } from '../places/gazetteer-pack';
import { cutRoads } from './cut-roads';
import { lineFromSteps, middleOfLine } from './segment-line';

const NOTHING = { segments: [], retired: [] };
const [roads, towns] = [readRoads(), readTowns()];

test('the file is what cutting the roads gives, and cutting them again changes nothing', () => {
  expect(cutRoads(roads, towns, readSegments())).toEqual(readSegments());
});

test('segments have ids of their own, are about 5 km long, and lie end to end along each road', () => {
  const { segments } = readSegments();
  expect(new Set(segments.map(({ id }) => id)).size).toBe(segments.length);
  const lengths = segments.filter(({ road }) => !road.startsWith('X')).map(({ lengthM }) => lengthM);
  expect(Math.min(...lengths)).toBeGreaterThan(3_500);
  expect(Math.max(...lengths)).toBeLessThan(6_500);
  const n3 = segments.filter(({ road }) => road === 'N3');
  n3.slice(1).forEach((segment, index) => {
    const before = n3[index];
    expect(segment.fromKm).toBe(before?.toKm);
    expect(lineFromSteps(segment.line)[0]).toEqual(lineFromSteps(before?.line ?? []).at(-1));
  });
});

test('a road that begins with a stretch of another one counts its kilometres from there', () => {
  const { segments } = readSegments();
  const startOf = (road: string) => segments.find((segment) => segment.road === road)?.fromKm;
  expect([startOf('N3'), startOf('N5'), startOf('N4')]).toEqual([0, 19.1, 38.2]);
  const shared = segments.filter((segment) => segment.roads.includes('N5') && segment.road === 'N3');
  expect(shared.length).toBeGreaterThan(2);
});

test('ids stay with their piece of road when the lines are drawn anew, and none is given twice', () => {
  const before = cutRoads(roads, towns, NOTHING);
  // As a better source would draw it: every point elsewhere by some 300 m, and N3 longer by 12 km at its start.
  const moved = roads.map((road) =>
    withLine(road, (line) => line.map(([lng, lat]) => [lng + 0.002, lat + 0.002])),
  );
  const longer = moved.map((road) =>
    road.id === 'n3-01'
      ? withLine(road, (line) => [[(line[0]?.[0] ?? 0) + 0.11, line[0]?.[1] ?? 0], ...line])
      : road,
  );
  const after = cutRoads(longer, towns, before);
  const middles = new Map(before.segments.map(({ id, line }) => [id, middleOfLine(lineFromSteps(line))]));
  const stayed = after.segments.filter(({ id }) => middles.has(id));
  expect(stayed.length).toBeGreaterThan(before.segments.length * 0.98);
  for (const { id, line } of stayed) {
    expect(
      distanceBetweenM(middles.get(id) ?? { lat: 0, lng: 0 }, middleOfLine(lineFromSteps(line))),
    ).toBeLessThan(3_000);
  }
  const shorter = cutRoads(
    longer.filter(({ id }) => id !== 'n3-01'),
    towns,
    after,
  );
  expect(shorter.retired.length).toBeGreaterThan(15);
  const again = cutRoads(longer, towns, shorter);
  const given = new Set(shorter.retired);
  expect(again.segments.filter(({ id }) => given.has(id))).toEqual([]);
});

type Line = RoadFeature['geometry']['coordinates'];

function withLine(road: RoadFeature, change: (line: Line) => Line): RoadFeature {
  return { ...road, geometry: { coordinates: change(road.geometry.coordinates) } };
}
