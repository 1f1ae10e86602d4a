import { withPart } from './closed-speeding';
import type { ClosedSpeeding } from './closed-speeding';
import { NO_GAPS, speedingOverGap, withGapFix } from './gap-track';
import type { GapFix, GapTrack, LimitOverGap } from './gap-track';
import type { LegalLimit } from '../limits/limit-at';
import { firstOfRing, withProofFix } from '../speed/proof';
import { contradictedSince, latestOf } from '../speed/proof-at-end';
import type { ProofFix, ProofRing, RingFix } from '../speed/proof';
import { displayedSpeedKmh, fullSpeedKmh, withSpeed } from '../speed/speed';
import type { SpeedWindow, StepSpeed } from '../speed/speed';
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

/** State of the speeding on a drive: proven stretches, oldest first, and the one in course. */
export interface SpeedingState {
  readonly closed: readonly ClosedSpeeding[];
  readonly stretch: SpeedingStretch | null;
  /** The last minute under one limit and without a gap. */
  readonly ring: ProofRing;
  /** Of the displayed speeds under one limit. */
  readonly window: readonly SpeedingStep[];
  /** The limit at the last good fix; null where nobody may be accused, and before any. */
  readonly limit: LegalLimit | null;
  /** Bounds between which the mean speed over gaps is measured. */
  readonly gaps: GapTrack;
  /** Since when the device's own speed has contradicted its positions at the newest fix, ms; else null. */
  readonly contradictedSinceMs: number | null;
  /** The limit of the gap before the last step, where a violation over it could have been proven; null: there is none. */
  readonly gapLimit: LegalLimit | null;
}

/** Before any fix. */
export const NO_SPEEDING: SpeedingState = {
  closed: [],
  stretch: null,
  ring: [],
  window: [],
  limit: null,
  gaps: NO_GAPS,
  contradictedSinceMs: null,
  gapLimit: null,
};

/** The state after one more good fix, which is later than all before. */
export function readSpeeding(
  state: SpeedingState,
  reading: SpeedingReading,
  limitOverGap: LimitOverGap,
): SpeedingState {
  const { step, limit, recordedAtMs } = reading;
  const begun = step === null || isNewLimit(state, reading) ? withoutTrack(closeSpeeding(state)) : state;
  // Proof lies wholly inside a stretch: before one there is nothing to remember but what may contradict the device.
  const fix = firstOfRing(reading);
  const ring = withProofFix(begun.stretch === null ? latestOf(begun.ring) : begun.ring, fix);
  const contradictedFrom = contradictedSince(ring);
  const isContradicting = contradictedFrom !== null;
  // The step across a change of limit belongs to the road before.
  const isStep = step !== null && begun === state;
  const next = overGap(
    {
      closed: begun.closed,
      stretch: begun.stretch,
      ring,
      window: isStep ? withSpeed(begun.window, step) : [],
      limit,
      gaps: withGapFix(begun.gaps, gapFixOf(reading, fix)),
      contradictedSinceMs: isContradicting
        ? recordedAtMs - (reading.deviceMs - contradictedFrom.deviceMs)
        : null,
      gapLimit: begun.gapLimit,
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
    return open.stretch === null ? open : { ...open, stretch: withFixBelow(open.stretch, recordedAtMs) };
  }
  const { lat, lng } = reading;
  const above = { lat, lng, recordedAtMs, limit, shownKmh, fullKmh: fullSpeedKmh(window) };
  return { ...open, stretch: withFixAbove(open.stretch, above, ring) };
}

/** The state after the track has started anew somewhere else: nothing is said of the way there. */
export function restartSpeeding(state: SpeedingState): SpeedingState {
  return { ...withoutTrack(closeSpeeding(state)), gaps: NO_GAPS, gapLimit: null };
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

function isNewLimit(before: SpeedingState, { limit }: SpeedingReading): boolean {
  return before.limit?.id !== limit?.id || before.limit?.limitKmh !== limit?.limitKmh;
}

function byWay(window: readonly SpeedingStep[]): SpeedWindow {
  return window.map(({ durationS, impliedKmh }) => ({ durationS, speedKmh: impliedKmh }));
}

function gapFixOf({ recordedAtMs, deviceMs, limit }: SpeedingReading, fix: RingFix): GapFix {
  return { fix, recordedAtMs, deviceMs, limitKmh: limit?.limitKmh ?? null };
}

function overGap(state: SpeedingState, limitOverGap: LimitOverGap): SpeedingState {
  const sinceMs = state.closed.at(-1)?.endedAtMs ?? -Infinity;
  const { limit: gapLimit, part } = speedingOverGap(state.gaps, sinceMs, limitOverGap);
  const closed = part === null ? state.closed : withPart(state.closed, part);
  return closed === state.closed && gapLimit === state.gapLimit ? state : { ...state, closed, gapLimit };
}
