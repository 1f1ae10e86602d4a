import { chordM } from '../geo/chord';
import { medianOf } from './median';
import { canEnd, KMH_PER_MPS, lowKmh, SIGMAS, uncertaintyBetweenM, WINDOW_S } from './proof';
import type { ProofRing, RingFix, SpeedProof } from './proof';

const LEAST_JITTER_S = 0.1;
const DEVICE_ERROR_MPS = 0.5;
const DEVICE_ERROR_S = 10;

/** A window that ends at the newest fix, and what it proves. */
interface Window {
  readonly begin: RingFix;
  readonly kmh: number;
}

/**
 * The best proof among the windows that end at the newest fix of a ring, where it proves more than the one before; else that
 * one, null where there is none.
 */
export function proofAtEnd(ring: ProofRing, before: SpeedProof | null = null): SpeedProof | null {
  const end = ring.at(-1);
  if (end === undefined || !canEnd(end)) {
    return before;
  }
  const byDevice = end.deviceKmh === null ? null : bestWindow(ring, (begin) => deviceLowKmh(begin, end));
  return better(better(before, wayProof(ring, end, before)), byDevice && deviceProof(byDevice, end));
}

/** The one that proves more, of two alike the first, with what the receiver's own speed proves in either. */
export function better(one: SpeedProof | null, other: SpeedProof | null): SpeedProof | null {
  if (one === null || other === null) {
    return one ?? other;
  }
  const best = other.provenKmh > one.provenKmh ? other : one;
  const byDeviceKmh = Math.max(one.byDeviceKmh ?? -Infinity, other.byDeviceKmh ?? -Infinity);
  return byDeviceKmh === (best.byDeviceKmh ?? -Infinity) ? best : { ...best, byDeviceKmh };
}

/**
 * The fix since which, over the last ten seconds, the receiver's own speed says something else than its places by more than
 * three times their uncertainty: less than the straight line between them, or more than the way along them. Null where it does
 * not.
 */
export function contradictedSince(ring: ProofRing): RingFix | null {
  const end = ring.at(-1);
  if (end === undefined || end.deviceKmh === null) {
    return null;
  }
  const begin = ring.findLast(({ deviceMs }) => end.deviceMs - deviceMs >= WINDOW_S.min * 1000);
  if (begin === undefined || begin.deviceKmh === null || end.withoutSpeed !== begin.withoutSpeed) {
    return null;
  }
  const uncertaintyM = uncertaintyBetweenM(begin, end);
  const deviceM = end.deviceWayM - begin.deviceWayM;
  const strayM = end.strayM - begin.strayM;
  const isTooLittle = deviceM < chordM(begin, end) - uncertaintyM - strayM;
  const isTooMuch = deviceM > end.wayM - begin.wayM + uncertaintyM;
  return isTooLittle || isTooMuch ? begin : null;
}

/** As much of a ring as {@link contradictedSince} may look at once more fixes have come. */
export function latestOf(ring: ProofRing): ProofRing {
  const endMs = ring.at(-1)?.deviceMs ?? 0;
  const from = ring.findLastIndex(({ deviceMs }) => endMs - deviceMs >= WINDOW_S.min * 1000);
  return from > 0 ? ring.slice(from) : ring;
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

/** By the way; null where no window proves more than the proof before. */
function wayProof(ring: ProofRing, end: RingFix, before: SpeedProof | null): SpeedProof | null {
  // More doubt proves less: mostly this shows that there is nothing new, and the jitter need not be known.
  const most = bestWindow(ring, (begin) => lowKmh(begin, end, LEAST_JITTER_S));
  if (most === null || (before !== null && most.kmh <= before.provenKmh)) {
    return null;
  }
  const jitterS = jitterOf(ring);
  const best = jitterS === LEAST_JITTER_S ? most : bestWindow(ring, (begin) => lowKmh(begin, end, jitterS));
  if (best === null) {
    return null;
  }
  const { begin, kmh: provenKmh } = best;
  const [fromMs, toMs] = [begin.deviceMs, end.deviceMs];
  const meanKmh = (KMH_PER_MPS * 1000 * chordM(begin, end)) / (toMs - fromMs);
  return { provenKmh, uncertaintyKmh: meanKmh - provenKmh, fromMs, toMs, by: 'way', byDeviceKmh: null };
}

function deviceProof({ begin, kmh }: Window, end: RingFix): SpeedProof {
  const [fromMs, toMs] = [begin.deviceMs, end.deviceMs];
  const uncertaintyKmh = KMH_PER_MPS * deviceErrorMps((toMs - fromMs) / 1000);
  return { provenKmh: kmh, uncertaintyKmh, fromMs, toMs, by: 'device', byDeviceKmh: kmh };
}

/** Lower bound by the receiver's own speed, km/h; none where a fix has none or the way contradicts it. */
function deviceLowKmh(begin: RingFix, end: RingFix): number {
  if (begin.deviceKmh === null || end.withoutSpeed !== begin.withoutSpeed) {
    return -Infinity;
  }
  const seconds = (end.deviceMs - begin.deviceMs) / 1000;
  const deviceM = end.deviceWayM - begin.deviceWayM;
  const isAllowed = deviceM <= end.wayM - begin.wayM + uncertaintyBetweenM(begin, end);
  return isAllowed ? KMH_PER_MPS * (deviceM / seconds - deviceErrorMps(seconds)) : -Infinity;
}

function deviceErrorMps(seconds: number): number {
  return (SIGMAS * DEVICE_ERROR_MPS) / Math.sqrt(Math.max(1, seconds / DEVICE_ERROR_S));
}

/** The window that gives most, of two alike the longer one; null where there is none. */
function bestWindow(ring: ProofRing, lowOf: (begin: RingFix) => number): Window | null {
  const endMs = ring.at(-1)?.deviceMs ?? 0;
  let best: RingFix | null = null;
  let bestKmh = -Infinity;
  for (const begin of ring) {
    const seconds = (endMs - begin.deviceMs) / 1000;
    if (seconds < WINDOW_S.min) {
      break;
    }
    if (seconds <= WINDOW_S.max && canEnd(begin)) {
      const kmh = lowOf(begin);
      if (kmh > bestKmh) {
        best = begin;
        bestKmh = kmh;
      }
    }
  }
  return best === null ? null : { begin: best, kmh: bestKmh };
}
