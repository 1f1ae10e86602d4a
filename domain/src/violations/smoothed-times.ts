import type { Speeding } from './closed-speeding';
import type { StoredFix } from '../speed/fix';
import { GAP_ABOVE_S } from '../speed/fix-filter';
import type { LegalLimit } from '../limits/limit-at';
import { medianOf } from '../speed/median';
import { smoothedPlaces } from '../speed/smoothing';

/** The shown speed is a mean of five: with fixes rarer than this it is late by much. */
const SPARSE_FROM_S = 3;
/** The smoother sees this much of the track before and after a stretch. */
const AROUND_MS = 120_000;
/** It moves a start or an end by at most this. */
const MOVES_AT_MOST_MS = 60_000;
/** The smoother is believed only where its model holds: see `surprise`. On average, and at any one fix. */
const MOST_SURPRISE = { mean: 3, one: 16 } as const;
const LEAST_FIXES = 8;

/** The ended journey as smoothing needs it. */
export interface JudgedHistory {
  /** Its fixes that are not flagged, by rising seq. */
  readonly good: readonly StoredFix[];
  /** The limit in force at a good fix; null where nobody may be accused. */
  readonly limitAt: (fix: StoredFix) => LegalLimit | null;
}

/** A good fix of the history with its smoothed speed. */
interface Smoothed {
  readonly fix: StoredFix;
  readonly atMs: number;
  readonly speedKmh: number;
}

/** A closed stretch whose times may be made truer. */
export type TimedStretch = Pick<Speeding, 'startedAtMs' | 'endedAtMs' | 'isOverGaps' | 'limit' | 'proof'>;

/** First and last moment of a stretch, ms. */
export interface StretchTimes {
  readonly startedAtMs: number;
  readonly endedAtMs: number;
}

/**
 * The times of a stretch of an ended journey, truer where fixes are sparse (one in 3 s or more): the shown speed, a mean of
 * five, rises and falls late by several fixes there; a smoother, which also knows what came after, says when the
 * speed
 * crossed the limit. `docs/truth.md` has what that gains.
 *
 * It moves times only, never what is proven, and only where it shows that it helps: where the places fit its model, within
 * one track without a gap and under one limit, by at most a minute, and so that the proof stays inside.
 */
export function smoothedTimes(stretch: TimedStretch, { good, limitAt }: JudgedHistory): StretchTimes {
  const { startedAtMs, endedAtMs, isOverGaps, limit } = stretch;
  const track = isOverGaps ? null : smoothedTrack(trackAround(good, stretch));
  if (track === null) {
    return { startedAtMs, endedAtMs };
  }
  const isSameRoad = (fix: StoredFix): boolean => limitAt(fix)?.id === limit.id;
  const crossingAt = (atMs: number, outward: 1 | -1): number =>
    crossingMs(track, { atMs, outward, kmh: limit.limitKmh, isSameRoad });
  const proven = provenTimes(stretch, good);
  return {
    startedAtMs: Math.min(crossingAt(startedAtMs, -1), proven.startedAtMs),
    endedAtMs: Math.max(crossingAt(endedAtMs, 1), proven.endedAtMs),
  };
}

/** The good fixes from two minutes before a stretch to two minutes after it, up to the next gap on either side. */
function trackAround(
  good: readonly StoredFix[],
  { startedAtMs, endedAtMs }: StretchTimes,
): readonly StoredFix[] {
  const near = good.filter(
    ({ recordedAtMs }) => recordedAtMs >= startedAtMs - AROUND_MS && recordedAtMs <= endedAtMs + AROUND_MS,
  );
  const isGapBefore = (index: number): boolean => secondsBefore(near, index) > GAP_ABOVE_S;
  const begin = near.findLastIndex(
    ({ recordedAtMs }, index) => recordedAtMs <= startedAtMs && isGapBefore(index),
  );
  const end = near.findIndex(({ recordedAtMs }, index) => recordedAtMs > endedAtMs && isGapBefore(index));
  return near.slice(Math.max(0, begin), end === -1 ? near.length : end);
}

/** The track with its smoothed speeds; null where they are not needed or not to be believed. */
function smoothedTrack(fixes: readonly StoredFix[]): readonly Smoothed[] | null {
  const intervals = fixes.slice(1).map((_, index) => secondsBefore(fixes, index + 1));
  if (fixes.length < LEAST_FIXES || medianOf(intervals) < SPARSE_FROM_S) {
    return null;
  }
  const places = smoothedPlaces(fixes);
  const surprises = places.map(({ surprise }) => surprise);
  const mean = surprises.reduce((sum, each) => sum + each, 0) / surprises.length;
  if (mean > MOST_SURPRISE.mean || Math.max(...surprises) > MOST_SURPRISE.one) {
    return null;
  }
  return fixes.map((fix, index) => ({ fix, atMs: fix.recordedAtMs, speedKmh: places[index]?.speedKmh ?? 0 }));
}

/** The crossing that {@link crossingMs} looks for. */
interface Crossing {
  /** Time of the fix that the shown speed gives, ms. */
  readonly atMs: number;
  /** Away from the stretch: -1 before its start, 1 after its end. */
  readonly outward: 1 | -1;
  readonly kmh: number;
  readonly isSameRoad: (fix: StoredFix) => boolean;
}

/**
 * Time when the smoothed speed crossed a limit nearest to a fix: outward where it was above there, else inward.
 * Outward it is no
 * farther than the road under that limit. The fix's own time where there is none within a minute.
 */
function crossingMs(track: readonly Smoothed[], { atMs, outward, kmh, isSameRoad }: Crossing): number {
  const at = track.findIndex((each) => each.atMs === atMs);
  const isAbove = (track[at]?.speedKmh ?? 0) >= kmh;
  const step = isAbove ? outward : -outward;
  let last = track[at];
  for (let index = at + step; last !== undefined; index += step) {
    const next = track[index];
    if (next === undefined || (isAbove && !isSameRoad(next.fix))) {
      return isAbove ? last.atMs : atMs;
    }
    if (next.speedKmh >= kmh !== isAbove) {
      const share = (kmh - last.speedKmh) / (next.speedKmh - last.speedKmh);
      return Math.round(last.atMs + share * (next.atMs - last.atMs));
    }
    if (Math.abs(next.atMs - atMs) > MOVES_AT_MOST_MS) {
      return atMs;
    }
    last = next;
  }
  return atMs;
}

/** The window of the proof by the times of its fixes; the proof itself goes by the phone's own clock. */
function provenTimes({ proof }: TimedStretch, good: readonly StoredFix[]): StretchTimes {
  const timeOf = (ownMs: number): number =>
    good.find(({ recordedAtMs, clockOffsetMs }) => recordedAtMs - (clockOffsetMs ?? 0) === ownMs)
      ?.recordedAtMs ?? ownMs;
  return { startedAtMs: timeOf(proof.fromMs), endedAtMs: timeOf(proof.toMs) };
}

function secondsBefore(fixes: readonly StoredFix[], index: number): number {
  return ((fixes[index]?.recordedAtMs ?? 0) - (fixes[index - 1]?.recordedAtMs ?? -Infinity)) / 1000;
}
