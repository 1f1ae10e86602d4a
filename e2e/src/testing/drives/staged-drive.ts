import type { Place } from '@wakafine/domain/geo/geo';
import type { PhoneFix } from '@wakafine/simulator/drives/fix';
import type { Reading } from './receiver';

/** Well below what the rules hold for impossible, and above any car, so that a stage is reached soon. */
const CHANGE_KMH_PER_S = 8;
/** One more than the readings that the displayed speed is the mean of. */
const HOLD_S = 6;
const ACCURACY_M = 8;
const REST_MS = 601_000;
const METRES_PER_DEGREE = (6_371_000 * Math.PI) / 180;

/** A straight drive to the north that goes on from stage to stage. */
export interface StagedDrive {
  /** The readings, one a second, from the present speed to `speedKmh` and then `holdS` seconds at it. */
  stage(speedKmh: number, holdS?: number): Reading[];
  /** Stands without a reading for more than the ten minutes in which one violation counts for a limit. */
  rest(): void;
}

/** A drive that begins at a standstill at the place and time (milliseconds since 1970), to be handed out as fast as may be. */
export function stagedDrive(from: Place, startAtMs: number): StagedDrive {
  let { lat } = from;
  let atMs = startAtMs;
  let speedKmh = 0;

  function nextSecond(targetKmh: number): Reading {
    const change = Math.max(-CHANGE_KMH_PER_S, Math.min(CHANGE_KMH_PER_S, targetKmh - speedKmh));
    speedKmh += change;
    lat += speedKmh / 3.6 / METRES_PER_DEGREE;
    atMs += 1_000;
    return { lat, lng: from.lng, accuracyM: ACCURACY_M, speedKmh: null, measuredAtMs: atMs, dueAtMs: 0 };
  }

  return {
    stage(targetKmh, holdS = HOLD_S) {
      const seconds = Math.ceil(Math.abs(targetKmh - speedKmh) / CHANGE_KMH_PER_S) + holdS;
      return Array.from({ length: seconds }, () => nextSecond(targetKmh));
    },
    rest() {
      speedKmh = 0;
      atMs += REST_MS;
    },
  };
}

/** The readings as fixes for the API, numbered from 1. */
export function fixesOf(readings: readonly Reading[]): PhoneFix[] {
  return readings.map(({ lat, lng, accuracyM, speedKmh, measuredAtMs }, index) => ({
    seq: index + 1,
    lat,
    lng,
    accuracyM,
    speedKmh,
    headingDeg: null,
    recordedAtMs: measuredAtMs,
  }));
}
