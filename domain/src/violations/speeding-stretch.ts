import { endAt } from './closed-speeding';
import type { ClosedSpeeding } from './closed-speeding';
import type { Place } from '../geo/geo';
import type { LegalLimit } from '../limits/limit-at';
import { proofAtEnd } from '../speed/proof-at-end';
import type { ProofRing, RingFix, SpeedProof } from '../speed/proof';

/** Margin by which the displayed speed must exceed the limit, km/h (product decision D3). */
export const MARGIN_KMH = 3;
const SUSTAINED_MS = 10_000;
const FIXES_NEEDED = 5;
const SPARSE_FIXES_NEEDED = 3;
const CLOSES_AFTER_MS = 3_000;

/** A stretch in course, in which the shown speed is at least the limit + 3 km/h; it may turn out to prove nothing. */
export interface SpeedingStretch {
  readonly limit: LegalLimit;
  readonly startedAtMs: number;
  readonly lastAboveAtMs: number;
  /** Times of the last successive fixes above, at most {@link SPARSE_FIXES_NEEDED}. */
  readonly lastAbove: readonly number[];
  readonly belowSinceMs: number | null;
  readonly peakKmh: number | null;
  readonly peakAt: Place;
  readonly shown: { readonly sumKmh: number; readonly count: number };
  readonly fixCount: number;
  readonly isSustained: boolean;
  readonly proof: SpeedProof | null;
  readonly first: RingFix;
  readonly last: RingFix;
}

/** A good fix above its limit. */
export interface ReadingAbove extends Place {
  readonly recordedAtMs: number;
  readonly limit: LegalLimit;
  readonly shownKmh: number;
  /** The shown speed of a full window; null before it is full. */
  readonly fullKmh: number | null;
}

/** The stretch after one more fix above, or begun by it; `ring` ends with that fix. */
export function withFixAbove(
  stretch: SpeedingStretch | null,
  reading: ReadingAbove,
  ring: ProofRing,
): SpeedingStretch | null {
  const last = ring.at(-1);
  if (last === undefined) {
    return stretch;
  }
  const { recordedAtMs, lat, lng, limit, shownKmh, fullKmh } = reading;
  const first = stretch?.first ?? last;
  const isPeak = stretch === null || (fullKmh !== null && fullKmh > (stretch.peakKmh ?? 0));
  const startedAtMs = stretch?.startedAtMs ?? recordedAtMs;
  const fixCount = (stretch?.fixCount ?? 0) + 1;
  const lastAbove = [...(stretch?.lastAbove ?? []).slice(1 - SPARSE_FIXES_NEEDED), recordedAtMs];
  const { sumKmh, count } = stretch?.shown ?? { sumKmh: 0, count: 0 };
  // Windows lie wholly inside the stretch.
  const within = ring.slice(ring.findIndex(({ deviceMs }) => deviceMs >= first.deviceMs));
  return {
    limit,
    startedAtMs,
    lastAboveAtMs: recordedAtMs,
    lastAbove,
    belowSinceMs: null,
    peakKmh: isPeak ? fullKmh : stretch.peakKmh,
    peakAt: isPeak ? { lat, lng } : stretch.peakAt,
    shown: { sumKmh: sumKmh + shownKmh, count: count + 1 },
    fixCount,
    isSustained:
      stretch?.isSustained === true ||
      (recordedAtMs - startedAtMs >= SUSTAINED_MS && fixCount >= FIXES_NEEDED) ||
      isSustainedSparsely(lastAbove),
    proof: proofAtEnd(within, stretch?.proof ?? null),
    first,
    last,
  };
}

/** The stretch after a fix below; null where it was not sustained, since only a sustained one survives a dip. */
export function withFixBelow(stretch: SpeedingStretch, recordedAtMs: number): SpeedingStretch | null {
  return stretch.isSustained ? { ...stretch, belowSinceMs: stretch.belowSinceMs ?? recordedAtMs } : null;
}

/** Whether a stretch was over before a fix at a time: it had been below for 3 s. */
export function hasClosed({ belowSinceMs }: SpeedingStretch, atMs: number): boolean {
  return belowSinceMs !== null && atMs - belowSinceMs >= CLOSES_AFTER_MS;
}

/** A stretch as it is proven so far; null where it was not sustained or proves less than the limit. */
export function provenPart(stretch: SpeedingStretch | null): ClosedSpeeding | null {
  if (stretch === null || !stretch.isSustained) {
    return null;
  }
  const { proof, limit, startedAtMs, lastAboveAtMs, peakKmh, peakAt, shown, fixCount, first, last } = stretch;
  if (proof === null || proof.provenKmh < limit.limitKmh) {
    return null;
  }
  return {
    limit,
    startedAtMs,
    endedAtMs: lastAboveAtMs,
    peakKmh,
    peakAt,
    shown,
    fixCount,
    proof,
    isOverGaps: false,
    first: endAt(first),
    last: endAt(last),
  };
}

function isSustainedSparsely(lastAbove: readonly number[]): boolean {
  const [first] = lastAbove;
  const last = lastAbove[SPARSE_FIXES_NEEDED - 1];
  return first !== undefined && last !== undefined && last - first >= SUSTAINED_MS;
}
