/** Milliseconds in one minute. */
export const MINUTE_MS = 60_000;
/** Milliseconds in one hour. */
export const HOUR_MS = 60 * MINUTE_MS;
/** Milliseconds in one day. */
export const DAY_MS = 24 * HOUR_MS;

/** Speed in km/h of a distance in metres covered in a time in seconds (greater than 0). */
export function speedKmhOf(distanceM: number, durationS: number): number {
  return (distanceM / durationS) * 3.6;
}

/** Metres that a speed in km/h covers in a time in seconds. */
export function metresOf(speedKmh: number, durationS: number): number {
  return (speedKmh / 3.6) * durationS;
}

/** Kilometres of a distance in metres. */
export function kmOf(distanceM: number): number {
  return distanceM / 1000;
}
