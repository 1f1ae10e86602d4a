/** A place on the ground in degrees. */
export interface Place {
  readonly lat: number;
  readonly lng: number;
}

/** Mean radius of the earth, the one that the judging engine uses. */
const EARTH_RADIUS_M = 6_371_000;
const RADIANS = Math.PI / 180;

/** Great-circle distance in metres (haversine). */
export function distanceBetweenM(from: Place, to: Place): number {
  const halfLat = Math.sin(((to.lat - from.lat) * RADIANS) / 2);
  const halfLng = Math.sin(((to.lng - from.lng) * RADIANS) / 2);
  const square = halfLat ** 2 + Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * halfLng ** 2;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** The place `northM` metres north and `eastM` metres east of another; good to a centimetre within some kilometres. */
export function movedBy(place: Place, northM: number, eastM: number): Place {
  return {
    lat: place.lat + northM / (EARTH_RADIUS_M * RADIANS),
    lng: place.lng + eastM / (EARTH_RADIUS_M * RADIANS * Math.cos(place.lat * RADIANS)),
  };
}

/** How far `to` lies north and east of `from`, in metres, on the plane that touches the earth at `from`. */
export function offsetM(from: Place, to: Place): { northM: number; eastM: number } {
  return {
    northM: (to.lat - from.lat) * RADIANS * EARTH_RADIUS_M,
    eastM: (to.lng - from.lng) * RADIANS * EARTH_RADIUS_M * Math.cos(from.lat * RADIANS),
  };
}

/** Course from one place to another, degrees clockwise from north in [0, 360). */
export function headingDeg(from: Place, to: Place): number {
  const { northM, eastM } = offsetM(from, to);
  return (Math.atan2(eastM, northM) / RADIANS + 360) % 360;
}
