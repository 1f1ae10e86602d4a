/** A fix that a mean speed may be measured from. */
export interface AnchorFix {
  readonly lat: number;
  readonly lng: number;
  /** Radius of 68 % confidence, metres; null where the device gives none. */
  readonly accuracyM: number | null;
  /** Times, ms: as judged, and by the phone's own clock. */
  readonly recordedAtMs: number;
  readonly deviceMs: number;
}

/** Such a fix with the good one before it. */
export interface Anchor {
  readonly outer: AnchorFix;
  readonly at: AnchorFix;
}

/**
 * Anchors as plain numbers, oldest first: 80 bytes each, so that the 64 of a journey take 5 kB of a server that remembers
 * 20,000 journeys. Never changed in place.
 */
export type PackedAnchors = Float64Array;

/** Before any. */
export const NO_ANCHORS: PackedAnchors = new Float64Array(0);

const MOST_ANCHORS = 64;
const NUMBERS_A_FIX = 5;
/** Place of the time as judged among the numbers of a fix. */
const RECORDED_AT = 3;
const NUMBERS_AN_ANCHOR = 2 * NUMBERS_A_FIX;

/** Number of anchors, 0 to 64. */
export function countOfAnchors(anchors: PackedAnchors): number {
  return anchors.length / NUMBERS_AN_ANCHOR;
}

/** The newest one (1), or the one so many back; null where there are not as many. */
export function anchorAt(anchors: PackedAnchors, back: number): Anchor | null {
  const from = anchors.length - back * NUMBERS_AN_ANCHOR;
  return from < 0 ? null : { outer: fixAt(anchors, from), at: fixAt(anchors, from + NUMBERS_A_FIX) };
}

/** Time of the newest one as judged, ms; null where there is none. */
export function latestAnchorAtMs(anchors: PackedAnchors): number | null {
  return anchors[anchors.length - NUMBERS_A_FIX + RECORDED_AT] ?? null;
}

/** With one more, without the oldest of 64. */
export function withAnchor(anchors: PackedAnchors, { outer, at }: Anchor): PackedAnchors {
  const stored = anchors.subarray(countOfAnchors(anchors) === MOST_ANCHORS ? NUMBERS_AN_ANCHOR : 0);
  const next = new Float64Array(stored.length + NUMBERS_AN_ANCHOR);
  next.set(stored);
  setFix(next, stored.length, outer);
  setFix(next, stored.length + NUMBERS_A_FIX, at);
  return next;
}

function setFix(anchors: PackedAnchors, from: number, fix: AnchorFix): void {
  anchors[from] = fix.lat;
  anchors[from + 1] = fix.lng;
  anchors[from + 2] = fix.accuracyM ?? NaN;
  anchors[from + RECORDED_AT] = fix.recordedAtMs;
  anchors[from + 4] = fix.deviceMs;
}

function fixAt(anchors: PackedAnchors, from: number): AnchorFix {
  const accuracyM = anchors[from + 2] ?? NaN;
  return {
    lat: anchors[from] ?? NaN,
    lng: anchors[from + 1] ?? NaN,
    accuracyM: Number.isNaN(accuracyM) ? null : accuracyM,
    recordedAtMs: anchors[from + RECORDED_AT] ?? NaN,
    deviceMs: anchors[from + 4] ?? NaN,
  };
}
