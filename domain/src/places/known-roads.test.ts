import fc from 'fast-check';
import { ROAD_UNCERTAINTY_M } from './gazetteer-pack';
import type { RoadFeature } from './gazetteer-pack';
import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { isNearKnownRoad, openKnownRoads } from './known-roads';
import type { KnownRoads } from './known-roads';
import { knownRoadsFile } from './known-roads-file';
import { coverageOf, metresPerLngAt } from '../limits/limit-geometry';
import { ON_ROAD, readRoad } from '../journeys/off-road';
import type { OffRoad } from '../journeys/off-road';
import { ROAD_LINES } from './road-corridors';
import { EDEA, MONDAY_8_MS, movedAlong, movedBy } from '../testing/gaps';
import type { TownFeature } from '../limits/shipped-limits';
import { readKnownRoads, readRoads, readTowns } from '../testing/geodata';

const LINES = readRoads();
const ROADS = openKnownRoads(readKnownRoads());
const placeOf = ([lng, lat]: readonly [number, number]): Place => ({ lat, lng });

function indexRoads(lines: readonly RoadFeature[], towns: readonly TownFeature[]): KnownRoads {
  return openKnownRoads(knownRoadsFile(lines, towns));
}

test('the file of known roads is made of the roads and towns beside it, and holds each point of them', () => {
  const file = readKnownRoads();
  expect(file).toEqual(knownRoadsFile(LINES, readTowns()));
  const lines = ROADS.everywhere.flatMap(({ shape }) => (shape.kind === 'CORRIDOR' ? [shape.line] : []));
  expect(lines).toEqual(LINES.map(({ geometry }) => geometry.coordinates));
});

test('what is looked at in a cell gives the same answer as all roads and towns', () => {
  const places = fc.record({
    lat: fc.double({ min: 1.5, max: 13.2, noNaN: true }),
    lng: fc.double({ min: 8.2, max: 16.5, noNaN: true }),
  });
  fc.assert(
    fc.property(places, (place) => {
      const margin = { marginM: 30, metresPerLng: metresPerLngAt(place.lat) };
      const isNear = ROADS.everywhere.some(
        ({ shape }) => coverageOf(shape, { ...place, headingDeg: null }, margin) !== 'NONE',
      );
      expect(isNearKnownRoad(ROADS, place, 15)).toBe(isNear);
    }),
    { numRuns: 2_000 },
  );
});

/** State after each of some fixes. */
function readAll(roads: KnownRoads, fixes: readonly (Place & { recordedAtMs: number })[]): OffRoad[] {
  let state = ON_ROAD;
  return fixes.map((fix) => {
    state = readRoad(state, { isNear: isNearKnownRoad(roads, fix, 10), recordedAtMs: fix.recordedAtMs });
    return state;
  });
}

/** A straight way at a steady speed with a fix every so many seconds. */
function straightWay(from: Place, to: Place, { speedKmh, everyS }: { speedKmh: number; everyS: number }) {
  const steps = Math.ceil(distanceBetweenM(from, to) / ((speedKmh / 3.6) * everyS));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    lat: from.lat + ((to.lat - from.lat) * step) / steps,
    lng: from.lng + ((to.lng - from.lng) * step) / steps,
    recordedAtMs: MONDAY_8_MS + step * everyS * 1000,
  }));
}

