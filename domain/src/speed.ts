/** How many instantaneous speeds the displayed speed is the mean of (product specification, section 9). */
export const SPEED_WINDOW = 5;

/** The last instantaneous speeds in km/h, oldest first, at most {@link SPEED_WINDOW}. */
export type SpeedWindow = readonly number[];

/** A difference between two speeds counts only above both of these. */
const DISAGREEMENT_KMH = 9;
const DISAGREEMENT_SHARE = 0.15;

/** Whether the device's own speed and the one between two fixes tell the same story (both km/h). */
export function doSpeedsAgree(impliedKmh: number, deviceKmh: number): boolean {
  const difference = Math.abs(impliedKmh - deviceKmh);
  return difference <= DISAGREEMENT_KMH || difference <= DISAGREEMENT_SHARE * Math.min(impliedKmh, deviceKmh);
}

/**
 * Instantaneous speed in km/h: the one between two successive good fixes, or the lower of the two where the
 * device gives one that disagrees with it.
 */
export function instantaneousSpeedKmh(impliedKmh: number, deviceKmh: number | null): number {
  if (deviceKmh === null || doSpeedsAgree(impliedKmh, deviceKmh)) {
    return impliedKmh;
  }
  return Math.min(impliedKmh, deviceKmh);
}

/** The window after one more instantaneous speed. */
export function withSpeed(window: SpeedWindow, speedKmh: number): SpeedWindow {
  return [...window.slice(1 - SPEED_WINDOW), speedKmh];
}

/** Displayed speed in km/h: the mean of the window, null while it is empty (shown as `--`, never as 0). */
export function displayedSpeedKmh(window: SpeedWindow): number | null {
  return window.length === 0 ? null : window.reduce((sum, speedKmh) => sum + speedKmh, 0) / window.length;
}
