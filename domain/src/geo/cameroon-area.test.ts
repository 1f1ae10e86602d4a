import fc from 'fast-check';
import { CAMEROON_COAST, CAMEROON_OUTLINE } from './cameroon-outline';
import { distanceBetweenM } from './geo';
import { ROAD_LINES } from '../places/road-corridors';
import { isInServiceArea } from './cameroon-area';

test.each([
  ['Douala', 4.0511, 9.7679, true],
  ['Yaoundé', 3.848, 11.5021, true],
  ['Limbé, on the coast', 4.0167, 9.2, true],
  ['Kribi, 2 km off the coast', 2.94, 9.885, true],
  ['Garoua', 9.3014, 13.3977, true],
  ['Ambam, 25 km from the border', 2.3833, 11.2833, true],
  ['the bridge at Ekok, on the border with Nigeria', 5.8, 8.87, false],
  ['Kousséri, across the river from N’Djamena', 12.0783, 15.0306, false],
  ['Calabar in Nigeria', 4.9757, 8.3417, false],
  ['Libreville in Gabon', 0.4162, 9.4673, false],
  ['Malabo, on an island', 3.7504, 8.7371, false],
  ['Paris', 48.8566, 2.3522, false],
  ['a place that is none', Number.NaN, Number.NaN, false],
])('%s is in the service area: %s, %s, %s', (_name, lat, lng, expected) => {
  expect(isInServiceArea({ lat, lng })).toBe(expected);
});

const isNearLandBorder = (lat: number, lng: number, withinM: number): boolean =>
  CAMEROON_OUTLINE.some(
    ([pointLng, pointLat], index) =>
      (index <= CAMEROON_COAST.firstPoint || index >= CAMEROON_COAST.lastPoint) &&
      distanceBetweenM({ lat, lng }, { lat: pointLat, lng: pointLng }) < withinM,
  );

test('nobody is accused within 3 km of a point of the border with a neighbour', () => {
  const border = CAMEROON_OUTLINE.filter(
    (_point, index) => index <= CAMEROON_COAST.firstPoint || index >= CAMEROON_COAST.lastPoint,
  );
  const offset = fc.double({ min: -0.018, max: 0.018, noNaN: true });
  fc.assert(
    fc.property(fc.constantFrom(...border), offset, offset, ([lng, lat], byLat, byLng) => {
      expect(isInServiceArea({ lat: lat + byLat, lng: lng + byLng })).toBe(false);
    }),
  );
});

test('the national roads are in the service area, but for their ends at a border', () => {
  const places = Object.values(ROAD_LINES).flat();
  const strangers = places.filter(
    ([lat, lng]) => !isInServiceArea({ lat, lng }) && !isNearLandBorder(lat, lng, 12_000),
  );
  expect(strangers).toEqual([]);
});
