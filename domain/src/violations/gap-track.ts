import { chordM } from '../geo/chord';
import { endAt } from './closed-speeding';
import type { ClosedSpeeding } from './closed-speeding';
import { GAP_ABOVE_S } from '../speed/fix-filter';
import { gapProofKmh } from '../speed/gap-proof';
import type { LegalLimit } from '../limits/limit-at';
import {
  anchorAt,
  countOfAnchors,
  latestAnchorAtMs,
  NO_ANCHORS,
  withAnchor as withPackedAnchor,
} from './packed-anchors';
import type { Anchor, AnchorFix, PackedAnchors } from './packed-anchors';
import { canEnd, firstOfRing } from '../speed/proof';
import type { RingFix, SpeedProof } from '../speed/proof';

/** A fix at the end of a gap: its place and, in ms, its time as judged. */
export interface GapEnd {
  readonly lat: number;
  readonly lng: number;
  readonly recordedAtMs: number;
  readonly accuracyM: number | null;
}
/** The limit for the mean speed between two fixes; null where nobody may be accused. */
export type LimitOverGap = (from: GapEnd, to: GapEnd) => LegalLimit | null;

/** Times of a fix, ms: as judged, and by the phone's own clock. */
export interface ClockedFix {
  readonly recordedAtMs: number;
  readonly deviceMs: number;
}

/** A good fix as the proof over gaps looks at it. */
export interface GapFix extends ClockedFix {
  readonly fix: RingFix;
  /** The limit in force there, km/h; null where nobody may be accused. */
  readonly limitKmh: number | null;
}

/** The last good fixes of a track, and those that a mean speed over gaps may be measured from. */
export interface GapTrack {
  /** The last four, oldest first: both ends of a gap and their outer neighbours. */
  readonly recent: readonly GapFix[];
  /** At most 64 at least 30 s apart, oldest first. */
  readonly anchors: PackedAnchors;
}

/** Before any fix, and where the track starts anew. */
export const NO_GAPS: GapTrack = { recent: [], anchors: NO_ANCHORS };

const RECENT_FIXES = 4;
const ANCHORS_APART_MS = 30_000;
/** A line of some tens of kilometres by the degrees of one of its ends: off by less than a hundredth in Cameroon. */
const TOO_LONG = 1.01;
/** A change of the phone's clock by more than this is a gap for the judge, ms (product decision D3). */
const CLOCK_STEP_MS = 300;
/** Added to the time over a gap in which the app was started again, seconds. */
const RESTART_DOUBT_S = 2;

/** The track after one more good fix; nothing is measured across a place where nobody may be accused. */
export function withGapFix(track: GapTrack, next: GapFix): GapTrack {
  const recent = [...track.recent.slice(1 - RECENT_FIXES), next];
  return { recent, anchors: next.limitKmh === null ? NO_ANCHORS : withAnchor(track.anchors, recent) };
}

/** State of the last gap. */
export interface GapVerdict {
  /** The limit that its mean speed was held to; null where no speed over it could have been proven. */
  readonly limit: LegalLimit | null;
  /** Speed that its mean proves; null where that is nothing. */
  readonly part: ClosedSpeeding | null;
}

const NO_VERDICT: GapVerdict = { limit: null, part: null };

/**
 * Proof by the mean speed over the last gap, once the fix after its end is there.
 *
 * The shortest way is tried first: from the fix before the gap. Where that proves nothing, because the fixes are too
 * inaccurate for the length of the gap, it is tried from 1, 2, 4 … anchors back, but never from before `sinceMs`,
 * until when the track has been proven already.
 */
export function speedingOverGap(
  { recent, anchors }: GapTrack,
  sinceMs: number,
  limitOverGap: LimitOverGap,
): GapVerdict {
  const [outerBefore, before, after, outerAfter] = recent;
  if (outerBefore === undefined || before === undefined || after === undefined || outerAfter === undefined) {
    return NO_VERDICT;
  }
  if (!isGap(before, after) || recent.some(({ limitKmh }) => limitKmh === null)) {
    return NO_VERDICT;
  }
  const end = { after, outerAfter };
  let verdict = provenFrom({ outer: outerBefore, at: before }, end, limitOverGap);
  for (let back = 1; verdict.part === null && back <= countOfAnchors(anchors); back *= 2) {
    const anchor = anchorAt(anchors, back);
    if (anchor === null || anchor.at.recordedAtMs < sinceMs) {
      break;
    }
    if (mayExceed(anchor.at, after)) {
      const { limit, part } = provenFrom(gapAnchor(anchor), end, limitOverGap);
      verdict = { limit: verdict.limit ?? limit, part };
    }
  }
  return verdict;
}

/** Whether the clock of the phone was set between two fixes, so that the time between them is in doubt. */
export function wasClockSet(before: ClockedFix, after: ClockedFix): boolean {
  return Math.abs(offsetMs(after) - offsetMs(before)) > CLOCK_STEP_MS;
}

