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

/** The same place with coordinates rounded to 2 decimals (about 1.1 km), as much as strangers may see. */
export function coarsePlace(place: Place): Place {
  return { lat: Math.round(place.lat * 100) / 100, lng: Math.round(place.lng * 100) / 100 };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
