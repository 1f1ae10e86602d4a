import fc from 'fast-check';
import type { LimitQuery } from '../limits/limit-at';
import { LIMITED_CLASSES } from '../limits/speed-limits';
import type {
  ClassLimits,
  LimitedClass,
  LimitGeometry,
  LimitHours,
  Position,
  SpeedLimit,
} from '../limits/speed-limits';

/** Whole kilometres per hour of each class. */
export function sameForAll(limitKmh: number): ClassLimits {
  return {
    CAR: limitKmh,
    BIKE: limitKmh,
    BUS: limitKmh,
    BUS_OVER_3_5T: limitKmh,
    BUS_OVER_12_5T: limitKmh,
    LORRY_OVER_3_5T: limitKmh,
    LORRY_OVER_12T: limitKmh,
    TRAILER_OVER_0_75T: limitKmh,
  };
}

/** A limit of 60 in a certain, confirmed circle of 1 km around Edéa, unless said otherwise. */
export function buildLimit(over: Partial<SpeedLimit> = {}): SpeedLimit {
  return {
    id: 'edea',
    geometry: { kind: 'CIRCLE', centre: { lat: 3.799, lng: 10.1266 }, radiusM: 1_000 },
    zone: 'TOWN',
    placeName: 'Edéa',
    limitKmh: sameForAll(60),
    hours: null,
    validFromMs: null,
    validUntilMs: null,
    source: 'Order of the ministry',
    confidence: 'HIGH',
    isConfirmed: true,
    geometryUncertaintyM: 0,
    ...over,
  };
}

/** Around here limits and fixes of tests lie, close enough to meet. */
const SOUTH_WEST = { lat: 3.75, lng: 10.05 };
const units = (max: number) => fc.integer({ min: 0, max: max * 1e5 }).map((value) => value / 1e5);
const place = fc.record({ lat: units(0.15), lng: units(0.15) }).map(({ lat, lng }) => ({
  lat: SOUTH_WEST.lat + lat,
  lng: SOUTH_WEST.lng + lng,
}));
const position = place.map(({ lat, lng }): Position => [lng, lat]);
const ring = fc
  .record({ centre: place, radius: units(0.04), corners: fc.array(units(1), { minLength: 3, maxLength: 8 }) })
  .map(({ centre, radius, corners }): Position[] => {
    const points = corners.map((share, index): Position => {
      const angle = (index / corners.length) * 2 * Math.PI;
      const reach = (0.3 + 0.7 * share) * (radius + 0.002);
      return [centre.lng + reach * Math.cos(angle), centre.lat + reach * Math.sin(angle)];
    });
    return [...points, ...points.slice(0, 1)];
  });

const geometry: fc.Arbitrary<LimitGeometry> = fc.oneof(
  fc.record({
    kind: fc.constant('CIRCLE' as const),
    centre: place,
    radiusM: fc.integer({ min: 50, max: 5_000 }),
  }),
  ring.map((outline) => ({ kind: 'POLYGON' as const, rings: [outline] })),
  fc.record({
    kind: fc.constant('CORRIDOR' as const),
    line: fc.array(position, { minLength: 2, maxLength: 5 }),
    halfWidthM: fc.integer({ min: 5, max: 200 }),
    isOneWay: fc.boolean(),
  }),
);
const hours: fc.Arbitrary<LimitHours> = fc
  .record({
    days: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    fromMinute: fc.integer({ min: 0, max: 1_000 }),
    lastsMinutes: fc.integer({ min: 1, max: 440 }),
  })
  .map(({ days, fromMinute, lastsMinutes }) => ({
    days,
    fromMinute,
    untilMinute: fromMinute + lastsMinutes,
  }));
const time = fc.integer({ min: 0, max: 14 * 24 * 60 }).map((minute) => 1_795_000_000_000 + minute * 60_000);

/** Drawn limits of every kind on a few square kilometres. */
export const arbitraryLimits: fc.Arbitrary<SpeedLimit[]> = fc
  .array(
    fc.record({
      geometry,
      zone: fc.constantFrom('TOWN', 'ROAD', 'MARKET', 'SCHOOL'),
      limitKmh: fc.integer({ min: 3, max: 12 }).map((tens) => sameForAll(tens * 10)),
      hours: fc.option(fc.array(hours, { minLength: 1, maxLength: 2 })),
      validFromMs: fc.option(time),
      validUntilMs: fc.option(time),
      isConfirmed: fc.boolean(),
      geometryUncertaintyM: fc.integer({ min: 0, max: 2_000 }),
    }),
    { maxLength: 12 },
  )
  .map((limits) => limits.map((limit, index) => buildLimit({ ...limit, id: `limit-${index}` })));

/** A fix of a vehicle that limits differ for. */
export type RoadQuery = LimitQuery & { readonly vehicleClass: LimitedClass };

/** A fix among those limits. */
export const arbitraryQuery: fc.Arbitrary<RoadQuery> = fc.record({
  lat: place.map(({ lat }) => lat),
  lng: place.map(({ lng }) => lng),
  headingDeg: fc.option(fc.integer({ min: 0, max: 359 })),
  accuracyM: fc.option(fc.integer({ min: 0, max: 300 })),
  vehicleClass: fc.constantFrom(...LIMITED_CLASSES),
  atMs: time,
});
