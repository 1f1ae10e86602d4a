import { GAP_ABOVE_S, WEAK_ABOVE_M } from '@wakafine/domain/speed/fix-filter';
import type { LocationState } from '../../../lib/geolocation/watch-position';

/** Positioning as the screen shows it: `old` and `lost` after some seconds without a good fix. */
export type GpsState = 'searching' | 'good' | 'weak' | 'old' | 'denied' | 'unsupported' | 'lost';

/** From when on the shown speed is marked as old, and from when on none is shown, seconds (product decision D2). */
const OLD_AFTER_S = 3;
const LOST_AFTER_S = 5;

export interface GpsReading {
  location: LocationState;
  /** Accuracy of the last fix in metres; null where the device gives none or there was no fix yet. */
  accuracyM: number | null;
  /** Seconds since the last good fix; null before the first. */
  silentS: number | null;
}

/**
 * Trust in the position now: beyond 30 m it is weak, after 3 s without a good fix it is old, and after 5 s it is lost, as it is
 * after a failed attempt before the first.
 */
export function gpsStateOf({ location, accuracyM, silentS }: GpsReading): GpsState {
  if (location === 'denied' || location === 'unsupported') {
    return location;
  }
  if (silentS === null) {
    return location === 'timeout' || location === 'unavailable' ? 'lost' : 'searching';
  }
  if (silentS >= OLD_AFTER_S) {
    return silentS < LOST_AFTER_S ? 'old' : 'lost';
  }
  return accuracyM !== null && accuracyM > WEAK_ABOVE_M ? 'weak' : 'good';
}

/** Whether a position that came so many seconds ago (null: never) still says where the vehicle is. */
export function isPlaceKnown(agedS: number | null): boolean {
  return agedS !== null && agedS <= GAP_ABOVE_S;
}
