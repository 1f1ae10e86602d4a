import { DAY_MS, MINUTE_MS } from '../units';

/** Wrong tries in a window that may be verified (decision D4). */
export const TRIES_ALLOWED = 5;
const WINDOW_MS = 15 * MINUTE_MS;
const FIRST_WAIT_MS = 5 * MINUTE_MS;
const LONGEST_WAIT_MS = DAY_MS;

/** Count of tries to sign in as one subject. */
export interface TryCounter {
  readonly tries: number;
  readonly windowStartedAt: Date;
  /** Number of waits there were since the last success or quiet day. */
  readonly lockCount: number;
  readonly lockedUntil: Date | null;
}

/**
 * Counts one try before it is verified, so that parallel tries can't slip past the limit: the fifth in 15 minutes
 * locks at once and is the last one that may be verified. The first wait is 5 minutes, each next one twice as
 * long up to a day; a quiet day after a wait discards it. Null while locked: the try is not to be verified.
 */
export function countTry(counter: TryCounter, now: Date): TryCounter | null {
  const nowMs = now.getTime();
  const lockedUntilMs = counter.lockedUntil?.getTime() ?? -Infinity;
  if (lockedUntilMs > nowMs) {
    return null;
  }
  const isNewWindow = counter.lockedUntil !== null || nowMs - counter.windowStartedAt.getTime() >= WINDOW_MS;
  const lastTroubleMs = Math.max(lockedUntilMs, counter.windowStartedAt.getTime());
  const lockCount = nowMs - lastTroubleMs >= DAY_MS ? 0 : counter.lockCount;
  const tries = isNewWindow ? 1 : counter.tries + 1;
  const windowStartedAt = isNewWindow ? now : counter.windowStartedAt;
  if (tries < TRIES_ALLOWED) {
    return { tries, windowStartedAt, lockCount, lockedUntil: null };
  }
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** lockCount);
  return { tries, windowStartedAt, lockCount: lockCount + 1, lockedUntil: new Date(nowMs + waitMs) };
}
