import type { LimitBasis } from './limit-basis';
import { indexLimits } from './limit-index';
import { limitOverGap } from './limit-over-gap';
import { shippedLimits } from './shipped-limits';
import { OPEN_ROAD } from './speed-limits';
import type { Position, SpeedLimit, VehicleClass } from './speed-limits';
import { buildLimit, sameForAll } from '../testing/arbitrary-limits';
import { buildGap, EDEA, MONDAY_8_MS, movedAlong, movedBy } from '../testing/gaps';
import type { GapPlan } from '../testing/gaps';
import { readTowns } from '../testing/geodata';

const SHIPPED: LimitBasis = { kind: 'register', index: indexLimits(shippedLimits(readTowns())) };
const HOUR_MS = 3_600_000;
const GAP_MS = 30_000;

function limitOver(limits: readonly SpeedLimit[], over: Partial<GapPlan> = {}) {
  return limitOverGap({ kind: 'register', index: indexLimits(limits) }, buildGap(over));
}

test.each<[VehicleClass, number | null, number | null]>([
  ['CAR', 60, 110],
  ['BUS', 60, 90],
  ['LORRY_OVER_12T', 40, 60],
  ['TRAIN', null, null],
])(
  'over 30 s a %s is held to %s in the middle of Edéa and to %s on the open road',
  (vehicleClass, town, open) => {
    const inTown = limitOverGap(SHIPPED, buildGap({ vehicleClass }));
    const outside = limitOverGap(
      SHIPPED,
      buildGap({ vehicleClass, middle: movedBy(EDEA, { northM: 20_000 }) }),
    );
    expect([inTown?.limitKmh ?? null, outside?.limitKmh ?? null]).toEqual([town, open]);
  },
);

test('the limit says its place, and that nobody has confirmed it', () => {
  expect(limitOverGap(SHIPPED, buildGap())).toMatchObject({ placeName: 'Edéa', isConfirmed: false });
});

test.each([
  [900, 30, 60],
  [1_100, 30, 110],
  [2_500, 30, 110],
  [3_280, 30, 110],
  [0, 60, 60],
  [0, 80, 110],
])(
  'a gap %s m from the middle of Edéa that lasts %s s may have left the town: %s',
  (northM, durationS, kmh) => {
    const gap = buildGap({ middle: movedBy(EDEA, { northM }), durationS });
    expect(limitOverGap(SHIPPED, gap)?.limitKmh).toBe(kmh);
  },
);

test.each([
  [5, 60],
  [45, 110],
])('fixes of %s m accuracy may be outside of a town that a gap just lies in: %s', (accuracyM, kmh) => {
  const gap = buildGap({ middle: movedBy(EDEA, { northM: 950 }), accuracyM });
  expect(limitOverGap(SHIPPED, gap)?.limitKmh).toBe(kmh);
});

/** A confirmed town of 4 km from side to side, whose border is drawn. */
const corner = (eastM: number, northM: number): Position => {
  const { lat, lng } = movedBy(EDEA, { eastM, northM });
  return [lng, lat];
};
const square = (halfM: number): Position[] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
  ].map(([east = 0, north = 0]) => corner(east * halfM, north * halfM));
const TOWN = buildLimit({ geometry: { kind: 'POLYGON', rings: [square(2_000)] } });

test.each([
  ['in its middle', { eastM: 0 }, 60],
  ['near its border', { eastM: 1_300 }, 60],
  ['so near that a faster vehicle leaves it', { eastM: 1_400 }, 110],
  ['across its border', { eastM: 2_000 }, 110],
  ['in front of it', { eastM: 3_000 }, 110],
])('a gap in a drawn town, %s, is held to the right limit', (_where, by, kmh) => {
  expect(limitOver([TOWN], { middle: movedBy(EDEA, by) })?.limitKmh).toBe(kmh);
});

test('a hole in the drawn border of a town is open road', () => {
  const holed = buildLimit({ geometry: { kind: 'POLYGON', rings: [square(2_000), square(20)] } });
  expect(limitOver([holed])?.limitKmh).toBe(110);
});

const SCHOOL = buildLimit({
  id: 'school',
  zone: 'SCHOOL',
  geometry: { kind: 'CIRCLE', centre: EDEA, radiusM: 1_500 },
  limitKmh: sameForAll(30),
  hours: [{ days: [1, 2, 3, 4, 5], fromMinute: 7 * 60, untilMinute: 16 * 60 }],
});

test.each([
  ['an hour before it', -2 * HOUR_MS, 60],
  ['ends a moment before it', -HOUR_MS - GAP_MS - 1, 60],
  ['in which it begins', -HOUR_MS - GAP_MS / 2, 60],
  ['with its first moment', -HOUR_MS, 30],
  ['in the midst of it', 0, 30],
  ['in which it ends', 8 * HOUR_MS - GAP_MS / 2, 60],
  ['that ends with it', 8 * HOUR_MS - GAP_MS, 60],
  ['on a Sunday', -24 * HOUR_MS, 60],
])('school hours bind in a gap only as a whole: %s', (_when, byMs, kmh) => {
  expect(limitOver([SCHOOL, TOWN], { fromMs: MONDAY_8_MS + byMs })?.limitKmh).toBe(kmh);
});

test.each([
  ['that ends a moment before', -GAP_MS - 1, 60],
  ['in which it begins', -GAP_MS, 80],
  ['in which it ends', 2 * HOUR_MS - 1, 80],
  ['that begins at its end', 2 * HOUR_MS, 60],
])('a higher limit of some hours counts in a gap %s', (_when, byMs, kmh) => {
  const fast = buildLimit({
    id: 'fast',
    limitKmh: sameForAll(80),
    hours: [{ days: [1], fromMinute: 8 * 60, untilMinute: 10 * 60 }],
  });
  expect(limitOver([fast, TOWN], { fromMs: MONDAY_8_MS + byMs })?.limitKmh).toBe(kmh);
});

