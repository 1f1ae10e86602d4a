import { readSegments } from '../testing/geodata';
import { openSegments } from './segment-index';
import { segmentsOn } from './segment-stretch';

const { segments } = readSegments();
const index = openSegments({ segments });
const idsOn = (road: string, fromKm: number, toKm: number): string[] =>
  segmentsOn(index, { road, fromKm, toKm }).map(({ id }) => id);

test('a stretch holds the segments of its road whose middle lies within', () => {
  // N3-017 lies between 79.7 and 84.7 km.
  expect(idsOn('N3', 80, 95)).toEqual(['N3-017', 'N3-018', 'N3-019']);
  expect(idsOn('N3', 82.2, 83)).toEqual(['N3-017']);
  expect(idsOn('N3', 82.3, 87)).toEqual([]);
  expect(idsOn('N3', 9_000, 9_999)).toEqual([]);
  expect(idsOn('N99', 0, 9_999)).toEqual([]);
});

test('each segment is the only one between its own ends, and all of a road lie between 0 and 9,999 km', () => {
  for (const { id, road, fromKm, toKm } of segments) {
    expect(idsOn(road, fromKm, toKm)).toEqual([id]);
  }
  for (const road of new Set(segments.map((segment) => segment.road))) {
    expect(idsOn(road, 0, 9_999)).toHaveLength(segments.filter((segment) => segment.road === road).length);
  }
});
