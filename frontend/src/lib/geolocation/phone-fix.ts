import { toReceiverPrecision } from '@wakafine/domain/speed/receiver-precision';
import { MINUTE_MS } from '@wakafine/domain/units';

/** Bounds that the server holds every fix to; what lies outside is never sent. */
const MAX_SPEED_KMH = 300;
const MAX_ACCURACY_M = 100_000;
const KMH_PER_MPS = 3.6;
/** Positions come within seconds. A time farther from the phone's is not the phone's: many give that of the satellites, which is right. */
const SAME_CLOCK_WITHIN_MS = MINUTE_MS;

/** One position as this phone measured it; `recordedAtMs` is server time (the phone's plus `clockOffsetMs`). */
export interface PhoneFix {
  seq: number;
  lat: number;
  lng: number;
  recordedAtMs: number;
  accuracyM: number | null;
  speedKmh: number | null;
  headingDeg: number | null;
  clockOffsetMs: number;
  /** Whether its time is that of the satellites, which needs no offset; absent where it is the phone's. */
  hasTrueTime?: true;
}

/** Data of a phone's clock that makes the time of a position that of a fix. */
export interface FixTimes {
  /** Time of the clock now, ms since 1970. */
  wallMs: number;
  /** Time by which it was set back since the recording began, ms. */
  setBackMs: number;
  /** Offset to be added for the server's time when the recording began, ms. */
  clockOffsetMs: number;
}

/** Members of the browser's position for a fix; `timestamp` is device time in milliseconds. */
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
  times: FixTimes = uncorrected(),
): Omit<PhoneFix, 'seq'> | null {
  const { latitude, longitude, accuracy, speed, heading } = position.coords;
  const isOnGlobe = isWithin(latitude, -90, 90) && isWithin(longitude, -180, 180);
  if (!isOnGlobe || !Number.isFinite(position.timestamp)) {
    return null;
  }
  return toReceiverPrecision({
    lat: latitude,
    lng: longitude,
    ...timeOf(position.timestamp, times),
    accuracyM: orNull(accuracy, 0, MAX_ACCURACY_M),
    speedKmh: speed === null ? null : orNull(speed * KMH_PER_MPS, 0, MAX_SPEED_KMH),
    headingDeg: heading === null ? null : orNull(heading, 0, 360),
  });
}

// For a place alone the clock may be as wrong as it likes.
function uncorrected(): FixTimes {
  return { wallMs: Date.now(), setBackMs: 0, clockOffsetMs: 0 };
}

function timeOf(
  measuredAtMs: number,
  { wallMs, setBackMs, clockOffsetMs }: FixTimes,
): Pick<PhoneFix, 'recordedAtMs' | 'clockOffsetMs' | 'hasTrueTime'> {
  if (Math.abs(measuredAtMs - wallMs) > SAME_CLOCK_WITHIN_MS) {
    return { recordedAtMs: measuredAtMs, clockOffsetMs: 0, hasTrueTime: true };
  }
  return { recordedAtMs: measuredAtMs + setBackMs + clockOffsetMs, clockOffsetMs };
}

// A standing phone reports NaN as its heading, and some drivers -1 as an unknown speed: both mean "not known".
function orNull(value: number, min: number, max: number): number | null {
  return isWithin(value, min, max) ? value : null;
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isFinite(value) && value >= min && value <= max;
}
