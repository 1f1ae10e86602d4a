import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import type { MeasuredPlace } from '../../lib/geolocation/current-place';

/** What the map page shows of the journey that is on. */
export interface MapJourney {
  id: string;
  /** Whether the server has it and can tell of its route. */
  isOnServer: boolean;
  distanceM: number;
  durationS: number;
  /** Mean speed while moving, km/h; 0 before the first. */
  averageSpeedKmh: number;
  /** km/h; null before one is known. */
  maxSpeedKmh: number | null;
  /** Whether another device records it. */
  isElsewhere: boolean;
  /** Whether this phone may not tell where it is. */
  isLocationDenied: boolean;
  /** Where this phone is; null without a position of the last seconds. */
  place: MeasuredPlace | null;
  /** Time when that was, device time in ms. */
  placedAtMs: number | null;
  /** The route as this page has seen it so far. */
  points: readonly RouteMapPoint[];
}
