import { METRES_PER_DEGREE, metresPerLngAt } from './limit-geometry';
import type { LimitShape } from './limit-geometry';
import { isWithin } from '../input/limits';
import type { Range } from '../input/limits';
import { ringsFault } from './simple-rings';
import type { RingsFault } from './simple-rings';
import type { LimitGeometry, Position } from './speed-limits';

/** Digits of a degree behind the point in the register: about 11 cm. */
export const LIMIT_DEGREE_DIGITS = 6;
/** Drawn limits lie in the box around Cameroon, its islands and the first kilometres behind its borders, degrees. */
export const LIMIT_BOUNDS = { lat: { min: 1, max: 14 }, lng: { min: 8, max: 17 } } as const;
/** Radius of a circle, metres. */
export const CIRCLE_RADIUS_M = { min: 20, max: 50_000 } as const;
/** Reach of a road to either side of its line, metres. */
export const HALF_WIDTH_M = { min: 3, max: 1_000 } as const;
/** Most points of a line, or of a polygon with all its rings. */
export const SHAPE_POINTS_MAX = 500;
/** Most rings of a polygon: its outline and holes. */
export const RINGS_MAX = 10;
/** Greatest length of a line, and of a polygon from side to side, metres. */
export const LINE_MAX_M = 1_000_000;
export const POLYGON_MAX_M = 150_000;

/** Possible faults of the geometry of a limit, with the sentence that the server answers. */
const SENTENCES = {
  POINTS: `Must have at most ${SHAPE_POINTS_MAX} points`,
  OUTSIDE: `Must lie in Cameroon: longitude ${LIMIT_BOUNDS.lng.min} to ${LIMIT_BOUNDS.lng.max}, latitude ${LIMIT_BOUNDS.lat.min} to ${LIMIT_BOUNDS.lat.max}`,
  RADIUS: wholeSentence('The radius', CIRCLE_RADIUS_M),
  HALF_WIDTH: wholeSentence('The half width', HALF_WIDTH_M),
  LINE_SHORT: 'A line must have at least two points',
  LINE_REPEATS: 'A line must not have the same point twice in a row',
  LINE_LONG: `A line must be at most ${LINE_MAX_M / 1000} km long`,
  RINGS: `A polygon must have from 1 to ${RINGS_MAX} rings`,
  WIDE: `A polygon must be at most ${POLYGON_MAX_M / 1000} km across`,
  RING_OPEN: 'Each ring must have at least four points and end where it begins',
  RING_REPEATS: 'A ring must not have the same point twice in a row',
  RINGS_CROSS: 'Rings must not cross or touch themselves or each other',
  RINGS_NOT_NESTED: 'Every ring after the first must be a hole in the first, and in no other',
} as const satisfies Record<RingsFault, string> & Record<string, string>;

/** Possible fault of the geometry of a limit. */
export type ShapeFault = keyof typeof SENTENCES;

/** Fault of the geometry of a limit, as a sentence, or null where there is none. */
export function shapeFault(geometry: LimitGeometry): string | null {
  const fault = findShapeFault(geometry);
  return fault === null ? null : SENTENCES[fault];
}

/** The first thing that is wrong with where a limit applies, or null where nothing is. */
export function findShapeFault(geometry: LimitGeometry): ShapeFault | null {
  if (geometry.kind === 'DEFAULT') {
    return null;
  }
  const points = pointsOf(geometry);
  if (points.length > SHAPE_POINTS_MAX) {
    return 'POINTS';
  }
  const { lat, lng } = LIMIT_BOUNDS;
  if (!points.every((point) => point.length === 2 && isWithin(point[0], lng) && isWithin(point[1], lat))) {
    return 'OUTSIDE';
  }
  switch (geometry.kind) {
    case 'CIRCLE':
      return isWhole(geometry.radiusM, CIRCLE_RADIUS_M) ? null : 'RADIUS';
    case 'CORRIDOR':
      return lineFault(geometry.line) ?? (isWhole(geometry.halfWidthM, HALF_WIDTH_M) ? null : 'HALF_WIDTH');
    case 'POLYGON':
      return polygonFault(geometry.rings);
  }
}

function pointsOf(shape: LimitShape): readonly Position[] {
  switch (shape.kind) {
    case 'CIRCLE':
      return [[shape.centre.lng, shape.centre.lat]];
    case 'CORRIDOR':
      return shape.line;
    case 'POLYGON':
      return shape.rings.flat();
  }
}

function wholeSentence(name: string, { min, max }: Range): string {
  return `${name} must be a whole number of metres from ${min} to ${max}`;
}

function isWhole(value: number, range: Range): boolean {
  return Number.isInteger(value) && isWithin(value, range);
}

function lineFault(line: readonly Position[]): ShapeFault | null {
  if (line.length < 2) {
    return 'LINE_SHORT';
  }
  let lengthM = 0;
  let before: Position | null = null;
  for (const point of line) {
    const stepM = before === null ? 1 : distanceM(before, point);
    if (stepM < 10 ** -LIMIT_DEGREE_DIGITS * METRES_PER_DEGREE * 0.5) {
      return 'LINE_REPEATS';
    }
    lengthM += before === null ? 0 : stepM;
    before = point;
  }
  return lengthM > LINE_MAX_M ? 'LINE_LONG' : null;
}

function polygonFault(rings: readonly (readonly Position[])[]): ShapeFault | null {
  if (rings.length < 1 || rings.length > RINGS_MAX) {
    return 'RINGS';
  }
  const points = rings.flat();
  const [lngs, lats] = [points.map(([lng]) => lng), points.map(([, lat]) => lat)];
  const south = Math.min(...lats);
  const acrossM = distanceM([Math.min(...lngs), south], [Math.max(...lngs), Math.max(...lats)]);
  if (acrossM > POLYGON_MAX_M) {
    return 'WIDE';
  }
  return ringsFault(rings, LIMIT_DEGREE_DIGITS);
}

function distanceM(one: Position, other: Position): number {
  const x = (other[0] - one[0]) * metresPerLngAt((one[1] + other[1]) / 2);
  const y = (other[1] - one[1]) * METRES_PER_DEGREE;
  return Math.sqrt(x * x + y * y);
}
