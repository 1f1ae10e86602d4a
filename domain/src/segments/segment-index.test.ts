import fc from 'fast-check';
import { distanceBetweenM } from '../geo/geo';
import { readSegments } from '../testing/geodata';
import { openSegments, roadsAt, segmentIndexAt } from './segment-index';
import { lineFromSteps } from './segment-line';

const { segments } = readSegments();
const index = openSegments({ segments });

test('a place on the line of a segment is on its road, within that segment', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...segments),
      fc.double({ min: 0.02, max: 0.98, noNaN: true }),
      (segment, share) => {
        const line = lineFromSteps(segment.line);
        const at = Math.min(line.length - 2, Math.floor(share * (line.length - 1)));
        const [from, to] = [line[at], line[at + 1]];
        if (from === undefined || to === undefined) {
          throw new Error('a line has two points');
        }
        const place = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
        const found = roadsAt(index, place).filter(({ road, apartM }) => {
          const one = index.roads[road];
          return apartM < 5 && one?.segments.includes(segment);
        });
        const on = found.map(({ road, alongM }) => {
          const one = index.roads[road];
          return one?.segments[segmentIndexAt(one, alongM)]?.id;
        });
        expect(on).toEqual([segment.id]);
      },
    ),
  );
});

test('a place has the roads within what their lines may be off by, by the nearest spot of each, as a search of all lines gives', () => {
  const all = segments.map((segment) => ({ segment, line: lineFromSteps(segment.line) }));
  fc.assert(
    fc.property(
      fc.double({ min: 2, max: 12.5, noNaN: true }),
      fc.double({ min: 8.8, max: 15.5, noNaN: true }),
      (lat, lng) => {
        const apart = new Map<string, number>();
        for (const { segment, line } of all) {
          for (const point of line) {
            apart.set(
              segment.road,
              Math.min(apart.get(segment.road) ?? Infinity, distanceBetweenM(point, { lat, lng })),
            );
          }
        }
        const found = roadsAt(index, { lat, lng }).map(({ road }) => index.roads[road]?.segments[0]?.road);
        // Points of the lines lie on them: whatever has one nearby is found, and what is found has one within a piece.
        for (const [road, apartM] of apart) {
          expect(found.includes(road) || apartM > 1_490).toBe(true);
        }
        found.forEach((road) => expect(apart.get(road ?? '')).toBeLessThan(20_000));
      },
    ),
    { numRuns: 60 },
  );
});

test('a place in the sea, abroad or of no sense has no road', () => {
  for (const place of [
    { lat: 2, lng: 8 },
    { lat: 48.2, lng: 16.4 },
    { lat: NaN, lng: NaN },
    { lat: 90, lng: 180 },
  ]) {
    expect(roadsAt(index, place)).toEqual([]);
  }
});
