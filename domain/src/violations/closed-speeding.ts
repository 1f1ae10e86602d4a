import { chordM } from '../geo/chord';
import type { MetresPerDegree } from '../geo/chord';
import type { Place } from '../geo/geo';
import type { LegalLimit } from '../limits/limit-at';
import { better } from '../speed/proof-at-end';
import type { SpeedProof } from '../speed/proof';

/** A stretch above a limit, as far as it is known. */
export interface Speeding {
  readonly limit: LegalLimit;
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  /** Highest shown speed of a full window, km/h; null for a stretch of which only its ends are known. */
  readonly peakKmh: number | null;
  readonly peakAt: Place;
  /** Shown speeds at or above the limit + 3 km/h: their sum in km/h and their number; 0 over gaps. */
  readonly shown: { readonly sumKmh: number; readonly count: number };
  readonly fixCount: number;
  readonly proof: SpeedProof;
  /** Whether it rests on the mean speed over gaps. */
  readonly isOverGaps: boolean;
}

/** Place of a fix at an end of a stretch. */
export type StretchEnd = Place & { readonly perDegree: MetresPerDegree };

/** A proven stretch with the places of its ends, by which it may join the next. */
export type ClosedSpeeding = Speeding & { readonly first: StretchEnd; readonly last: StretchEnd };

const ONE_WITHIN_MS = 60_000;

/** With one more part, oldest first: parts less than 60 s apart under one limit, whose straight line implies at least the limit, are one. */
export function withPart(closed: readonly ClosedSpeeding[], part: ClosedSpeeding): readonly ClosedSpeeding[] {
  const before = closed.at(-1);
  if (before === undefined || !isOne(before, part)) {
    return [...closed, part];
  }
  const peaked = (part.peakKmh ?? 0) > (before.peakKmh ?? 0) ? part : before;
  const proof = better(before.proof, part.proof) ?? part.proof;
  const one = {
    ...part,
    startedAtMs: before.startedAtMs,
    peakKmh: peaked.peakKmh,
    peakAt: peaked.peakAt,
    shown: {
      sumKmh: before.shown.sumKmh + part.shown.sumKmh,
      count: before.shown.count + part.shown.count,
    },
    fixCount: before.fixCount + part.fixCount,
    proof,
    isOverGaps: before.isOverGaps && part.isOverGaps,
    first: before.first,
  };
  return [...closed.slice(0, -1), one];
}

/** Place of a fix as the end of a stretch. */
export function endAt({ lat, lng, perDegree }: StretchEnd): StretchEnd {
  return { lat, lng, perDegree };
}

function isOne(before: ClosedSpeeding, after: ClosedSpeeding): boolean {
  if (before.limit.id !== after.limit.id) {
    return false;
  }
  const apartMs = after.startedAtMs - before.endedAtMs;
  if (apartMs <= 0) {
    return true;
  }
  const impliedKmh = (chordM(before.last, after.first) / apartMs) * 3_600;
  return apartMs < ONE_WITHIN_MS && impliedKmh >= before.limit.limitKmh;
}
