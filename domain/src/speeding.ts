import { chordM } from './chord';
import { withPart } from './closed-speeding';
import type { ClosedSpeeding } from './closed-speeding';
import { GAP_ABOVE_S } from './fix-filter';
import { gapProofKmh } from './gap-proof';
import type { LegalLimit } from './limit-at';
import { firstOfRing, withProofFix } from './proof';
import { isContradicted, latestOf } from './proof-at-end';
import type { ProofFix, ProofRing, RingFix, SpeedProof } from './proof';
import { displayedSpeedKmh, fullSpeedKmh, withSpeed } from './speed';
import type { SpeedWindow, StepSpeed } from './speed';
import { hasClosed, MARGIN_KMH, provenPart, withFixAbove, withFixBelow } from './speeding-stretch';
import type { SpeedingStretch } from './speeding-stretch';

/** The way from one good fix to the next with its instantaneous speed of the display, and that by the way alone, km/h. */
export type SpeedingStep = StepSpeed & { readonly impliedKmh: number };

/** A good fix with what is needed to judge it. */
export interface SpeedingReading extends ProofFix {
  readonly recordedAtMs: number;
  /** The step from the fix before; null at the start of a track, across a gap and where the phone's clock was set. */
  readonly step: SpeedingStep | null;
  /** The limit in force; null where nobody may be accused. */
  readonly limit: LegalLimit | null;
}

/** A fix at the end of a gap. */
export type GapEnd = Pick<SpeedingReading, 'lat' | 'lng' | 'recordedAtMs' | 'accuracyM'>;
/** The limit for the mean speed between two fixes; null where nobody may be accused. */
export type LimitOverGap = (from: GapEnd, to: GapEnd) => LegalLimit | null;

/** What is known of the speeding on a drive: proven stretches, oldest first, and what is in course. */
export interface SpeedingState {
  readonly closed: readonly ClosedSpeeding[];
  readonly stretch: SpeedingStretch | null;
  /** The last minute under one limit and without a gap. */
  readonly ring: ProofRing;
  /** Of the displayed speeds under one limit. */
  readonly window: readonly SpeedingStep[];
  /** The last four good fixes, oldest first: the ends of a gap and their neighbours. */
  readonly recent: readonly { readonly fix: RingFix; readonly at: SpeedingReading }[];
  /** Whether the device's own speed has contradicted its positions somewhere: the finding `INCONSISTENT`. */
  readonly isInconsistent: boolean;
}

/** Before any fix. */
export const NO_SPEEDING: SpeedingState = {
  closed: [],
  stretch: null,
  ring: [],
  window: [],
  recent: [],
  isInconsistent: false,
};

const RECENT_FIXES = 4;

/** The state after one more good fix, which is later than all before. */
export function readSpeeding(
  state: SpeedingState,
  reading: SpeedingReading,
  limitOverGap: LimitOverGap,
): SpeedingState {
  const { step, limit, recordedAtMs } = reading;
  const begun = step === null || isNewLimit(state, reading) ? withoutTrack(closeSpeeding(state)) : state;
  // Proof lies wholly inside a stretch: before one there is nothing to remember but what may contradict the device.
  const ring = withProofFix(begun.stretch === null ? latestOf(begun.ring) : begun.ring, reading);
  const isContradicting = isContradicted(ring);
  // The step across a change of limit belongs to the road before.
  const isStep = step !== null && begun === state;
  const next = overGap(
    {
      ...begun,
      ring,
      window: isStep ? withSpeed(begun.window, step) : [],
      recent: withRecent(begun.recent, reading),
      isInconsistent: begun.isInconsistent || isContradicting,
    },
    limitOverGap,
  );
  // A device whose own speed its positions contradict is judged by these alone.
  const window = isContradicting ? byWay(next.window) : next.window;
  const shownKmh = displayedSpeedKmh(window);
  if (limit === null || shownKmh === null) {
    return next;
  }
  const open = next.stretch !== null && hasClosed(next.stretch, recordedAtMs) ? closeSpeeding(next) : next;
  if (shownKmh < limit.limitKmh + MARGIN_KMH) {
    return { ...open, stretch: open.stretch && withFixBelow(open.stretch, recordedAtMs) };
  }
  const { lat, lng } = reading;
  const above = { lat, lng, recordedAtMs, limit, shownKmh, fullKmh: fullSpeedKmh(window) };
  return { ...open, stretch: withFixAbove(open.stretch, above, ring) };
}

