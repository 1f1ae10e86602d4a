import { GAP_ABOVE_S, WEAK_ABOVE_M } from '@wakafine/domain/fix-filter';
import type { LocationState } from '../../lib/geolocation/watch-position';

/** What the screen says of the positioning. */
export type GpsState = 'searching' | 'good' | 'weak' | 'denied' | 'unsupported' | 'lost';

export interface GpsReading {
  location: LocationState;
  /** Accuracy of the last fix in metres; null where the device gives none or there was no fix yet. */
  accuracyM: number | null;
  /** Age of the last fix in milliseconds; null before the first. */
  ageMs: number | null;
}

/** How far the position can be trusted now: a fix older than 15 s counts as none, beyond 30 m it is weak; `lost` is none after an attempt that failed. */
export function gpsStateOf({ location, accuracyM, ageMs }: GpsReading): GpsState {
  if (location === 'denied' || location === 'unsupported') {
    return location;
  }
  if (ageMs === null || ageMs > GAP_ABOVE_S * 1_000) {
    return location === 'timeout' || location === 'unavailable' ? 'lost' : 'searching';
  }
  return accuracyM !== null && accuracyM > WEAK_ABOVE_M ? 'weak' : 'good';
}
