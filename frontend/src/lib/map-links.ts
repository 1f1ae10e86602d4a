import type { Place } from '@wakafine/domain/geo/geo';

/** Centre of a map while no position is known: Douala (product decision D9). */
export const DEFAULT_PLACE: Place = { lat: 4.0511, lng: 9.7679 };

/** Zoom of every map that is opened, in the web's usual levels (product specification, section 9). */
export const MAP_ZOOM = 15;

/** The kinds of device that name their own map app differently. */
export type DevicePlatform = 'android' | 'ios' | 'other';

/** Latitude and longitude to six decimals (about 11 cm), as `4.051100, 9.767900`. */
export function coordinatesText(place: Place): string {
  return coordinates(place, ', ');
}

/** Address of a place in the external maps service; also what is copied and sent to others. */
export function placeLink(place: Place): string {
  return `https://www.google.com/maps?q=${coordinates(place)}&z=${MAP_ZOOM}`;
}

/**
 * Address that asks the external maps service for the way by car from `origin`; the traveller names the destination there.
 * Without an origin (null) that service uses the phone's own position.
 */
export function directionsLink(origin: Place | null): string {
  const from = origin === null ? '' : `&origin=${encodeURIComponent(coordinates(origin))}`;
  return `https://www.google.com/maps/dir/?api=1${from}&travelmode=driving`;
}

/** Address that opens the phone's own map app at a place: `geo:` on Android, `maps:` on iOS, and the web's elsewhere. */
export function deviceMapLink(place: Place, platform: DevicePlatform): string {
  const at = coordinates(place);
  const links: Record<DevicePlatform, string> = {
    android: `geo:${at}?z=${MAP_ZOOM}&q=${at}`,
    ios: `maps:?ll=${at}&q=${at}&z=${MAP_ZOOM}`,
    other: placeLink(place),
  };
  return links[platform];
}

/** The platform that a browser says it runs on; an iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
export function devicePlatformOf({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): DevicePlatform {
  if (/android/i.test(userAgent)) {
    return 'android';
  }
  const isTablet = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : 'other';
}

function coordinates({ lat, lng }: Place, separator = ','): string {
  return `${lat.toFixed(6)}${separator}${lng.toFixed(6)}`;
}
