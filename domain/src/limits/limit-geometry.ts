import type { LimitGeometry, Position } from './speed-limits';

/** Whether a limit holds at a place: certainly, possibly, or not. */
export type Coverage = 'NONE' | 'POSSIBLE' | 'CERTAIN';

/** Position and heading of a vehicle. */
export interface Whereabouts {
  readonly lat: number;
  readonly lng: number;
  /** Degrees clockwise from north; null where it is not known. */
  readonly headingDeg: number | null;
}

/** Metres of a degree on a sphere of 6371 km, which limits are small enough for. */
export const METRES_PER_DEGREE = 111_195;
/** A heading this far from that of a road is not on it for certain: lines bend less often than roads. */
const ALONG_DEG = 45;
/** A heading this far from that of a one-way road goes the other way. */
const AGAINST_DEG = 120;

/** A box around a geometry, degrees. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** The drawn shape of a limit, without a default, which has none. */
export type LimitShape = Exclude<LimitGeometry, { kind: 'DEFAULT' }>;

/**
 * Whether a shape covers a place when either may be off by `marginM` metres together. Distances are measured on a plane
 * around the place, `metresPerLng` metres to a degree of longitude.
 */
export function coverageOf(
  shape: LimitShape,
  at: Whereabouts,
  { marginM, metresPerLng }: { marginM: number; metresPerLng: number },
): Coverage {
  if (shape.kind === 'CIRCLE') {
    const x = (shape.centre.lng - at.lng) * metresPerLng;
    const y = (shape.centre.lat - at.lat) * METRES_PER_DEGREE;
    return byDepth(shape.radiusM - Math.sqrt(x * x + y * y), marginM);
  }
  if (shape.kind === 'CORRIDOR') {
    return onCorridor(shape, at, { marginM, metresPerLng });
  }
  let squaredM = Infinity;
  let isInside = false;
  for (const ring of shape.rings) {
    const seen = lookAlong(ring, at, metresPerLng);
    squaredM = Math.min(squaredM, seen.squaredM);
    isInside = isInside !== seen.isOdd;
  }
  const distanceM = Math.sqrt(squaredM);
  return byDepth(isInside ? distanceM : -distanceM, marginM);
}

/** The box around a shape, grown by metres on all sides. */
export function boxOf(shape: LimitShape, marginM: number): Box {
  const points: readonly Position[] =
    shape.kind === 'CIRCLE'
      ? [[shape.centre.lng, shape.centre.lat]]
      : shape.kind === 'CORRIDOR'
        ? shape.line
        : shape.rings.flat();
  const reachM =
    marginM + (shape.kind === 'CIRCLE' ? shape.radiusM : shape.kind === 'CORRIDOR' ? shape.halfWidthM : 0);
  let [south, north, west, east] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [lng, lat] of points) {
    south = Math.min(south, lat);
    north = Math.max(north, lat);
    west = Math.min(west, lng);
    east = Math.max(east, lng);
  }
  const byLat = reachM / METRES_PER_DEGREE;
  const farthest = Math.min(89, Math.max(Math.abs(south), Math.abs(north)) + byLat);
  const byLng = reachM / metresPerLngAt(farthest);
  return { south: south - byLat, north: north + byLat, west: west - byLng, east: east + byLng };
}

/** Whether two boxes have no place in common. */
export function areApart(one: Box, other: Box): boolean {
  return one.south > other.north || one.north < other.south || one.west > other.east || one.east < other.west;
}

/** Metres of a degree of longitude at a latitude. */
export function metresPerLngAt(lat: number): number {
  return METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
}

function byDepth(depthM: number, marginM: number): Coverage {
  if (depthM < -marginM) {
    return 'NONE';
  }
  return depthM >= marginM ? 'CERTAIN' : 'POSSIBLE';
}

function onCorridor(
  { line, halfWidthM, isOneWay }: Extract<LimitShape, { kind: 'CORRIDOR' }>,
  at: Whereabouts,
  { marginM, metresPerLng }: { marginM: number; metresPerLng: number },
): Coverage {
  const { squaredM, bearingDeg } = lookAlong(line, at, metresPerLng);
  const byPlace = byDepth(halfWidthM - Math.sqrt(squaredM), marginM);
  if (byPlace === 'NONE') {
    return 'NONE';
  }
  if (at.headingDeg === null) {
    return isOneWay ? 'POSSIBLE' : byPlace;
  }
  const turn = Math.abs(((at.headingDeg - bearingDeg + 540) % 360) - 180);
  if (isOneWay && turn > AGAINST_DEG) {
    return 'NONE';
  }
  const offDeg = isOneWay ? turn : Math.min(turn, 180 - turn);
  return offDeg <= ALONG_DEG ? byPlace : 'POSSIBLE';
}

/**
 * A line seen from a place: the squared distance to it in square metres, the bearing of the nearest stretch, and
 * whether a ray to the east crosses it an odd number of times.
 */
function lookAlong(line: readonly Position[], { lat, lng }: Whereabouts, metresPerLng: number) {
  let squaredM = Infinity;
  let nearestX = 0;
  let nearestY = 0;
  let isOdd = false;
  let fromX = 0;
  let fromY = 0;
  let isFirst = true;
  for (const point of line) {
    const toX = (point[0] - lng) * metresPerLng;
    const toY = (point[1] - lat) * METRES_PER_DEGREE;
    if (!isFirst) {
      const lengthX = toX - fromX;
      const lengthY = toY - fromY;
      const squared = lengthX * lengthX + lengthY * lengthY;
      const along = squared === 0 ? 0 : -(fromX * lengthX + fromY * lengthY) / squared;
      const share = along < 0 ? 0 : along > 1 ? 1 : along;
      const offX = fromX + share * lengthX;
      const offY = fromY + share * lengthY;
      const off = offX * offX + offY * offY;
      if (off < squaredM) {
        squaredM = off;
        nearestX = lengthX;
        nearestY = lengthY;
      }
      if (fromY > 0 !== toY > 0 && fromX - (fromY * lengthX) / lengthY > 0) {
        isOdd = !isOdd;
      }
    }
    fromX = toX;
    fromY = toY;
    isFirst = false;
  }
  return { squaredM, bearingDeg: (Math.atan2(nearestX, nearestY) * 180) / Math.PI, isOdd };
}
