import type { Episode, EpisodeState, SpeedReading } from '../violations';
import { closeEpisode, episodesOf, NO_EPISODES, readSpeed } from '../violations';
import type { ThresholdsTimeline } from '../zones';
import { placeNorth, START_MS } from './build-fixes';

/** A displayed speed in km/h at a time in seconds after the start; the device is silent unless told. */
export interface ReadingSettings {
  readonly atS: number;
  readonly speedKmh: number;
  /** The displayed one too, unless told. */
  readonly fullKmh?: number | null;
  readonly impliedKmh?: number;
  readonly deviceKmh?: number | null;
}

/** A reading as the track would give it, somewhere north of the start. */
export function buildReading({
  atS,
  speedKmh,
  fullKmh = speedKmh,
  impliedKmh,
  deviceKmh = null,
}: ReadingSettings): SpeedReading {
  return {
    ...placeNorth(atS * 10),
    recordedAtMs: START_MS + Math.round(atS * 1000),
    speedKmh,
    fullKmh,
    impliedKmh: impliedKmh ?? speedKmh,
    deviceKmh,
  };
}

/** One reading for each speed in km/h, evenly spaced from the start. */
export function buildReadings(speedsKmh: readonly number[], everyS = 1): readonly SpeedReading[] {
  return speedsKmh.map((speedKmh, index) => buildReading({ atS: index * everyS, speedKmh }));
}

/** The same speed so many times. */
export function steady(speedKmh: number, times: number): readonly number[] {
  return Array.from({ length: times }, () => speedKmh);
}

/** The episodes that readings make when the journey ends after the last one. */
export function endedEpisodes(
  readings: readonly SpeedReading[],
  timeline: ThresholdsTimeline = [],
): readonly Episode[] {
  return episodesOf(closeEpisode(stateAfter(readings, timeline)));
}

/** The state of the episodes after the last of the readings. */
export function stateAfter(
  readings: readonly SpeedReading[],
  timeline: ThresholdsTimeline = [],
  before: EpisodeState = NO_EPISODES,
): EpisodeState {
  return readings.reduce((state, reading) => readSpeed(state, reading, timeline), before);
}
