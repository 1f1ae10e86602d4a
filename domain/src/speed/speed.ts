/** Number of instantaneous speeds the displayed speed is the mean of (product specification, section 9). */
export const SPEED_WINDOW = 5;

/** An instantaneous speed and the time between the two fixes that give it. */
export interface StepSpeed {
  readonly speedKmh: number;
  readonly durationS: number;
}

/** The last instantaneous speeds of a stretch, oldest first: five, and of a receiver above 1 Hz all of the last 4 s. */
export type SpeedWindow = readonly StepSpeed[];

/** A window is full with so many speeds over so many seconds, or with the few of a sparser cadence (product decision D2). */
const FULL = { speeds: SPEED_WINDOW, seconds: 4 } as const;
const SPARSELY_FULL = { speeds: 3, seconds: 6 } as const;

/** A difference between two speeds counts only above both of these. */
const DISAGREEMENT_KMH = 9;
const DISAGREEMENT_SHARE = 0.15;

/** Whether the device's own speed and the one between two fixes agree (both km/h). */
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
export function withSpeed<Stored extends StepSpeed>(
  window: readonly Stored[],
  step: Stored,
): readonly Stored[] {
  // Without copies but the last, for this is done at every fix.
  const mayGo = window.length + 1 - SPEED_WINDOW;
  let from = 0;
  let leftS = secondsOf(window) + step.durationS;
  for (const { durationS } of window) {
    leftS -= durationS;
    if (from >= mayGo || leftS < FULL.seconds) {
      break;
    }
    from += 1;
  }
  return [...window.slice(from), step];
}

/** Displayed speed in km/h: the mean of the last five, null while there is none (shown as `--`, never as 0). */
export function displayedSpeedKmh(window: SpeedWindow): number | null {
  return window.length === 0 ? null : meanKmh(window, SPEED_WINDOW);
}

/**
 * The speed of a full window, km/h, which alone may become a maximum or a peak; null before the window is full. It is the
 * displayed speed; of receivers above 1 Hz, whose last five speeds are over too soon, no more than the mean of 4 s.
 */
export function fullSpeedKmh(window: SpeedWindow): number | null {
  const seconds = secondsOf(window);
  const isFull =
    (window.length >= FULL.speeds && seconds >= FULL.seconds) ||
    (window.length >= SPARSELY_FULL.speeds && seconds >= SPARSELY_FULL.seconds);
  return isFull ? Math.min(meanKmh(window, window.length), meanKmh(window, SPEED_WINDOW)) : null;
}

/** A speed in km/h as a whole number for display: rounded down, so that it never passes the threshold that its zone is below. */
export function wholeKmh(speedKmh: number): number {
  return Math.floor(speedKmh);
}

/** Mean of the last so many speeds, km/h, or of all where there are fewer. */
function meanKmh(window: SpeedWindow, count: number): number {
  const from = Math.max(0, window.length - count);
  let sum = 0;
  for (let index = from; index < window.length; index += 1) {
    sum += window[index]?.speedKmh ?? NaN;
  }
  return sum / (window.length - from);
}

function secondsOf(window: SpeedWindow): number {
  return window.reduce((sum, { durationS }) => sum + durationS, 0);
}
