import { coverageOf, metresPerLngAt } from './limit-geometry';
import type { Coverage, LimitShape } from './limit-geometry';
import type { Position } from './speed-limits';

const LAT = 4;
const LNG = 10;
const metresPerLng = metresPerLngAt(LAT);
/** Position that lies some metres east and north of the origin of these tests. */
const at = (eastM: number, northM: number): Position => [LNG + eastM / metresPerLng, LAT + northM / 111_195];

function coverage(
  shape: LimitShape,
  {
    eastM,
    northM,
    headingDeg = null,
    marginM = 50,
  }: Record<'eastM' | 'northM', number> & {
    headingDeg?: number | null;
    marginM?: number;
  },
): Coverage {
  const [lng, lat] = at(eastM, northM);
  return coverageOf(shape, { lat, lng, headingDeg }, { marginM, metresPerLng });
}

const CIRCLE: LimitShape = { kind: 'CIRCLE', centre: { lat: LAT, lng: LNG }, radiusM: 500 };
const SQUARE: LimitShape = {
  kind: 'POLYGON',
  rings: [
    [at(0, 0), at(1_000, 0), at(1_000, 1_000), at(0, 1_000), at(0, 0)],
    [at(400, 400), at(600, 400), at(600, 600), at(400, 600), at(400, 400)],
  ],
};

test.each<[string, LimitShape, number, number, Coverage]>([
  ['well inside a circle', CIRCLE, 440, 0, 'CERTAIN'],
  ['just inside a circle', CIRCLE, 0, 460, 'POSSIBLE'],
  ['just outside a circle', CIRCLE, -540, 0, 'POSSIBLE'],
  ['away from a circle', CIRCLE, 0, -560, 'NONE'],
  ['well inside a polygon', SQUARE, 200, 500, 'CERTAIN'],
  ['near the border of a polygon', SQUARE, 30, 500, 'POSSIBLE'],
  ['just outside a polygon', SQUARE, 500, -40, 'POSSIBLE'],
  ['off the corner of a polygon', SQUARE, -40, -40, 'NONE'],
  ['just inside a hole', SQUARE, 440, 500, 'POSSIBLE'],
  ['in the middle of a hole', SQUARE, 500, 500, 'NONE'],
])('%s a limit is %s', (_name, shape, eastM, northM, expected) => {
  const marginM = shape === SQUARE && eastM === 500 && northM === 500 ? 90 : 50;
  expect(coverage(shape, { eastM, northM, marginM })).toBe(expected);
});

/** North for a kilometre, then east. */
const ROAD = { kind: 'CORRIDOR', line: [at(0, 0), at(0, 1_000), at(1_000, 1_000)], halfWidthM: 80 } as const;

test.each<[string, boolean, number, number, number | null, Coverage]>([
  ['along the road', false, 10, 500, 0, 'CERTAIN'],
  ['along the road, the other way', false, 10, 500, 180, 'CERTAIN'],
  ['along its second stretch', false, 500, 990, 90, 'CERTAIN'],
  ['across it', false, 10, 500, 90, 'POSSIBLE'],
  ['on it with no heading', false, 10, 500, null, 'CERTAIN'],
  ['beside it', false, 120, 500, 0, 'POSSIBLE'],
  ['far from it', false, 140, 500, 0, 'NONE'],
  ['along a one-way road', true, 10, 500, 350, 'CERTAIN'],
  ['against a one-way road', true, 10, 500, 180, 'NONE'],
  ['across a one-way road', true, 10, 500, 90, 'POSSIBLE'],
  ['on a one-way road with no heading', true, 10, 500, null, 'POSSIBLE'],
])(
  '%s (one-way: %s) the limit of a corridor is as it should be',
  (_name, isOneWay, eastM, northM, headingDeg, expected) => {
    expect(coverage({ ...ROAD, isOneWay }, { eastM, northM, headingDeg })).toBe(expected);
  },
);
