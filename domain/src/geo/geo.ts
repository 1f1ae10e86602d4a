/** A place on the earth, WGS 84 degrees. */
export interface Place {
  /** -90 to 90 */
  readonly lat: number;
  /** -180 to 180 */
  readonly lng: number;
}

/** Mean earth radius that the product specification fixes, in metres. */
export const EARTH_RADIUS_M = 6_371_000;

/** Great-circle distance between two places in metres (haversine formula, R. W. Sinnott 1984). */
export function distanceBetweenM(from: Place, to: Place): number {
  const lat1 = radians(from.lat);
  const lat2 = radians(to.lat);
  const sinHalfLat = Math.sin((lat2 - lat1) / 2);
  const sinHalfLng = Math.sin(radians(to.lng - from.lng) / 2);
  const h = sinHalfLat * sinHalfLat + Math.cos(lat1) * Math.cos(lat2) * sinHalfLng * sinHalfLng;
  // Rounding can carry h a hair above 1 for antipodes, where asin has no value.
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** Side of a cell of the grid, degrees: about 110 m in Cameroon. */
export const CELL_DEG = 0.001;

/**
 * Whether two places lie in the same cell of the grid or in cells that touch. Everything within 100 m does, and where in its
 * cell a place lies changes nothing.
 */
export function areCellsNear(one: Place, other: Place): boolean {
  return isNextTo(one.lat, other.lat) && isNextTo(one.lng, other.lng);
}

function isNextTo(one: number, other: number): boolean {
  return Math.abs(Math.floor(one / CELL_DEG) - Math.floor(other / CELL_DEG)) <= 1;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
