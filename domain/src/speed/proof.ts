import type { Place } from '../geo/geo';
import { chordM, metresPerDegree } from '../geo/chord';
import type { MetresPerDegree } from '../geo/chord';

/**
 * The speed that fixes prove, however their receiver erred (product decision D3).
 *
 * Between two fixes that are `t` seconds apart a vehicle has covered at least the straight line between its true places.
 * Each measured place is off by an error of standard deviation `s` along that line, so the measured line is too long by
 * more than `3 u`, `u = sqrt(si^2 + sj^2)`, in one of about 700 cases of independent normal errors, and far less often
 * where the errors of one receiver move together, as they do within a minute. Hence
 *
 *   low = 3.6 (chord - 3 u) / (t + j) km/h
 *
 * with `j` for the doubt about the two times. `s` comes from the accuracy that a phone reports, the radius of 68 %
 * confidence of a circular normal error: that radius is 1.51 standard deviations of one axis
 * (`sqrt(-2 ln 0.32) = 1.51`; Android `Location.getAccuracy`). Receivers flatter themselves: never below 4 m.
 *
 * A receiver's own (Doppler) speed is independent of the places. Its error is about 0.5 m/s at worst for a fix and does not
 * average out within ten seconds, hence `low2 = 3.6 (mean - 3 x 0.5 / sqrt(max(1, t / 10 s)))`. A receiver whose
 * mean is above what the way allows, `3.6 (way + 3 u) / t`, contradicts itself and proves nothing by its own speed.
 *
 * Reflected signals move places by tens of metres from one fix to the next, which `s` does not say. A step that a vehicle
 * could not have made from the speed of the step before, at 3 m/s2 (0 to 100 km/h in 9 s) and at none across a jump, is such a
 * stray: its excess is deducted from every line across it.
 *
 * Not proven by this: that the clock of the phone ran true, and that the receiver was in the vehicle.
 */
export interface SpeedProof {
  /** Lower bound of the mean speed over the window, km/h. */
  readonly provenKmh: number;
  /** Deduction from the measured mean speed, km/h. */
  readonly uncertaintyKmh: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Whether the receiver's own speed proves it, or the way between its places. */
  readonly by: 'device' | 'way';
  /** The greatest lower bound by the receiver's own speed that the way does not contradict, km/h; null where there is none. */
  readonly byDeviceKmh: number | null;
}

/** A good fix as a proof looks at it. */
export interface ProofFix extends Place {
  /** Time by the phone's own clock, ms. */
  readonly deviceMs: number;
  /** Radius of 68 % confidence, metres; null where the device gives none. */
  readonly accuracyM: number | null;
  /** Speed that the device measured, km/h; null where it gives none. */
  readonly deviceKmh: number | null;
  /** Whether a fix between it and the good one before was flagged as an implausible jump. */
  readonly isAfterJump: boolean;
}

/** A fix in the ring, with sums from the first fix of the stretch up to it. */
export interface RingFix extends ProofFix {
  readonly perDegree: MetresPerDegree;
  /** Variance of the place along one axis, square metres. */
  readonly variance: number;
  /** Way by straight lines from fix to fix, metres. */
  readonly wayM: number;
  /** Integral of the device's speed over time, metres; it grows by the mean of two successive readings. */
  readonly deviceWayM: number;
  /** Number of fixes without a device speed. */
  readonly withoutSpeed: number;
  /** Mean speed of the step to this fix as far as a vehicle could reach it from the step before, m/s; null at the first fix. */
  readonly reachableMps: number | null;
  /** Excess of the steps over that, metres: the receiver has moved, not the vehicle. */
  readonly strayM: number;
}

/** The last minute of a stretch, oldest first. */
export type ProofRing = readonly RingFix[];

/** Fewest and most seconds between the ends of a window. */
export const WINDOW_S = { min: 10, max: 60 } as const;
/** Fixes that a ring holds: a minute at 1 Hz, both ends included. */
const RING_FIXES = 61;
const ENDS_WITHIN_M = 50;
const LEAST_ACCURACY_M = 4;
const UNKNOWN_ACCURACY_M = 15;
const RADIUS_68_IN_SIGMAS = 1.51;
export const SIGMAS = 3;
const MOST_ACCELERATION_MPS2 = 3;
export const KMH_PER_MPS = 3.6;

