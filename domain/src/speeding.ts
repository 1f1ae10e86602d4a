import { GAP_ABOVE_S } from './fix-filter';
import type { Place } from './geo';
import { displayedSpeedKmh, fullSpeedKmh, withSpeed } from './speed';
import type { SpeedWindow } from './speed';
import { chordM } from './chord';
import { withPart } from './closed-speeding';
import type { ClosedSpeeding, LimitInForce, Speeding } from './closed-speeding';
import { gapProofKmh } from './gap-proof';
import { better, proofAtEnd, withProofFix } from './proof';
import type { ProofFix, ProofRing, RingFix, SpeedProof } from './proof';

/** A good fix with what is needed to judge it. */
export interface SpeedingReading extends ProofFix {
  readonly recordedAtMs: number;
  /** Instantaneous speed by the way from the fix before, km/h; null at the start of a track and across a gap. */
  readonly stepKmh: number | null;
  readonly limit: LimitInForce | null;
}

interface Stretch {
  readonly limit: LimitInForce;
  readonly ring: ProofRing;
  readonly startedAtMs: number;
  readonly lastAboveAtMs: number;
  readonly lastAbove: readonly number[];
  readonly belowSinceMs: number | null;
  readonly peakKmh: number | null;
  readonly peakAt: Place;
  readonly fixCount: number;
  readonly isSustained: boolean;
  readonly proof: SpeedProof | null;
  readonly first: RingFix;
  readonly last: RingFix;
}

/** What is known of a drive: proven stretches, oldest first, and what is in course. */
export interface SpeedingState {
  readonly closed: readonly ClosedSpeeding[];
  readonly stretch: Stretch | null;
  readonly window: SpeedWindow;
  /** The last three good fixes, oldest first: the ends of a gap and their neighbours. */
  readonly recent: readonly { readonly fix: RingFix; readonly at: SpeedingReading }[];
}

/** Before any fix. */
export const NO_SPEEDING: SpeedingState = { closed: [], stretch: null, window: [], recent: [] };

/** What the shown speed must exceed the limit by, km/h (product decision D3). */
const MARGIN_KMH = 3;
const SUSTAINED_MS = 10_000;
const FIXES_NEEDED = 5;
const SPARSE_FIXES_NEEDED = 3;
const CLOSES_AFTER_MS = 3_000;
const RECENT_FIXES = 4;

/** The state after one more good fix, which is later than all before. */
export function readSpeeding(state: SpeedingState, reading: SpeedingReading): SpeedingState {
  const isSplit = reading.stepKmh === null || isNewLimit(state, reading);
  const begun = isSplit ? { ...closeSpeeding(state), window: [] } : state;
  const window = isSplit ? [] : withStepTo(state, reading);
  const [fix] = withProofFix([], reading);
  const recent =
    fix === undefined ? state.recent : [...state.recent.slice(1 - RECENT_FIXES), { fix, at: reading }];
  const next = overGap({ ...begun, window, recent });
  const shownKmh = displayedSpeedKmh(window);
  if (reading.limit === null || shownKmh === null) {
    return next;
  }
  return withShown(next, reading, { limit: reading.limit, shownKmh, fullKmh: fullSpeedKmh(window) });
}

/** The state after the track has been split or the journey has ended: what was open is closed. */
export function closeSpeeding(state: SpeedingState): SpeedingState {
  const { stretch } = state;
  if (stretch === null) {
    return state;
  }
  return { ...state, stretch: null, closed: withClosed(state.closed, stretch) };
}

/** The proven stretches of a drive that has ended, oldest first. */
export function speedingOf(state: SpeedingState): readonly Speeding[] {
  return closeSpeeding(state).closed.map(({ first: _first, last: _last, ...speeding }) => speeding);
}

function isNewLimit({ recent }: SpeedingState, { limit }: SpeedingReading): boolean {
  const before = recent.at(-1)?.at.limit;
  return before !== undefined && before?.id !== limit?.id;
}

function withStepTo(
  { window, recent }: SpeedingState,
  { stepKmh, recordedAtMs }: SpeedingReading,
): SpeedWindow {
  const before = recent.at(-1)?.at;
  return before === undefined || stepKmh === null
    ? []
    : withSpeed(window, { speedKmh: stepKmh, durationS: (recordedAtMs - before.recordedAtMs) / 1000 });
}

interface Shown {
  readonly limit: LimitInForce;
  readonly shownKmh: number;
  /** The shown speed of a full window; null before it is full. */
  readonly fullKmh: number | null;
}

