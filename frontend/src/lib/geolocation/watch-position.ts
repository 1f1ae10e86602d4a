import type { DevicePosition } from './phone-fix';

/** State of the phone's location: `searching` until the first position, then the state of the last attempt. */
export type LocationState = 'searching' | 'fixed' | 'denied' | 'unavailable' | 'timeout' | 'unsupported';

export interface PositionListener {
  onPosition: (position: DevicePosition) => void;
  onState: (state: LocationState) => void;
}

const WATCH_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 };

const STATE_OF_ERROR: Record<number, LocationState> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** Follows the device until the returned function is called; failures arrive as states and are never thrown. */
export function watchPosition(listener: PositionListener, geolocation = deviceGeolocation()): () => void {
  if (!geolocation) {
    listener.onState('unsupported');
    return () => undefined;
  }
  listener.onState('searching');
  const watchId = geolocation.watchPosition(
    (position) => {
      listener.onState('fixed');
      listener.onPosition(position);
    },
    (error) => {
      listener.onState(STATE_OF_ERROR[error.code] ?? 'unavailable');
    },
    WATCH_OPTIONS,
  );
  return () => {
    geolocation.clearWatch(watchId);
  };
}

// The DOM types promise it, but it is absent on pages that are not served securely and in some web views.
function deviceGeolocation(): Geolocation | undefined {
  return 'geolocation' in navigator ? navigator.geolocation : undefined;
}
