import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import type { MeasuredPlace } from '../../lib/geolocation/current-place';

/** State of the active journey on the map page. */
export interface MapJourney {
  id: string;
  /** Whether the server has it and can send its route. */
  isOnServer: boolean;
  distanceM: number;
  durationS: number;
  /** Mean speed while moving, km/h; 0 before the first. */
  averageSpeedKmh: number;
  /** km/h; null before one is known. */
  maxSpeedKmh: number | null;
  /** Whether another device records it. */
  isElsewhere: boolean;
  /** Whether this phone may not use its location. */
  isLocationDenied: boolean;
  /** Position of this phone; null without one of the last seconds. */
  place: MeasuredPlace | null;
  /** Time when that was, device time in ms. */
  placedAtMs: number | null;
  /** The route as this page has seen it so far. */
  points: readonly RouteMapPoint[];
}
