import { EARTH_RADIUS_M, type Place } from '@wakafine/domain/geo/geo';

/** A place on the Web-Mercator square: 0 to 1 from west to east and from north to south (EPSG:3857). */
export interface WorldPlace {
  readonly x: number;
  readonly y: number;
}

/** Width of the whole world at zoom 0, CSS px: the measure that all tile maps share. */
const WORLD_PX = 256;
/** Web-Mercator ends here, where the world is a square. */
const MAX_LAT = 85.051_128_78;

/**
 * Position of a place on the Web-Mercator square; `x` may leave 0 to 1 so that it is near `nearLng` across the
 * date line.
 */
export function worldPlaceOf({ lat, lng }: Place, nearLng = lng): WorldPlace {
  const sinLat = Math.sin((Math.max(-MAX_LAT, Math.min(MAX_LAT, lat)) * Math.PI) / 180);
  const nearest = ((((lng - nearLng) % 360) + 540) % 360) - 180 + nearLng;
  return { x: nearest / 360 + 0.5, y: 0.5 - Math.atanh(sinLat) / (2 * Math.PI) };
}

/** The place at a point of the Web-Mercator square. */
export function placeOf({ x, y }: WorldPlace): Place {
  const lat = (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI;
  return { lat, lng: (((((x - 0.5) * 360 + 540) % 360) + 360) % 360) - 180 };
}

/** Width of the whole world in CSS px at a zoom. */
export function worldSizePx(zoom: number): number {
  return WORLD_PX * 2 ** zoom;
}

/** Metres on the ground under one CSS px at a latitude and a zoom. */
export function metresPerPx(lat: number, zoom: number): number {
  return (2 * Math.PI * EARTH_RADIUS_M * Math.cos((lat * Math.PI) / 180)) / worldSizePx(zoom);
}
