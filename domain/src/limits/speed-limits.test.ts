import { CAMEROON_OUTLINE } from '../geo/cameroon-outline';
import { shippedLimits } from './shipped-limits';
import { appliesAt, OPEN_ROAD_LIMITS_KMH, TOWN_LIMITS_KMH } from './speed-limits';
import type { LimitedClass } from './speed-limits';
import { buildLimit } from '../testing/arbitrary-limits';
import { readGeodata, readTowns } from '../testing/geodata';

test.each<[string, LimitedClass]>([
  ['car', 'CAR'],
  ['motorcycle', 'BIKE'],
  ['bus', 'BUS'],
  ['bus-over-3.5t', 'BUS_OVER_3_5T'],
  ['bus-over-12.5t', 'BUS_OVER_12_5T'],
  ['lorry-over-3.5t', 'LORRY_OVER_3_5T'],
  ['lorry-over-12t', 'LORRY_OVER_12T'],
  ['with-trailer-over-0.75t', 'TRAILER_OVER_0_75T'],
])('the limits of the class %s are those of the data', (name, vehicleClass) => {
  const { limitsKmh } = readGeodata('class-limits.json') as {
    limitsKmh: readonly { vehicleClass: string; town: number; open: number }[];
  };
  const given = limitsKmh.find((each) => each.vehicleClass === name);
  expect({ town: TOWN_LIMITS_KMH[vehicleClass], open: OPEN_ROAD_LIMITS_KMH[vehicleClass] }).toEqual({
    town: given?.town,
    open: given?.open,
  });
});

test('the outline of the program is that of the data', () => {
  const { features } = readGeodata('cameroon.geojson') as {
    features: readonly { id: string; geometry: { coordinates: unknown[] } }[];
  };
  const country = features.find(({ id }) => id === 'cm');
  expect(CAMEROON_OUTLINE).toEqual(country?.geometry.coordinates[0]);
});

test('what is shipped are the open road and a circle for each of 241 cities and towns, none for a village, none confirmed', () => {
  const towns = readTowns();
  const limits = shippedLimits(towns);
  const villages = new Set(
    towns.filter(({ properties }) => properties.kind === 'village').map(({ id }) => id),
  );
  expect(limits).toHaveLength(242);
  expect(limits.filter(({ id, isConfirmed }) => villages.has(id) || isConfirmed)).toEqual([]);
  expect(limits.find(({ placeName }) => placeName === 'Edéa')).toMatchObject({
    geometry: { kind: 'CIRCLE', radiusM: 3_280 },
    limitKmh: { CAR: 60, BUS: 60 },
    geometryUncertaintyM: 1_640,
    confidence: 'MEDIUM',
  });
});

const SCHOOL_DAYS = buildLimit({
  hours: [{ days: [1, 2, 3, 4, 5], fromMinute: 7 * 60, untilMinute: 16 * 60 }],
});

test.each([
  ['2026-11-23T06:00:00Z', true, 'Monday, 7:00 in Douala'],
  ['2026-11-23T05:59:59Z', false, 'Monday, 6:59'],
  ['2026-11-23T14:59:59Z', true, 'Monday, 15:59'],
  ['2026-11-23T15:00:00Z', false, 'Monday, 16:00'],
  ['2026-11-22T08:00:00Z', false, 'Sunday'],
  ['2026-11-27T08:00:00Z', true, 'Friday'],
  ['1969-12-29T08:00:00Z', true, 'a Monday before 1970'],
])('a limit of school hours applies at %s: %s (%s)', (at, expected) => {
  expect(appliesAt(SCHOOL_DAYS, Date.parse(at))).toBe(expected);
});

test('a limit applies from the first moment of its validity and no longer at its end', () => {
  const limit = buildLimit({ validFromMs: 1_000, validUntilMs: 2_000 });
  expect([999, 1_000, 1_999, 2_000].map((atMs) => appliesAt(limit, atMs))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