/** The state after the track has started anew somewhere else: nothing is said of the way there. */
export function restartSpeeding(state: SpeedingState): SpeedingState {
  return { ...withoutTrack(closeSpeeding(state)), recent: [] };
}

/** The state after the track has been split or the journey has ended: what was open is closed. */
export function closeSpeeding(state: SpeedingState): SpeedingState {
  const { stretch, closed } = state;
  if (stretch === null) {
    return state;
  }
  const part = provenPart(stretch);
  return { ...state, stretch: null, closed: part === null ? closed : withPart(closed, part) };
}

/** The state without what was proven at or after a time, ms: it turns out that this was no road. */
export function withoutSince(state: SpeedingState, sinceMs: number): SpeedingState {
  const { stretch, closed } = state;
  return {
    ...state,
    stretch: stretch !== null && stretch.lastAboveAtMs >= sinceMs ? null : stretch,
    closed: closed.filter(({ endedAtMs }) => endedAtMs < sinceMs),
  };
}

/** Whether what a drive proves may be something else after some more fixes. */
export function hasSpeedingChanged(before: SpeedingState, after: SpeedingState): boolean {
  return before.closed !== after.closed || after.stretch?.isSustained === true;
}

function withoutTrack(state: SpeedingState): SpeedingState {
  return { ...state, ring: [], window: [] };
}

function isNewLimit({ recent }: SpeedingState, { limit }: SpeedingReading): boolean {
  const before = recent.at(-1)?.at.limit;
  return before !== undefined && (before?.id !== limit?.id || before?.limitKmh !== limit?.limitKmh);
}

function byWay(window: readonly SpeedingStep[]): SpeedWindow {
  return window.map(({ durationS, impliedKmh }) => ({ durationS, speedKmh: impliedKmh }));
}

function withRecent(recent: SpeedingState['recent'], at: SpeedingReading): SpeedingState['recent'] {
  return [...recent.slice(1 - RECENT_FIXES), { fix: firstOfRing(at), at }];
}

/** A gap is judged once the fix after its end is there, because that is its outer neighbour. */
function overGap(state: SpeedingState, limitOverGap: LimitOverGap): SpeedingState {
  const [outerBefore, before, after, outerAfter] = state.recent;
  if (outerBefore === undefined || before === undefined || after === undefined || outerAfter === undefined) {
    return state;
  }
  const seconds = (after.at.recordedAtMs - before.at.recordedAtMs) / 1000;
  if (seconds <= GAP_ABOVE_S || state.recent.some(({ at }) => at.limit === null)) {
    return state;
  }
  const provenKmh = gapProofKmh({
    outerBefore: outerBefore.fix,
    before: before.fix,
    after: after.fix,
    outerAfter: outerAfter.fix,
  });
  const limit = provenKmh === null ? null : limitOverGap(before.at, after.at);
  if (provenKmh === null || limit === null || provenKmh < limit.limitKmh) {
    return state;
  }
  const part = gapPart(before, after, { limit, provenKmh });
  return { ...state, closed: withPart(state.closed, part) };
}

type RecentFix = SpeedingState['recent'][number];

function gapPart(
  before: RecentFix,
  after: RecentFix,
  { limit, provenKmh }: { limit: LegalLimit; provenKmh: number },
): ClosedSpeeding {
  const [fromMs, toMs] = [before.fix.deviceMs, after.fix.deviceMs];
  const meanKmh = (chordM(before.fix, after.fix) / (toMs - fromMs)) * 3_600;
  const uncertaintyKmh = meanKmh - provenKmh;
  const proof: SpeedProof = { provenKmh, uncertaintyKmh, fromMs, toMs, by: 'way', byDeviceKmh: null };
  return {
    limit,
    startedAtMs: before.at.recordedAtMs,
    endedAtMs: after.at.recordedAtMs,
    peakKmh: null,
    peakAt: { lat: before.at.lat, lng: before.at.lng },
    shown: { sumKmh: 0, count: 0 },
    fixCount: 2,
    proof,
    isOverGaps: true,
    first: before.fix,
    last: after.fix,
  };
}
