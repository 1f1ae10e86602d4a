import type { TrueMoment } from '@wakafine/simulator/truth/true-drive';

/** Limit of the lab's road, km/h. */
export const LIMIT_KMH = 50;
/** Time when each drive of the lab begins, ms since the epoch. */
export const STARTED_AT_MS = Date.UTC(2026, 0, 5, 8);
const TRUE_EPISODE = { aboveKmh: 10, seconds: 30 } as const;

/** A stretch of time, ms since the epoch. */
export interface Interval {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Stretches of at least 30 s that were truly 10 km/h and more above the limit, in sight of the sky. */
export function trueEpisodes(truth: readonly TrueMoment[]): Interval[] {
  const fast = stretches(truth, ({ speedKmh }) => speedKmh >= LIMIT_KMH + TRUE_EPISODE.aboveKmh);
  return fast.filter(({ fromMs, toMs }) => toMs - fromMs >= TRUE_EPISODE.seconds * 1000);
}

/** The stretch above the limit that an episode is part of. */
export function wholeEpisode(truth: readonly TrueMoment[], episode: Interval): Interval {
  const above = stretches(truth, ({ speedKmh }) => speedKmh >= LIMIT_KMH);
  return above.find(({ fromMs, toMs }) => fromMs <= episode.fromMs && toMs >= episode.toMs) ?? episode;
}

/** The stretches of a drive whose moments fulfil a condition. */
export function stretches(truth: readonly TrueMoment[], isIn: (moment: TrueMoment) => boolean): Interval[] {
  const found: Interval[] = [];
  let fromS: number | null = null;
  let lastS = 0;
  for (const moment of truth) {
    if (isIn(moment)) {
      fromS ??= moment.atS;
      lastS = moment.atS;
    } else if (fromS !== null) {
      found.push(interval(fromS, lastS));
      fromS = null;
    }
  }
  return fromS === null ? found : [...found, interval(fromS, lastS)];
}

function interval(fromS: number, toS: number): Interval {
  return { fromMs: STARTED_AT_MS + fromS * 1000, toMs: STARTED_AT_MS + toS * 1000 };
}
