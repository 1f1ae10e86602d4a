import fc from 'fast-check';
import { openGazetteer, PACKED_PER_DEGREE } from './gazetteer';
import type { PackedRoad } from './gazetteer';
import type { Place } from '../geo/geo';
import { placePartsAt } from './place-parts';
import type { PlaceParts } from './place-parts';
import { placeText } from './place-texts';
import { readGazetteer } from '../testing/geodata';

const PACK = readGazetteer();
const GAZETTEER = openGazetteer(PACK);
/** Of a walk along a road, degrees: about 500 m. */
const STEP_DEG = 0.0045;

const said = (lat: number, lng: number, headingDeg: number | null = null): string =>
  placeText(placePartsAt(GAZETTEER, { lat, lng }, headingDeg), 'EN');

test.each([
  ['in the middle of Edéa', 3.7917, 10.1346, null, 'N3, Edéa'],
  ['between Boumnyébel and Edéa', 3.8746, 10.8068, null, 'N3, 7 km from Boumnyébel'],
  ['the same towards Douala', 3.8746, 10.8068, 300, 'N3, 7 km after Boumnyébel'],
  ['the same towards Yaoundé', 3.8746, 10.8068, 120, 'N3, 82 km after Edéa'],
  ['the same across the road', 3.8746, 10.8068, 30, 'N3, 7 km from Boumnyébel'],
  ['where a road without a number leaves the N3', 3.8703, 10.815, null, 'N3, 7 km from Boumnyébel'],
  ['at the end of the N2, towards Ambam', 2.2829, 11.452, 310, 'N2, 28 km before Ambam'],
  ['there, leaving the country', 2.2829, 11.452, 130, 'N2, 28 km after Ambam'],
  ['off the roads', 3.95, 10.25, null, '22 km north-east of Edéa'],
  ['in a town off the roads', 4.0511, 9.7679, null, 'Douala'],
  ['12 km off the coast', 4.0, 9.0, null, 'Outside Cameroon'],
  ['in Libreville', 0.4162, 9.4673, null, 'Outside Cameroon'],
  ['nowhere', NaN, NaN, null, 'Outside Cameroon'],
])('%s: %d, %d towards %p is %s', (_where, lat, lng, headingDeg, expected) => {
  expect(said(lat, lng, headingDeg)).toBe(expected);
});

const COUNTRY = {
  lat: fc.double({ min: 1.5, max: 13.2, noNaN: true }),
  lng: fc.double({ min: 8.3, max: 16.3, noNaN: true }),
};

