import { EARTH_RADIUS_M, type Place } from '@wakafine/domain/geo/geo';

const RADIANS = Math.PI / 180;

/** The place `northM` metres north and `eastM` metres east of another; good to a centimetre within some kilometres. */
export function movedBy(place: Place, northM: number, eastM: number): Place {
  return {
    lat: place.lat + northM / (EARTH_RADIUS_M * RADIANS),
    lng: place.lng + eastM / (EARTH_RADIUS_M * RADIANS * Math.cos(place.lat * RADIANS)),
  };
}

/** Offset of `to` from `from`, in metres north and east, on the plane that touches the earth at `from`. */
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
