import type { Place } from '@wakafine/domain/geo/geo';
import { fixFromPosition, type PhoneFix } from './phone-fix';

/** A place as the phone measured it. */
export interface MeasuredPlace extends Place {
  /** Radius in metres; null where the device gives none. */
  readonly accuracyM: number | null;
  /** Degrees clockwise from north; null or absent where it is not known, as while one stands. */
  readonly headingDeg?: number | null;
}

/** Position of a fix. */
export function placeOfFix({ lat, lng, accuracyM, headingDeg }: Omit<PhoneFix, 'seq'>): MeasuredPlace {
  return { lat, lng, accuracyM, headingDeg };
}

/** Freshly measured and exact, for what is sent to others. */
const EXACT: PositionOptions = { enableHighAccuracy: true, timeout: 5_000, maximumAge: 0 };
/** Cheap and up to five minutes old, for a map that only needs a place to open at. */
const ROUGH: PositionOptions = { enableHighAccuracy: false, timeout: 5_000, maximumAge: 300_000 };

/**
 * Asks the phone once for its location, with its permission; null where it cannot or may not answer within 5 s.
 */
export function readPlace(): Promise<MeasuredPlace | null> {
  return askDevice(EXACT);
}

/** Rough location of the phone, if it may be asked without a question to the user; else null. */
export async function readAllowedPlace(): Promise<MeasuredPlace | null> {
  const isAllowed = await mayAskSilently();
  return isAllowed ? askDevice(ROUGH) : null;
}

async function mayAskSilently(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' });
    return state === 'granted';
  } catch {
    // Older browsers cannot answer, and then a question could come up that nobody has asked for.
    return false;
  }
}

function askDevice(options: PositionOptions): Promise<MeasuredPlace | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator) || typeof navigator.geolocation.getCurrentPosition !== 'function') {
      resolve(null);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      (position) => {
        const fix = fixFromPosition(position);
        resolve(fix && placeOfFix(fix));
      },
      () => resolve(null),
      options,
    );
  });
}