/** A fix as the first of a ring. */
export function firstOfRing({ lat, lng, deviceMs, accuracyM, deviceKmh, isAfterJump }: ProofFix): RingFix {
  return {
    lat,
    lng,
    deviceMs,
    accuracyM,
    deviceKmh,
    isAfterJump,
    perDegree: metresPerDegree(lat),
    variance: placeVarianceM2(accuracyM),
    wayM: 0,
    deviceWayM: 0,
    withoutSpeed: deviceKmh === null ? 1 : 0,
    reachableMps: null,
    strayM: 0,
  };
}

/** The ring after one more fix, given as the first of a ring, which is later than all before. */
export function withProofFix(ring: ProofRing, fix: RingFix): ProofRing {
  const last = ring.at(-1);
  const next = last === undefined ? fix : summedAfter(last, fix);
  const oldestMs = fix.deviceMs - WINDOW_S.max * 1000;
  const from = ring.findIndex(({ deviceMs }) => deviceMs >= oldestMs);
  const stored = from === -1 ? [] : ring.slice(Math.max(from, ring.length + 1 - RING_FIXES));
  stored.push(next);
  return stored;
}

/** Lower bound of the mean speed between two fixes by the way alone, km/h. `doubtS` is added to the time between them. */
export function lowKmh(begin: RingFix, end: RingFix, doubtS: number): number {
  const uncertaintyM = uncertaintyBetweenM(begin, end) + end.strayM - begin.strayM;
  const seconds = (end.deviceMs - begin.deviceMs) / 1000 + doubtS;
  return (KMH_PER_MPS * (chordM(begin, end) - uncertaintyM)) / seconds;
}

/** Whether a fix is accurate enough for the end of a window. */
export function canEnd({ accuracyM }: ProofFix): boolean {
  return accuracyM === null || accuracyM <= ENDS_WITHIN_M;
}

/** Variance of a measured place along one axis, square metres, by the reported accuracy (metres; null: unknown). */
export function placeVarianceM2(accuracyM: number | null): number {
  return (Math.max(LEAST_ACCURACY_M, accuracyM ?? UNKNOWN_ACCURACY_M) / RADIUS_68_IN_SIGMAS) ** 2;
}

/** Three times the uncertainty of the line between two places, metres. */
export function uncertaintyBetweenM(begin: RingFix, end: RingFix): number {
  return SIGMAS * Math.sqrt(begin.variance + end.variance);
}

/** A fix, given as the first of a ring, with its sums after the one before. Written out, for this is done at every fix. */
export function summedAfter(last: RingFix, fix: RingFix): RingFix {
  const seconds = (fix.deviceMs - last.deviceMs) / 1000;
  const lengthM = chordM(last, fix);
  const accelerationMps2 = fix.isAfterJump ? 0 : MOST_ACCELERATION_MPS2;
  const reachMps = last.reachableMps === null ? Infinity : last.reachableMps + accelerationMps2 * seconds;
  const meanKmh =
    fix.deviceKmh === null || last.deviceKmh === null ? 0 : (fix.deviceKmh + last.deviceKmh) / 2;
  return {
    lat: fix.lat,
    lng: fix.lng,
    deviceMs: fix.deviceMs,
    accuracyM: fix.accuracyM,
    deviceKmh: fix.deviceKmh,
    isAfterJump: fix.isAfterJump,
    perDegree: fix.perDegree,
    variance: fix.variance,
    wayM: last.wayM + lengthM,
    deviceWayM: last.deviceWayM + (meanKmh / KMH_PER_MPS) * seconds,
    withoutSpeed: last.withoutSpeed + (fix.deviceKmh === null ? 1 : 0),
    reachableMps: Math.min(lengthM / seconds, reachMps),
    strayM: last.strayM + Math.max(0, lengthM - reachMps * seconds),
  };
}