function withShown(state: SpeedingState, reading: SpeedingReading, shown: Shown): SpeedingState {
  const { limit, shownKmh } = shown;
  const belowFromMs = state.stretch?.belowSinceMs ?? null;
  const hasClosed = belowFromMs !== null && reading.recordedAtMs - belowFromMs >= CLOSES_AFTER_MS;
  const open = hasClosed ? closeSpeeding(state) : state;
  const { stretch } = open;
  if (shownKmh >= limit.limitKmh + MARGIN_KMH) {
    return { ...open, stretch: extended(stretch, reading, shown) };
  }
  if (stretch === null || !stretch.isSustained) {
    return { ...open, stretch: null };
  }
  const belowSinceMs = stretch.belowSinceMs ?? reading.recordedAtMs;
  return { ...open, stretch: { ...stretch, belowSinceMs, ring: withProofFix(stretch.ring, reading) } };
}

function extended(
  stretch: Stretch | null,
  reading: SpeedingReading,
  { limit, fullKmh }: Shown,
): Stretch | null {
  const ring = withProofFix(stretch?.ring ?? [], reading);
  const last = ring.at(-1);
  if (last === undefined) {
    return stretch;
  }
  const { recordedAtMs, lat, lng } = reading;
  const peakKmh = stretch?.peakKmh ?? null;
  const isPeak = stretch === null || (fullKmh !== null && fullKmh > (peakKmh ?? 0));
  const startedAtMs = stretch?.startedAtMs ?? recordedAtMs;
  const fixCount = (stretch?.fixCount ?? 0) + 1;
  const lastAbove = [...(stretch?.lastAbove ?? []).slice(1 - SPARSE_FIXES_NEEDED), recordedAtMs];
  const durationMs = recordedAtMs - startedAtMs;
  return {
    limit,
    ring,
    startedAtMs,
    lastAboveAtMs: recordedAtMs,
    lastAbove,
    belowSinceMs: null,
    peakKmh: isPeak ? fullKmh : peakKmh,
    peakAt: isPeak ? { lat, lng } : stretch.peakAt,
    fixCount,
    isSustained:
      stretch?.isSustained === true ||
      (durationMs >= SUSTAINED_MS && fixCount >= FIXES_NEEDED) ||
      isSustainedSparsely(lastAbove),
    proof: better(stretch?.proof ?? null, proofAtEnd(ring)),
    first: stretch?.first ?? last,
    last,
  };
}

function isSustainedSparsely(lastAbove: readonly number[]): boolean {
  const [first] = lastAbove;
  const last = lastAbove[SPARSE_FIXES_NEEDED - 1];
  return first !== undefined && last !== undefined && last - first >= SUSTAINED_MS;
}

function withClosed(closed: readonly ClosedSpeeding[], stretch: Stretch): readonly ClosedSpeeding[] {
  const { proof, limit } = stretch;
  if (!stretch.isSustained || proof === null || proof.provenKmh < limit.limitKmh) {
    return closed;
  }
  return withPart(closed, {
    limit,
    startedAtMs: stretch.startedAtMs,
    endedAtMs: stretch.lastAboveAtMs,
    peakKmh: stretch.peakKmh,
    peakAt: stretch.peakAt,
    fixCount: stretch.fixCount,
    proof,
    isOverGaps: false,
    first: stretch.first,
    last: stretch.last,
  });
}

/** A gap is judged once the fix after its end is there, because that is its outer neighbour. */
function overGap(state: SpeedingState): SpeedingState {
  const [outerBefore, before, after, outerAfter] = state.recent;
  if (outerBefore === undefined || before === undefined || after === undefined || outerAfter === undefined) {
    return state;
  }
  const seconds = (after.at.recordedAtMs - before.at.recordedAtMs) / 1000;
  const limits = [before.at.limit, after.at.limit];
  const [limit] = limits;
  if (seconds <= GAP_ABOVE_S || !limit || limits.some((each) => each?.id !== limit.id)) {
    return state;
  }
  const gap = {
    outerBefore: outerBefore.fix,
    before: before.fix,
    after: after.fix,
    outerAfter: outerAfter.fix,
  };
  const provenKmh = gapProofKmh(gap);
  if (provenKmh === null || provenKmh < limit.limitKmh) {
    return state;
  }
  const fromMs = before.fix.deviceMs;
  const toMs = after.fix.deviceMs;
  const meanKmh = (chordM(before.fix, after.fix) / (toMs - fromMs)) * 3_600;
  const proof: SpeedProof = { provenKmh, uncertaintyKmh: meanKmh - provenKmh, fromMs, toMs, by: 'way' };
  const part = {
    limit,
    startedAtMs: before.at.recordedAtMs,
    endedAtMs: after.at.recordedAtMs,
    peakKmh: null,
    peakAt: { lat: before.at.lat, lng: before.at.lng },
    fixCount: 2,
    proof,
    isOverGaps: true,
    first: before.fix,
    last: after.fix,
  };
  return { ...state, closed: withPart(state.closed, part) };
}
