import { fitView, MAX_ZOOM, type MapView, type Padding } from '../../../components/route-map/map-view';
import { placeOf, worldPlaceOf } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { CAMEROON } from './cameroon-outline';

/** Room around the country, CSS px. */
const COUNTRY_PADDING: Padding = { top: 24, right: 24, bottom: 24, left: 24 };
/** Area of most traffic: Limbe, Bamenda, Yaoundé, Bertoua. */
const BUSY_PLACES = [
  { lat: 6.3, lng: 8.95 },
  { lat: 3.4, lng: 13.9 },
].map((place) => worldPlaceOf(place));
const COUNTRY_PLACES = CAMEROON.map(([lng, lat]) => worldPlaceOf({ lat, lng }));

/** Bounds of the middle of the map, degrees: nothing of the service is elsewhere. */
const BOUNDS = { west: 8, east: 16.5, south: 1.5, north: 13.2 };

/** The view of the whole country in a frame, or of where most traffic is. */
export function countryView(size: Size, part: 'country' | 'busy'): MapView {
  const places = part === 'country' ? COUNTRY_PLACES : BUSY_PLACES;
  const padding = part === 'country' ? COUNTRY_PADDING : { top: 0, right: 0, bottom: 0, left: 0 };
  return fitView(places, size, padding) ?? { ...worldPlaceOf({ lat: 5.5, lng: 12 }), zoom: 6 };
}

/** The same view with its middle in the country. */
export function withinCountry(view: MapView): MapView {
  const { lat, lng } = placeOf(view);
  const middle = {
    lat: Math.max(BOUNDS.south, Math.min(BOUNDS.north, lat)),
    lng: Math.max(BOUNDS.west, Math.min(BOUNDS.east, lng)),
  };
  return middle.lat === lat && middle.lng === lng ? view : { ...worldPlaceOf(middle), zoom: view.zoom };
}

/** A view as the address has it: `4.05,9.77,8.5`, degrees and zoom. */
export function viewText(view: MapView): string {
  const { lat, lng } = placeOf(view);
  return `${lat.toFixed(3)},${lng.toFixed(3)},${view.zoom.toFixed(1)}`;
}

/** The view that an address names; null where it names none. */
export function viewOf(text: string): MapView | null {
  const [lat, lng, zoom] = text.split(',').map(Number);
  if (
    lat === undefined ||
    lng === undefined ||
    zoom === undefined ||
    ![lat, lng, zoom].every(Number.isFinite)
  ) {
    return null;
  }
  return withinCountry({ ...worldPlaceOf({ lat, lng }), zoom: Math.max(4, Math.min(MAX_ZOOM, zoom)) });
}