test('anywhere on earth there is an answer of whole kilometres or none, and the same one again', () => {
  const anywhere = fc.record({ lat: fc.double(), lng: fc.double() });
  fc.assert(
    fc.property(fc.oneof(fc.record(COUNTRY), anywhere), fc.option(fc.double()), (place, headingDeg) => {
      const parts = placePartsAt(GAZETTEER, place, headingDeg);
      expect(placePartsAt(GAZETTEER, place, headingDeg)).toEqual(parts);
      if (parts !== null && parts.relation !== 'IN') {
        expect(Number.isInteger(parts.km) && parts.km >= 1 && parts.km < 400).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a heading that is no number is none', () => {
  expect(said(3.8746, 10.8068, NaN)).toBe(said(3.8746, 10.8068));
  expect(said(3.8746, 10.8068, 300 - 720)).toBe(said(3.8746, 10.8068, 300));
});

describe.each(PACK.roads.filter(({ ref, towns }) => ref !== null && towns.length > 0))(
  'along $ref with $towns.length towns',
  (road) => {
    const spots = walked(road);

    it.each([null, 0, 180])('names the next towns of the road alone, towards %p', (turnDeg) => {
      for (const spot of spots) {
        const parts = partsAt(spot, turnDeg);
        if (isAlong(parts, road)) {
          expect(neighboursAt(road, spot.km)).toContain(parts.town);
        }
      }
    });

    it.each([null, 0, 180])('counts kilometre by kilometre, towards %p', (turnDeg) => {
      let before: PlaceParts | null = null;
      for (const spot of spots) {
        const parts = partsAt(spot, turnDeg);
        if (isAlong(parts, road) && isAlong(before, road) && isOfSameTown(parts, before)) {
          expect(Math.abs(parts.km - before.km)).toBeLessThanOrEqual(1);
        }
        before = parts;
      }
    });

    it('says after for the town behind, whichever way one goes', () => {
      for (const spot of spots) {
        const [there, back] = [partsAt(spot, 0), partsAt(spot, 180)];
        for (const [parts, way] of [
          [there, 1],
          [back, -1],
        ] as const) {
          if (isAlong(parts, road) && parts.relation !== 'FROM') {
            const behind = parts.relation === 'AFTER' ? -way : way;
            const named = road.towns.filter(({ name }) => name === parts.town);
            expect(named.some(({ km }) => (km - spot.km) * behind >= -0.2)).toBe(true);
          }
        }
      }
    });
  },
);

interface Spot extends Place {
  readonly km: number;
  readonly bearingDeg: number;
}

function partsAt(spot: Spot, turnDeg: number | null): PlaceParts | null {
  return placePartsAt(GAZETTEER, spot, turnDeg === null ? null : spot.bearingDeg + turnDeg);
}

function isAlong(
  parts: PlaceParts | null,
  { ref }: PackedRoad,
): parts is Exclude<PlaceParts, { relation: 'IN' | 'AWAY' }> {
  return parts !== null && parts.relation !== 'IN' && parts.relation !== 'AWAY' && parts.road === ref;
}

function isOfSameTown(one: PlaceParts, other: PlaceParts): boolean {
  return one.town === other.town && one.relation === other.relation;
}

/** The last town and the next one, and those within 200 m, which rounding may take for either. */
function neighboursAt({ towns }: PackedRoad, km: number): string[] {
  const near = towns.filter((town) => Math.abs(town.km - km) < 0.2);
  const lower = towns.findLast((town) => town.km <= km - 0.2);
  const upper = towns.find((town) => town.km >= km + 0.2);
  return [...near, lower, upper].flatMap((town) => (town === undefined ? [] : [town.name]));
}

/** Places on the line of a road, in its order. */
function walked({ parts }: PackedRoad): Spot[] {
  let partKm = 0;
  return parts.flatMap(({ km, line }) => {
    const points: Place[] = [];
    let [lat, lng] = [0, 0];
    for (let index = 0; index + 1 < line.length; index += 2) {
      lat += (line[index] ?? 0) / PACKED_PER_DEGREE;
      lng += (line[index + 1] ?? 0) / PACKED_PER_DEGREE;
      points.push({ lat, lng });
    }
    const legs = points.slice(1).map((to, index) => ({ from: points[index] ?? to, to }));
    const lengths = legs.map(({ from, to }) => Math.hypot(...eastNorth(from, to)));
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    let done = 0;
    const spots = legs.flatMap(({ from, to }, index) => {
      const length = lengths[index] ?? 0;
      const [east, north] = eastNorth(from, to);
      const bearingDeg = (Math.atan2(east, north) * 180) / Math.PI;
      const start = done;
      done += length;
      // In the middles of pieces of at most 500 m: at a bend the road leads two ways.
      const pieces = Math.ceil(length / STEP_DEG);
      return Array.from({ length: pieces }, (_, piece) => (piece + 0.5) / pieces).map((share) => ({
        lat: from.lat + share * (to.lat - from.lat),
        lng: from.lng + share * (to.lng - from.lng),
        km: partKm + (km * (start + share * length)) / whole,
        bearingDeg,
      }));
    });
    partKm += km;
    return spots;
  });
}

function eastNorth(from: Place, to: Place): [east: number, north: number] {
  return [(to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180), to.lat - from.lat];
}