test('each road is near along all of it, however far its line is off', () => {
  const stretch = fc
    .nat(LINES.length - 1)
    .chain((number) =>
      fc.tuple(fc.constant(number), fc.nat((LINES[number]?.geometry.coordinates.length ?? 2) - 2)),
    );
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(stretch, share, share, fc.nat(359), ([number, at], along, off, headingDeg) => {
      const line = LINES[number];
      const [from, to] = (line?.geometry.coordinates ?? []).slice(at, at + 2).map(placeOf);
      if (line === undefined || from === undefined || to === undefined) {
        throw new Error(`Road ${number} has no stretch ${at}`);
      }
      const drawn = {
        lat: from.lat + (to.lat - from.lat) * along,
        lng: from.lng + (to.lng - from.lng) * along,
      };
      const uncertaintyM = ROAD_UNCERTAINTY_M[line.properties.confidence];
      const place = movedAlong(drawn, headingDeg, off * uncertaintyM);
      expect(isNearKnownRoad(ROADS, place, 5)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('the towns along the national roads are near', () => {
  const places = Object.values(ROAD_LINES).flat();
  expect(places.filter(([lat, lng]) => !isNearKnownRoad(ROADS, { lat, lng }, 5))).toEqual([]);
});

/** A road of 20 km to the north from Edéa. */
function straightRoad(confidence: 'high' | 'low'): RoadFeature {
  const end = movedBy(EDEA, { northM: 20_000 });
  return {
    properties: { ref: null, lineKm: 20, routedKm: null, confidence },
    geometry: {
      coordinates: [
        [EDEA.lng, EDEA.lat],
        [end.lng, end.lat],
      ],
    },
  };
}

test.each([
  ['high', 2_900, 5, true],
  ['high', 4_500, 5, true],
  ['high', 4_600, 5, false],
  ['high', 4_600, 40, false],
  ['high', 4_600, null, false],
  ['high', 4_600, 60, true],
  ['high', 4_600, 2_000, true],
  ['high', -4_600, 5, false],
  ['low', 5_900, 5, true],
  ['low', 6_100, 5, false],
] as const)(
  'beside a road of %s confidence at %s m, known to %s m, a car is near it: %s',
  (confidence, eastM, accuracyM, isNear) => {
    const roads = indexRoads([straightRoad(confidence)], []);
    const beside = movedBy(EDEA, { northM: 10_000, eastM });
    expect(isNearKnownRoad(roads, beside, accuracyM)).toBe(isNear);
  },
);

test.each([
  [6_200, true],
  [6_350, false],
])('%s m from the middle of Edéa, a circle of 3,280 m, one is near the town: %s', (northM, isNear) => {
  const town = readTowns().filter(({ properties }) => properties.name === 'Edéa');
  expect(town).toHaveLength(1);
  expect(isNearKnownRoad(indexRoads([], town), movedBy(EDEA, { northM }), 5)).toBe(isNear);
});

test('a village without a known road is no known road', () => {
  const villages = readTowns().filter(({ properties }) => properties.kind === 'village');
  expect(indexRoads([], villages).everywhere).toEqual([]);
});

test('a ferry from Limbé to Bioko is off the roads from the open sea on', () => {
  const way = straightWay({ lat: 4.005, lng: 9.21 }, { lat: 3.76, lng: 8.78 }, { speedKmh: 40, everyS: 10 });
  const states = readAll(ROADS, way);
  const firstOff = states.findIndex(({ isOff }) => isOff);
  const firstFar = states.findIndex(({ farSinceMs }) => farSinceMs !== null);
  expect(states[0]).toEqual(ON_ROAD);
  expect(firstOff - firstFar).toBe(12);
  expect(states[firstOff]?.farSinceMs).toBe(way[firstFar]?.recordedAtMs);
  expect(states.slice(firstOff).every(({ isOff }) => isOff)).toBe(true);
  expect(distanceBetweenM(way[0] ?? EDEA, way[firstFar] ?? EDEA)).toBeLessThan(10_000);
});

test('a plane from Douala to Garoua is off the roads for most of its way, and not where it comes down', () => {
  const way = straightWay(
    { lat: 4.006, lng: 9.72 },
    { lat: 9.336, lng: 13.37 },
    { speedKmh: 450, everyS: 5 },
  );
  const states = readAll(ROADS, way);
  expect(states.filter(({ isOff }) => isOff).length).toBeGreaterThan(states.length / 2);
  expect(states.at(-1)).toEqual(ON_ROAD);
});

test.each(LINES.map((line) => [line.properties.ref, line] as const))(
  'a drive on a road of number %s is never off, though its line is drawn beside it',
  (_ref, { properties, geometry }) => {
    const offM = ROAD_UNCERTAINTY_M[properties.confidence];
    const points = geometry.coordinates.map(placeOf).map((point) => movedAlong(point, 45, offM));
    const fixes = points
      .slice(1)
      .flatMap((to, index) => straightWay(points[index] ?? to, to, { speedKmh: 80, everyS: 10 }))
      .map((fix, index) => ({ ...fix, recordedAtMs: MONDAY_8_MS + index * 10_000 }));
    expect(fixes.length).toBeGreaterThan(1);
    expect(readAll(ROADS, fixes).filter(({ isOff }) => isOff)).toEqual([]);
  },
);

test('a vehicle is off once no fix was near a road for two minutes, counted from the first far one', () => {
  const near = (atS: number) => ({ isNear: true, recordedAtMs: atS * 1000 });
  const far = (atS: number) => ({ isNear: false, recordedAtMs: atS * 1000 });
  const readings = [near(0), far(100), far(219), far(220), far(900), near(901), far(902), far(1_021)];
  let state = ON_ROAD;
  const states = readings.map((reading) => (state = readRoad(state, reading)));
  expect(states.map(({ isOff }) => isOff)).toEqual([false, false, false, true, true, false, false, false]);
  expect(states.map(({ farSinceMs }) => farSinceMs)).toEqual([
    null,
    100_000,
    100_000,
    100_000,
    100_000,
    null,
    902_000,
    902_000,
  ]);
});
