import type { Place } from './geo';
import { chordM, metresPerDegree } from './chord';
import type { MetresPerDegree } from './chord';

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
 * stray: what it was too long is taken off every line across it.
 *
 * Not proven by this: that the clock of the phone ran true, and that the receiver was in the vehicle.
 */
export interface SpeedProof {
  /** Lower bound of the mean speed over the window, km/h. */
  readonly provenKmh: number;
  /** What was taken off the measured mean speed, km/h. */
  readonly uncertaintyKmh: number;
  readonly fromMs: number;
  readonly toMs: number;
  /** Whether the receiver's own speed proves it, or the way between its places. */
  readonly by: 'device' | 'way';
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
  /** What steps were longer than that, metres: the receiver has moved, not the vehicle. */
  readonly strayM: number;
}

/** The last minute of a stretch, oldest first. */
export type ProofRing = readonly RingFix[];

/** Fewest and most seconds between the ends of a window. */
const WINDOW_S = { min: 10, max: 60 } as const;
/** Fixes that a ring holds: a minute at 1 Hz, both ends included. */
const RING_FIXES = 61;
const ENDS_WITHIN_M = 50;
const LEAST_ACCURACY_M = 4;
const UNKNOWN_ACCURACY_M = 15;
const RADIUS_68_IN_SIGMAS = 1.51;
const SIGMAS = 3;
const LEAST_JITTER_S = 0.1;
const DEVICE_ERROR_MPS = 0.5;
const DEVICE_ERROR_S = 10;
const MOST_ACCELERATION_MPS2 = 3;
const KMH_PER_MPS = 3.6;

/** The ring after one more fix, which is later than all before. */
export function withProofFix(ring: ProofRing, fix: ProofFix): ProofRing {
  const last = ring.at(-1);
  const place = { ...fix, perDegree: metresPerDegree(fix.lat), variance: placeVarianceM2(fix.accuracyM) };
  const next = last === undefined ? { ...place, ...noSums(fix) } : { ...place, ...sumsAfter(last, place) };
  const oldestMs = fix.deviceMs - WINDOW_S.max * 1000;
  const from = ring.findIndex(({ deviceMs }) => deviceMs >= oldestMs);
  const kept = from === -1 ? [] : ring.slice(Math.max(from, ring.length + 1 - RING_FIXES));
  return [...kept, next];
}

/** The best proof among the windows that end at the newest fix of a ring; null where there is none. */
export function proofAtEnd(ring: ProofRing): SpeedProof | null {
  const end = ring.at(-1);
  if (end === undefined || !canEnd(end)) {
    return null;
  }
  const jitterS = jitterOf(ring);
  let best: SpeedProof | null = null;
  for (const begin of ring) {
    const seconds = (end.deviceMs - begin.deviceMs) / 1000;
    if (seconds < WINDOW_S.min) {
      break;
    }
    if (seconds <= WINDOW_S.max && canEnd(begin)) {
      best = better(best, proofBetween(begin, end, jitterS));
    }
  }
  return best;
}

/** The one that proves more; of two alike the first. */
export function better(one: SpeedProof | null, other: SpeedProof | null): SpeedProof | null {
  if (one === null || other === null) {
    return one ?? other;
  }
  return other.provenKmh > one.provenKmh ? other : one;
}

/** Lower bound of the mean speed between two fixes by the way alone, km/h. `doubtS` is added to the time between them. */
export function lowKmh(begin: RingFix, end: RingFix, doubtS: number): number {
  const uncertaintyM = SIGMAS * Math.sqrt(begin.variance + end.variance) + end.strayM - begin.strayM;
  const seconds = (end.deviceMs - begin.deviceMs) / 1000 + doubtS;
  return (KMH_PER_MPS * (chordM(begin, end) - uncertaintyM)) / seconds;
}

/** Whether a fix is accurate enough for the end of a window. */
export function canEnd({ accuracyM }: ProofFix): boolean {
  return accuracyM === null || accuracyM <= ENDS_WITHIN_M;
}