test('hours that follow each other without a break bind in a gap across their border', () => {
  const always = {
    ...SCHOOL,
    hours: [
      { days: [7], fromMinute: 720, untilMinute: 1_440 },
      { days: [1], fromMinute: 0, untilMinute: 720 },
    ],
  };
  const midnight = MONDAY_8_MS - 8 * HOUR_MS;
  expect(limitOver([always, TOWN], { fromMs: midnight - GAP_MS / 2 })?.limitKmh).toBe(30);
});

test.each([
  ['ends before the gap', { validUntilMs: MONDAY_8_MS }, 110],
  ['ends in it', { validUntilMs: MONDAY_8_MS + 1 }, 110],
  ['ends with it', { validUntilMs: MONDAY_8_MS + GAP_MS }, 110],
  ['ends after it', { validUntilMs: MONDAY_8_MS + GAP_MS + 1 }, 60],
  ['begins with it', { validFromMs: MONDAY_8_MS }, 60],
  ['begins in it', { validFromMs: MONDAY_8_MS + 1 }, 110],
])('a town whose validity %s', (_when, validity, kmh) => {
  expect(limitOver([{ ...TOWN, ...validity }])?.limitKmh).toBe(kmh);
});

test.each([
  [MONDAY_8_MS - GAP_MS - 1, 100],
  [MONDAY_8_MS - GAP_MS, 120],
  [MONDAY_8_MS + HOUR_MS - 1, 120],
  [MONDAY_8_MS + HOUR_MS, 90],
  [MONDAY_8_MS + 2 * HOUR_MS - 1, 110],
])('where the open road changes in a gap from %s on, its highest default holds: %s', (fromMs, kmh) => {
  const between = (validFromMs: number | null, validUntilMs: number, limitKmh: number) => ({
    ...OPEN_ROAD,
    id: `default-${limitKmh}`,
    limitKmh: sameForAll(limitKmh),
    validFromMs,
    validUntilMs,
  });
  const [first, second] = [MONDAY_8_MS, MONDAY_8_MS + HOUR_MS];
  const defaults = [between(null, first, 100), between(first, second, 120)];
  const limits = [...defaults, between(second, second + HOUR_MS, 90)];
  expect(limitOver(limits, { fromMs })?.limitKmh).toBe(kmh);
});

const ROAD_80 = {
  kind: 'CORRIDOR' as const,
  line: [corner(-3_000, 50), corner(3_000, 50)],
  halfWidthM: 30,
  isOneWay: true,
};

test.each([90, 270, 0])('a one-way road counts in both directions: heading %s', (headingDeg) => {
  const road = buildLimit({ id: 'road', zone: 'ROAD', geometry: ROAD_80, limitKmh: sameForAll(80) });
  expect(limitOver([TOWN, road], { headingDeg })?.limitKmh).toBe(80);
});

test('the lower limit of a road never binds a gap: there may be another road', () => {
  const road = buildLimit({ id: 'road', zone: 'ROAD', geometry: ROAD_80, limitKmh: sameForAll(30) });
  expect(limitOver([TOWN, road])?.limitKmh).toBe(60);
  expect(limitOver([road])?.limitKmh).toBe(110);
});

test.each([
  [60, 90],
  [140, 60],
])('a fast road 400 m beside a gap at %s km/h was in reach or not: %s', (speedKmh, kmh) => {
  const along = [-3_000, 3_000].map((byM): Position => {
    const { lat, lng } = movedAlong(movedAlong(EDEA, 135, 400), 45, byM);
    return [lng, lat];
  });
  const geometry = { kind: 'CORRIDOR' as const, line: along, halfWidthM: 10, isOneWay: false };
  const road = buildLimit({ id: 'road', zone: 'ROAD', geometry, limitKmh: sameForAll(90) });
  expect(limitOver([TOWN, road], { speedKmh, headingDeg: 45 })?.limitKmh).toBe(kmh);
});

test('of two equal limits an unconfirmed one is given', () => {
  const other = { ...TOWN, id: 'zone', isConfirmed: false };
  expect(limitOver([TOWN, other])).toMatchObject({ id: 'zone', limitKmh: 60, isConfirmed: false });
});

test('half an hour without a fix is open road, and so is a way that nobody drives', () => {
  expect(limitOverGap(SHIPPED, buildGap({ durationS: 1_800 }))?.limitKmh).toBe(110);
  expect(limitOverGap(SHIPPED, buildGap({ durationS: 3_600, speedKmh: 9_000 }))?.limitKmh).toBe(110);
});

test.each([
  [0, 999, 50],
  [500, 1_000, 55],
  [500, 2_500, 55],
  [1_200, 2_500, 55],
  [2_000, 3_000, 52],
])('by the thresholds the highest caution threshold from %s to %s holds: %s', (fromMs, toMs, kmh) => {
  const timeline = [
    { caution: 55, warning: 65, danger: 75, effectiveAtMs: 1_000 },
    { caution: 52, warning: 65, danger: 75, effectiveAtMs: 2_000 },
  ];
  const gap = buildGap({ fromMs, durationS: (toMs - fromMs) / 1000 });
  const basis = { kind: 'thresholds', timeline } as const;
  expect(limitOverGap(basis, gap)).toMatchObject({ limitKmh: kmh, isConfirmed: true });
  expect(limitOverGap(basis, { ...gap, vehicleClass: 'TRAIN' })).toBeNull();
});
