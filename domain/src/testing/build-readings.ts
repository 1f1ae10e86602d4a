import type { SpeedReading } from '../speed/alert-stretch';
import type { AlertState, SpeedAlert } from '../speed/speed-alerts';
import { alertsOf, closeAlert, NO_ALERTS, readSpeed } from '../speed/speed-alerts';
import type { ThresholdsTimeline } from '../speed/zones';
import { placeNorth, START_MS } from './build-fixes';

/** A displayed speed in km/h at a time in seconds after the start. */
export interface ReadingSettings {
  readonly atS: number;
  readonly speedKmh: number;
  /** Also the displayed speed by default. */
  readonly fullKmh?: number | null;
  /** Metres north of the start; by default as far as 36 km/h lead. */
  readonly northM?: number;
}

/** A reading as the track would give it, somewhere north of the start. */
export function buildReading({
  atS,
  speedKmh,
  fullKmh = speedKmh,
  northM = atS * 10,
}: ReadingSettings): SpeedReading {
  const recordedAtMs = START_MS + Math.round(atS * 1000);
  return { ...placeNorth(northM), recordedAtMs, speedKmh, fullKmh };
}

/** One reading for each speed in km/h, evenly spaced from the start. */
export function buildReadings(speedsKmh: readonly number[], everyS = 1): readonly SpeedReading[] {
  return speedsKmh.map((speedKmh, index) => buildReading({ atS: index * everyS, speedKmh }));
}

/** The same speed so many times. */
export function steady(speedKmh: number, times: number): readonly number[] {
  return Array.from({ length: times }, () => speedKmh);
}

/** The alerts that readings make when the journey ends after the last one. */
export function endedAlerts(
  readings: readonly SpeedReading[],
  timeline: ThresholdsTimeline = [],
): readonly SpeedAlert[] {
  return alertsOf(closeAlert(stateAfter(readings, timeline)));
}

/** The state of the alerts after the last of the readings. */
export function stateAfter(
  readings: readonly SpeedReading[],
  timeline: ThresholdsTimeline = [],
  before: AlertState = NO_ALERTS,
): AlertState {
  return readings.reduce((state, reading) => readSpeed(state, reading, timeline), before);
}