/**
 * Doubt about the times of a ring, seconds, at least 0.1: 1.48 times the median deviation of its intervals from their median
 * (the standard deviation of normal errors; Rousseeuw and Croux 1993). A receiver without a steady cadence shows none.
 */
export function jitterOf(ring: ProofRing): number {
  const intervals = ring.slice(1).map((fix, index) => fix.deviceMs - (ring[index]?.deviceMs ?? 0));
  const median = medianOf(intervals);
  const deviations = intervals.map((interval) => Math.abs(interval - median));
  const steady = deviations.filter((deviation) => deviation <= median / 2);
  if (steady.length * 2 <= deviations.length) {
    return LEAST_JITTER_S;
  }
  return Math.max(LEAST_JITTER_S, (1.4826 * medianOf(steady)) / 1000);
}

/** Variance of a measured place along one axis, square metres, by the reported accuracy (metres; null: unknown). */
export function placeVarianceM2(accuracyM: number | null): number {
  return (Math.max(LEAST_ACCURACY_M, accuracyM ?? UNKNOWN_ACCURACY_M) / RADIUS_68_IN_SIGMAS) ** 2;
}

function proofBetween(begin: RingFix, end: RingFix, jitterS: number): SpeedProof {
  const seconds = (end.deviceMs - begin.deviceMs) / 1000;
  const window = { fromMs: begin.deviceMs, toMs: end.deviceMs };
  const byWayKmh = lowKmh(begin, end, jitterS);
  const byWay: SpeedProof = {
    provenKmh: byWayKmh,
    uncertaintyKmh: (KMH_PER_MPS * chordM(begin, end)) / seconds - byWayKmh,
    by: 'way',
    ...window,
  };
  const isComplete = begin.deviceKmh !== null && end.withoutSpeed === begin.withoutSpeed;
  if (!isComplete) {
    return byWay;
  }
  const meanMps = (end.deviceWayM - begin.deviceWayM) / seconds;
  const errorMps = (SIGMAS * DEVICE_ERROR_MPS) / Math.sqrt(Math.max(1, seconds / DEVICE_ERROR_S));
  const uncertaintyM = SIGMAS * Math.sqrt(begin.variance + end.variance);
  const mostMps = (end.wayM - begin.wayM + uncertaintyM) / seconds;
  const provenKmh = KMH_PER_MPS * (meanMps - errorMps);
  if (meanMps > mostMps || provenKmh <= byWayKmh) {
    return byWay;
  }
  return { provenKmh, uncertaintyKmh: KMH_PER_MPS * errorMps, by: 'device', ...window };
}

type Sums = Pick<RingFix, 'wayM' | 'deviceWayM' | 'withoutSpeed' | 'reachableMps' | 'strayM'>;

function noSums({ deviceKmh }: ProofFix): Sums {
  return {
    wayM: 0,
    deviceWayM: 0,
    withoutSpeed: deviceKmh === null ? 1 : 0,
    reachableMps: null,
    strayM: 0,
  };
}

function sumsAfter(last: RingFix, fix: Omit<RingFix, keyof Sums>): Sums {
  const seconds = (fix.deviceMs - last.deviceMs) / 1000;
  const lengthM = chordM(last, fix);
  const accelerationMps2 = fix.isAfterJump ? 0 : MOST_ACCELERATION_MPS2;
  const reachMps = last.reachableMps === null ? Infinity : last.reachableMps + accelerationMps2 * seconds;
  const meanKmh =
    fix.deviceKmh === null || last.deviceKmh === null ? 0 : (fix.deviceKmh + last.deviceKmh) / 2;
  return {
    wayM: last.wayM + lengthM,
    deviceWayM: last.deviceWayM + (meanKmh / KMH_PER_MPS) * seconds,
    withoutSpeed: last.withoutSpeed + (fix.deviceKmh === null ? 1 : 0),
    reachableMps: Math.min(lengthM / seconds, reachMps),
    strayM: last.strayM + Math.max(0, lengthM - reachMps * seconds),
  };
}

function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
