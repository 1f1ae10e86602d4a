import { toReceiverPrecision } from '@wakafine/domain/receiver-precision';

/** Bounds that the server holds every fix to; what lies outside is never sent. */
const MAX_SPEED_KMH = 300;
const MAX_ACCURACY_M = 100_000;
const KMH_PER_MPS = 3.6;

/** One position as this phone measured it; `recordedAtMs` is server time (device time plus `clockOffsetMs`). */
export interface PhoneFix {
  seq: number;
  lat: number;
  lng: number;
  recordedAtMs: number;
  accuracyM: number | null;
  speedKmh: number | null;
  headingDeg: number | null;
  clockOffsetMs: number;
}

/** What of the browser's position a fix is made of; `timestamp` is device time in milliseconds. */
export interface DevicePosition {
  timestamp: number;
  coords: {
    latitude: number;
    longitude: number;
    accuracy: number;
    speed: number | null;
    heading: number | null;
  };
}

/** A fix without its number and without digits that no receiver knows, or null when the device reports a place that cannot be on the globe. */
export function fixFromPosition(
  position: DevicePosition,
  clockOffsetMs: number,
): Omit<PhoneFix, 'seq'> | null {
  const { latitude, longitude, accuracy, speed, heading } = position.coords;
  const isOnGlobe = isWithin(latitude, -90, 90) && isWithin(longitude, -180, 180);
  if (!isOnGlobe || !Number.isFinite(position.timestamp)) {
    return null;
  }
  return toReceiverPrecision({
    lat: latitude,
    lng: longitude,
    recordedAtMs: position.timestamp + clockOffsetMs,
    accuracyM: orNull(accuracy, 0, MAX_ACCURACY_M),
    speedKmh: speed === null ? null : orNull(speed * KMH_PER_MPS, 0, MAX_SPEED_KMH),
    headingDeg: heading === null ? null : orNull(heading, 0, 360),
    clockOffsetMs,
  });
}

// A standing phone reports NaN as its heading, and some drivers -1 as an unknown speed: both mean "not known".
function orNull(value: number, min: number, max: number): number | null {
  return isWithin(value, min, max) ? value : null;
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isFinite(value) && value >= min && value <= max;
}
