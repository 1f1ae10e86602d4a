import { canEnd, lowKmh } from './proof';
import type { RingFix } from './proof';

/** Two fixes on either side of a gap, each with its outer neighbour. */
export interface Gap {
  readonly outerBefore: RingFix | null;
  readonly before: RingFix;
  readonly after: RingFix;
  readonly outerAfter: RingFix | null;
  /** Doubt about the time between them, seconds, beside that of any two fixes. */
  readonly clockDoubtS?: number;
}

/** Gaps shorter than this are part of a stretch; over longer ones nothing is said (product decision D3). */
const GAP_S = { above: 15, upTo: 30 * 60 } as const;
const MOST_IMPLIED_KMH = 150;
const TIME_DOUBT_S = 0.1;

/**
 * Mean speed over a gap that the fixes around it prove, km/h; null where they prove none. It must also hold where either
 * end, or both, give way to their outer neighbours, so that no single wrong fix accuses.
 */
export function gapProofKmh(gap: Gap): number | null {
  const { outerBefore, before, after, outerAfter, clockDoubtS = 0 } = gap;
  const seconds = (after.deviceMs - before.deviceMs) / 1000;
  if (outerBefore === null || outerAfter === null || seconds <= GAP_S.above || seconds > GAP_S.upTo) {
    return null;
  }
  if (![outerBefore, before, after, outerAfter].every(canEnd)) {
    return null;
  }
  const doubtS = TIME_DOUBT_S + clockDoubtS;
  const proven = Math.min(
    lowKmh(before, after, doubtS),
    lowKmh(outerBefore, after, doubtS),
    lowKmh(before, outerAfter, doubtS),
    lowKmh(outerBefore, outerAfter, doubtS),
  );
  return proven > MOST_IMPLIED_KMH || proven <= 0 ? null : proven;
}
