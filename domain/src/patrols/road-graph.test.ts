import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepsOfLine } from '../segments/segment-line';
import type { SegmentEntry, SegmentsFile } from '../segments/segments-file';
import { openRoadGraph, waysFrom } from './road-graph';

// The shape of the file is that of its maker, which has tests of its own.
const FILE = JSON.parse(
  readFileSync(join(__dirname, '../../../geodata/segments.json'), 'utf8'),
) as SegmentsFile;

const segmentOf = (id: string, line: readonly (readonly [lat: number, lng: number])[]): SegmentEntry => ({
  ...{ id, road: id.slice(0, 2), roads: [id.slice(0, 2)], fromKm: 0, toKm: 5, lengthM: 5_000 },
  ...{ uncertaintyM: 1_500, towns: [], isInTown: false },
  line: stepsOfLine(line.map(([lat, lng]) => ({ lat, lng }))),
});

test('ends meet each other and the middle of a line, and what meets nothing is not reached', () => {
  const graph = openRoadGraph([
    segmentOf('N1-001', [
      [4, 10],
      [4, 10.05],
    ]),
    segmentOf('N1-002', [
      [4, 10.05],
      [4, 10.1],
    ]),
    // A side road that begins 33 m beside the middle of the second one.
    segmentOf('N2-001', [
      [4.0003, 10.075],
      [4.05, 10.075],
    ]),
    segmentOf('N3-001', [
      [6, 12],
      [6.05, 12],
    ]),
  ]);
  const ways = waysFrom(graph, 'N1-001');
  expect(Math.round(ways.get('N1-001') ?? NaN)).toBe(0);
  expect(Math.round(ways.get('N1-002') ?? NaN)).toBe(5_000);
  expect(Math.round((ways.get('N2-001') ?? NaN) / 100)).toBe(75);
  expect(ways.has('N3-001')).toBe(false);
  expect(waysFrom(graph, 'N9-999').size).toBe(0);
});

test('the main roads of the country lead from Douala to its towns by ways of the known length', () => {
  const graph = openRoadGraph(FILE.segments);
  const inTown = (name: string): string[] =>
    FILE.segments.flatMap(({ id, isInTown, towns }) => (isInTown && towns[0] === name ? [id] : []));
  const ways = waysFrom(graph, inTown('Douala')[0] ?? '');
  const kmTo = (name: string): number =>
    Math.min(...inTown(name).map((id) => ways.get(id) ?? Infinity)) / 1_000;
  expect(Math.abs(kmTo('Yaoundé') - 240)).toBeLessThan(20);
  expect(Math.abs(kmTo('Edéa') - 62)).toBeLessThan(10);
  expect(Math.abs(kmTo('Bafoussam') - 265)).toBeLessThan(25);
  // Some roads of the north-west and of the border stand alone on the map.
  expect(ways.size / FILE.segments.length).toBeGreaterThan(0.9);
});
