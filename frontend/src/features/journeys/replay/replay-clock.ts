import type { SpeedTrack } from '../../../components/charts/speed-track';

/** Number of times faster than it was driven a journey may be replayed. */
export const REPLAY_RATES = [1, 4, 16] as const;
export type ReplayRate = (typeof REPLAY_RATES)[number];

/** The rate after this one; after the last comes the first. */
export function nextRate(rate: ReplayRate): ReplayRate {
  return REPLAY_RATES[(REPLAY_RATES.indexOf(rate) + 1) % REPLAY_RATES.length] ?? REPLAY_RATES[0];
}

/**
 * The moment of a journey that a replay has come to (ms since 1970), so many ms of the journey after another one. A gap
 * is skipped at once: there is nothing to see in it.
 */
export function replayedTo(track: SpeedTrack, fromMs: number, passedMs: number): number {
  const toMs = fromMs + passedMs;
  const gap = track.gaps.find((each) => fromMs < each.toMs && toMs > each.fromMs);
  return Math.min(track.endMs, gap === undefined ? toMs : Math.max(toMs, gap.toMs));
}
