import type { Model } from './model';

/** Longest time in which nothing is acknowledged, beside a fault that lasts longer itself, ms. */
const BACK_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 100;

/** A time in which no push was acknowledged, and the faults of it. */
export interface Silence {
  readonly ms: number;
  readonly during: readonly string[];
}

/** Fault under way, or one that struck at this moment. */
export interface Striking {
  readonly kind: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Watches how long nothing at all is acknowledged; `struck` are the faults so far, times of the monotonic clock. */
export function watchSilence(model: Model, struck: readonly Striking[]) {
  let [last, lastMs, longestMs] = [0, performance.now(), 0];
  let during: readonly string[] = [];
  const look = (): void => {
    const nowMs = performance.now();
    if (model.pushes !== last) {
      if (nowMs - lastMs > longestMs) {
        longestMs = nowMs - lastMs;
        const sinceMs = lastMs;
        during = struck.filter(({ toMs }) => toMs >= sinceMs).map(({ kind }) => kind);
      }
      [last, lastMs] = [model.pushes, nowMs];
    }
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    /** Ends it; the longest one, and a sentence where that was too long. */
    stop: (): { longest: Silence; broken: string[] } => {
      clearInterval(timer);
      look();
      longestMs = Math.max(longestMs, performance.now() - lastMs);
      const allowedMs = BACK_WITHIN_MS + Math.max(0, ...struck.map(({ fromMs, toMs }) => toMs - fromMs));
      const longest = { ms: Math.round(longestMs), during };
      const broken = longestMs > allowedMs ? [`nothing was acknowledged for ${JSON.stringify(longest)}`] : [];
      return { longest, broken };
    },
  };
}
