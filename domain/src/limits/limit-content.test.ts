import fc from 'fast-check';
import { canonicalLimit, isSameLimit, limitFaults } from './limit-content';
import { CIRCLE_RADIUS_M, SHAPE_POINTS_MAX } from './limit-shape-faults';
import type { LimitGeometry, Position } from './speed-limits';
import { arbitraryLimits, buildLimit, sameForAll } from '../testing/arbitrary-limits';

const circle = (over: object = {}): LimitGeometry => ({
  kind: 'CIRCLE',
  centre: { lat: 3.8, lng: 10.1 },
  radiusM: 500,
  ...over,
});
const polygon = (...rings: readonly (readonly Position[])[]): LimitGeometry => ({ kind: 'POLYGON', rings });
const line = (...points: readonly Position[]): LimitGeometry => ({
  kind: 'CORRIDOR',
  line: points,
  halfWidthM: 15,
  isOneWay: false,
});
/** A square with its south-west corner at a place, anticlockwise. */
const square = (lng: number, lat: number, side: number): Position[] => {
  const [east, north] = [Number((lng + side).toFixed(6)), Number((lat + side).toFixed(6))];
  return [
    [lng, lat],
    [east, lat],
    [east, north],
    [lng, north],
    [lng, lat],
  ];
};
const faultOf = (geometry: LimitGeometry) => limitFaults(buildLimit({ geometry })).geometry;

test('takes every kind of limit that is drawn as it should be', () => {
  const shapes = [
    circle(),
    polygon(square(10, 4, 0.1)),
    polygon(square(10, 4, 0.1), square(10.02, 4.02, 0.01), square(10.05, 4.05, 0.01)),
    line([10, 4], [10.1, 4.1], [10.2, 4]),
  ];
  expect(shapes.map((geometry) => limitFaults(buildLimit({ geometry })))).toEqual([{}, {}, {}, {}]);
  expect(limitFaults(buildLimit({ zone: 'OPEN_ROAD', geometry: { kind: 'DEFAULT' } }))).toEqual({});
});

test.each<[string, LimitGeometry, RegExp]>([
  ['a circle that is too small', circle({ radiusM: CIRCLE_RADIUS_M.min - 1 }), /radius/],
  ['a circle that is too large', circle({ radiusM: CIRCLE_RADIUS_M.max + 1 }), /radius/],
  ['a radius that is no number', circle({ radiusM: NaN }), /radius/],
  ['a centre that is no place', circle({ centre: { lat: Infinity, lng: 10 } }), /in Cameroon/],
  ['a circle in Paris', circle({ centre: { lat: 48.85, lng: 2.35 } }), /in Cameroon/],
  ['a polygon without rings', polygon(), /rings/],
  ['a ring that is open', polygon([...square(10, 4, 0.1).slice(0, 4), [10, 4.05]]), /end where it begins/],
  [
    'a ring of two sides',
    polygon([
      [10, 4],
      [10.1, 4],
      [10, 4],
    ]),
    /at least four points/,
  ],
  [
    'a ring that repeats a point',
    polygon([
      [10, 4],
      [10.1, 4],
      [10.1, 4],
      [10.1, 4.1],
      [10, 4],
    ]),
    /twice in a row/,
  ],
  [
    'a ring that crosses itself',
    polygon([
      [10, 4],
      [10.1, 4.1],
      [10.1, 4],
      [10, 4.1],
      [10, 4],
    ]),
    /cross or touch/,
  ],
  [
    'a ring that folds back',
    polygon([
      [10, 4],
      [10.2, 4],
      [10.1, 4],
      [10.1, 4.1],
      [10, 4],
    ]),
    /cross or touch/,
  ],
  [
    'a ring without any area',
    polygon([
      [10, 4],
      [10.1, 4],
      [10.2, 4],
      [10, 4],
    ]),
    /cross or touch/,
  ],
  [
    'a hole that crosses the outline',
    polygon(square(10, 4, 0.1), square(10.05, 4.05, 0.1)),
    /cross or touch/,
  ],
  ['a hole that touches the outline', polygon(square(10, 4, 0.1), square(10, 4.02, 0.01)), /cross or touch/],
  ['a hole outside the outline', polygon(square(10, 4, 0.1), square(11, 4, 0.1)), /hole in the first/],
  [
    'a hole in a hole',
    polygon(square(10, 4, 0.1), square(10.01, 4.01, 0.05), square(10.02, 4.02, 0.01)),
    /hole/,
  ],
  ['a polygon over half the country', polygon(square(10, 4, 3)), /across/],
  ['a line of one point', line([10, 4]), /two points/],
  ['a line that stands still', line([10, 4], [10, 4]), /twice in a row/],
  ['a line through the whole country and back', line([9, 2], [14, 12], [9, 2]), /km long/],
])('refuses %s', (_what, geometry, sentence) => {
  expect(faultOf(geometry)).toMatch(sentence);
});

test('refuses one point too many', () => {
  const points = (count: number) =>
    line(...Array.from({ length: count }, (_, index): Position => [10 + index / 10_000, 4]));
  expect(faultOf(points(SHAPE_POINTS_MAX))).toBeUndefined();
  expect(faultOf(points(SHAPE_POINTS_MAX + 1))).toMatch(/at most 500 points/);
});

test.each([
  ['limitKmh', { limitKmh: sameForAll(131) }],
  ['limitKmh', { limitKmh: { ...sameForAll(60), BUS: 59.5 } }],
  ['placeName', { placeName: 'x'.repeat(121) }],
  ['source', { source: 'ab' }],
  ['geometryUncertaintyM', { geometryUncertaintyM: -1 }],
  ['hours', { hours: [] }],
  ['hours', { hours: [{ days: [1, 1], fromMinute: 0, untilMinute: 60 }] }],
  ['hours', { hours: [{ days: [8], fromMinute: 0, untilMinute: 60 }] }],
  ['hours', { hours: [{ days: [1], fromMinute: 60, untilMinute: 60 }] }],
  ['zone', { zone: 'OPEN_ROAD' as const }],
])('reports a wrong %s', (field, over) => {
  expect(Object.keys(limitFaults(buildLimit(over)))).toEqual([field]);
});

test('the canonical form is that of RFC 7946, stays as it is, and says the same', () => {
  const backwards = buildLimit({
    geometry: polygon([...square(10, 4, 0.1)].reverse(), square(10.02, 4.02, 0.01)),
  });
  const { geometry } = canonicalLimit(backwards);
  expect(geometry).toEqual(polygon(square(10, 4, 0.1), [...square(10.02, 4.02, 0.01)].reverse()));
  fc.assert(
    fc.property(arbitraryLimits, (limits) => {
      for (const limit of limits) {
        const canonical = canonicalLimit(limit);
        expect(canonicalLimit(canonical)).toEqual(canonical);
        expect(isSameLimit(limit, canonical)).toBe(true);
        expect(isSameLimit(limit, { ...canonical, source: `${canonical.source}!` })).toBe(false);
      }
    }),
  );
});