function isGap(before: GapFix, after: GapFix): boolean {
  const seconds = (after.recordedAtMs - before.recordedAtMs) / 1000;
  return seconds > GAP_ABOVE_S || wasClockSet(before, after);
}

/** The third of four fixes may become an anchor: its neighbours on both sides are known. */
function withAnchor(anchors: PackedAnchors, recent: GapTrack['recent']): PackedAnchors {
  const [, outer, at] = recent;
  if (outer === undefined || at === undefined || !canMeasure(outer) || !canMeasure(at)) {
    return anchors;
  }
  const lastAtMs = latestAnchorAtMs(anchors);
  if (lastAtMs !== null && at.recordedAtMs - lastAtMs < ANCHORS_APART_MS) {
    return anchors;
  }
  return withPackedAnchor(anchors, { outer: anchorFix(outer), at: anchorFix(at) });
}

function anchorFix({ fix: { lat, lng, accuracyM }, recordedAtMs, deviceMs }: GapFix): AnchorFix {
  return { lat, lng, accuracyM, recordedAtMs, deviceMs };
}

/** Whether the line to a fix, measured a little too long, was driven at its limit or more: the limit over a gap is no lower. */
function mayExceed({ lat, lng, recordedAtMs, deviceMs }: AnchorFix, { fix, ...after }: GapFix): boolean {
  const { perDegree } = fix;
  const ms = Math.min(after.recordedAtMs - recordedAtMs, after.deviceMs - deviceMs);
  return TOO_LONG * chordM({ lat, lng, perDegree }, fix) * 3_600 >= ms * (after.limitKmh ?? Infinity);
}

function gapAnchor({ outer, at }: Anchor): { readonly outer: GapFix; readonly at: GapFix } {
  return { outer: gapFix(outer), at: gapFix(at) };
}

/** An anchor lies where somebody may be accused; the limit there is not asked for any more. */
function gapFix({ lat, lng, accuracyM, recordedAtMs, deviceMs }: AnchorFix): GapFix {
  const fix = firstOfRing({ lat, lng, accuracyM, deviceMs, deviceKmh: null, isAfterJump: false });
  return { fix, recordedAtMs, deviceMs, limitKmh: null };
}

function canMeasure({ fix, limitKmh }: GapFix): boolean {
  return limitKmh !== null && canEnd(fix);
}

function provenFrom(
  { outer: outerBefore, at: before }: { outer: GapFix; at: GapFix },
  { after, outerAfter }: { after: GapFix; outerAfter: GapFix },
  limitOverGap: LimitOverGap,
): GapVerdict {
  const provenKmh = gapProofKmh({
    outerBefore: outerBefore.fix,
    before: before.fix,
    after: after.fix,
    outerAfter: outerAfter.fix,
    clockDoubtS: clockDoubtS([outerBefore, before, after, outerAfter]),
  });
  const limit = provenKmh === null ? null : limitOverGap(gapEnd(before), gapEnd(after));
  const isProven = provenKmh !== null && limit !== null && provenKmh >= limit.limitKmh;
  return { limit, part: isProven ? gapPart(before, after, { limit, provenKmh }) : null };
}

/** The phone measures the offset of its clock whenever its app starts; where that changed, neither clock is believed. */
function clockDoubtS(fixes: readonly GapFix[]): number {
  const offsets = fixes.map(offsetMs);
  const changeMs = Math.max(...offsets) - Math.min(...offsets);
  return changeMs === 0 ? 0 : RESTART_DOUBT_S + changeMs / 1000;
}

function offsetMs({ recordedAtMs, deviceMs }: ClockedFix): number {
  return recordedAtMs - deviceMs;
}

function gapEnd({ fix: { lat, lng, accuracyM }, recordedAtMs }: GapFix): GapEnd {
  return { lat, lng, accuracyM, recordedAtMs };
}

function gapPart(
  before: GapFix,
  after: GapFix,
  { limit, provenKmh }: { limit: LegalLimit; provenKmh: number },
): ClosedSpeeding {
  const [fromMs, toMs] = [before.fix.deviceMs, after.fix.deviceMs];
  const meanKmh = (chordM(before.fix, after.fix) / (toMs - fromMs)) * 3_600;
  const proof: SpeedProof = {
    provenKmh,
    uncertaintyKmh: meanKmh - provenKmh,
    fromMs,
    toMs,
    by: 'way',
    byDeviceKmh: null,
  };
  return {
    limit,
    startedAtMs: before.recordedAtMs,
    endedAtMs: after.recordedAtMs,
    peakKmh: null,
    peakAt: { lat: before.fix.lat, lng: before.fix.lng },
    shown: { sumKmh: 0, count: 0 },
    fixCount: 2,
    proof,
    isOverGaps: true,
    first: endAt(before.fix),
    last: endAt(after.fix),
  };
}
