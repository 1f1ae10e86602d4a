/** From this speed on the driver sees the driving screen and nothing else, km/h. */
const DRIVING_FROM_KMH = 8;
/** A shorter stop, as in a queue, does not change the screen. */
const STOPPED_AFTER_MS = 3_000;
/** Without any speed (a tunnel) the driving screen stays up to this long. */
const LOST_AFTER_MS = 60_000;

/** Whether the driving screen is up, and when it goes down unless the vehicle moves on before. */
export interface DrivingMode {
  isDriving: boolean;
  overAtMs: number | null;
}

/** A journey that has not moved yet. */
export const STANDING: DrivingMode = { isDriving: false, overAtMs: null };

/**
 * The mode after a reading (speed in km/h or null, time of any clock in ms): up at once at 8 km/h, down after a stop of 3 s. Once it was
 * slow, a speed that is lost changes nothing; a clock that is set back lengthens no wait.
 */
export function nextDrivingMode(mode: DrivingMode, speedKmh: number | null, atMs: number): DrivingMode {
  if (speedKmh !== null && speedKmh >= DRIVING_FROM_KMH) {
    return mode.isDriving && mode.overAtMs === null ? mode : { isDriving: true, overAtMs: null };
  }
  if (!mode.isDriving) {
    return mode;
  }
  const waitMs = speedKmh === null ? LOST_AFTER_MS : STOPPED_AFTER_MS;
  const overAtMs = Math.min(mode.overAtMs ?? Infinity, atMs + waitMs);
  if (atMs >= overAtMs) {
    return STANDING;
  }
  return overAtMs === mode.overAtMs ? mode : { isDriving: true, overAtMs };
}
