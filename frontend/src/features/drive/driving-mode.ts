/** From this speed on the driver sees the driving screen and nothing else, km/h. */
const DRIVING_FROM_KMH = 8;
/** A shorter stop, as in a queue, does not change the screen. */
const STOPPED_AFTER_MS = 3_000;
/** Without any speed (a tunnel) the driving screen stays up to this long. */
const LOST_AFTER_MS = 60_000;

/** Whether the driving screen is up, and since when the speed has been below it. */
export interface DrivingMode {
  isDriving: boolean;
  slowSinceMs: number | null;
}

/** A journey that has not moved yet. */
export const STANDING: DrivingMode = { isDriving: false, slowSinceMs: null };

/** The mode after a reading (speed in km/h or null, time of any clock in ms): up at once at 8 km/h, down after a stop of 3 s. */
export function nextDrivingMode(mode: DrivingMode, speedKmh: number | null, atMs: number): DrivingMode {
  if (speedKmh !== null && speedKmh >= DRIVING_FROM_KMH) {
    return mode.isDriving && mode.slowSinceMs === null ? mode : { isDriving: true, slowSinceMs: null };
  }
  if (!mode.isDriving) {
    return mode;
  }
  const slowSinceMs = mode.slowSinceMs ?? atMs;
  const isOver = atMs - slowSinceMs >= (speedKmh === null ? LOST_AFTER_MS : STOPPED_AFTER_MS);
  if (isOver) {
    return STANDING;
  }
  return slowSinceMs === mode.slowSinceMs ? mode : { isDriving: true, slowSinceMs };
}
