import type { PhoneFix } from './fix';
import type { Place } from '@wakafine/domain/geo/geo';
import { movedBy } from './geometry';
import type { Random } from './random';

/** Input of the receiver at each moment: the truth. */
export interface TrueMoment extends Place {
  readonly recordedAtMs: number;
  readonly speedKmh: number;
  readonly headingDeg: number;
}

/** Errors of a phone's receiver. */
export interface ReceiverOptions {
  /** False gives the true places, speeds and an accuracy of 5 m. */
  readonly isNoisy: boolean;
  /** False leaves the device's own speed and course out, as cheap phones do. */
  readonly hasDeviceSpeed: boolean;
  /** Seconds between two fixes. */
  readonly cadenceS: number;
}

/** Errors of satellite positions wander slowly rather than hop: seconds until the error is mostly a new one. */
const ERROR_MEMORY_S = 120;
const ACCURACY_MEMORY_S = 40;
const TYPICAL_ACCURACY_M = 6;
const BEST_ACCURACY_M = 3;
const WORST_ACCURACY_M = 45;
/** The share of the reported accuracy that the error really has in each axis (standard deviation). */
const ERROR_SHARE = 0.5;
const JITTER_M = 0.25;
const DOPPLER_ERROR_KMH = 0.6;
/** Course over ground means nothing in a standing car, and receivers leave it out. */
const LOWEST_COURSE_KMH = 3;

/** Gives what a phone's receiver would report of the true moments: fixes numbered from 1. */
export function receive(
  moments: readonly TrueMoment[],
  options: ReceiverOptions,
  random: Random,
): PhoneFix[] {
  const north = wandering(random, ERROR_MEMORY_S, options.cadenceS);
  const east = wandering(random, ERROR_MEMORY_S, options.cadenceS);
  const sky = wandering(random, ACCURACY_MEMORY_S, options.cadenceS);
  return moments.map((moment, index) => {
    const base = { seq: index + 1, recordedAtMs: moment.recordedAtMs };
    const device = options.hasDeviceSpeed
      ? deviceSpeed(moment, options.isNoisy, random)
      : { speedKmh: null, headingDeg: null };
    if (!options.isNoisy) {
      return { ...base, lat: moment.lat, lng: moment.lng, accuracyM: 5, ...device };
    }
    const accuracyM = Math.max(
      BEST_ACCURACY_M,
      Math.min(WORST_ACCURACY_M, TYPICAL_ACCURACY_M * Math.exp(sky() / 2)),
    );
    const errorM = accuracyM * ERROR_SHARE;
    const seen = movedBy(
      moment,
      north() * errorM + random.normal() * JITTER_M,
      east() * errorM + random.normal() * JITTER_M,
    );
    return {
      ...base,
      lat: rounded(seen.lat, 7),
      lng: rounded(seen.lng, 7),
      accuracyM: rounded(accuracyM, 1),
      ...device,
    };
  });
}

function deviceSpeed(
  moment: TrueMoment,
  isNoisy: boolean,
  random: Random,
): Pick<PhoneFix, 'speedKmh' | 'headingDeg'> {
  const errorKmh = isNoisy && moment.speedKmh > 0 ? random.normal() * DOPPLER_ERROR_KMH : 0;
  const speedKmh = isNoisy ? rounded(Math.max(0, moment.speedKmh + errorKmh), 1) : moment.speedKmh;
  const headingDeg = speedKmh < LOWEST_COURSE_KMH ? null : rounded(moment.headingDeg, 1) % 360;
  return { speedKmh, headingDeg };
}

/** A Gauss-Markov process of standard deviation 1: each draw remembers the last. */
function wandering(random: Random, memoryS: number, cadenceS: number): () => number {
  const stored = Math.exp(-cadenceS / memoryS);
  let value = random.normal();
  return () => {
    value = stored * value + Math.sqrt(1 - stored ** 2) * random.normal();
    return value;
  };
}

function rounded(value: number, decimals: number): number {
  return Math.round(value * 10 ** decimals) / 10 ** decimals;
}
