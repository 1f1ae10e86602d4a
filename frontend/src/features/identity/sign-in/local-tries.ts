import { countTry, TRIES_ALLOWED, type TryCounter } from '@wakafine/domain/people/try-counter';
import { readStored, removeStored, writeStored } from '../../../lib/storage/browser-storage';
import { CHOICE_KEYS } from '../../../lib/storage/storage-keys';

/**
 * Tries counted by the browser: the server gives every number the same answer and never reveals its own
 * counters.
 */
export interface LocalTries {
  /** Tries before the next wait; null before the first wrong one. */
  readonly left: number | null;
  /** The time until which to wait, ms; null while there is no wait. */
  readonly waitUntilMs: number | null;
  /** Time when it was so, ms. */
  readonly readAtMs: number;
}

/** The tries that were counted in this browser, for all numbers together. */
export function localTries(nowMs = Date.now()): LocalTries {
  const counter = storedCounter();
  const waitUntilMs = counter?.lockedUntil?.getTime() ?? null;
  if (counter === null || waitUntilMs !== null) {
    return {
      left: null,
      waitUntilMs: waitUntilMs !== null && waitUntilMs > nowMs ? waitUntilMs : null,
      readAtMs: nowMs,
    };
  }
  // What a further wrong try would make of the counter says whether the window is still the same.
  const isSameWindow = (countTry(counter, new Date(nowMs))?.tries ?? 0) > 1;
  return { left: isSameWindow ? TRIES_ALLOWED - counter.tries : null, waitUntilMs: null, readAtMs: nowMs };
}

/** Counts a wrong PIN, by the same rule as the server. */
export function countLocalTry(nowMs = Date.now()): void {
  const now = new Date(nowMs);
  const counter = storedCounter() ?? { tries: 0, windowStartedAt: now, lockCount: 0, lockedUntil: null };
  const counted = countTry(counter, now);
  if (counted !== null) {
    writeStored(CHOICE_KEYS.signInTries, JSON.stringify(counted));
  }
}

/** Clears the count after a sign-in. */
export function clearLocalTries(): void {
  removeStored(CHOICE_KEYS.signInTries);
}

function storedCounter(): TryCounter | null {
  const stored: unknown = parsed(readStored(CHOICE_KEYS.signInTries));
  if (typeof stored !== 'object' || stored === null) {
    return null;
  }
  const { tries, windowStartedAt, lockCount, lockedUntil }: Partial<Record<keyof TryCounter, unknown>> =
    stored;
  const [startedAt, until] = [timeOf(windowStartedAt), timeOf(lockedUntil)];
  return typeof tries === 'number' && typeof lockCount === 'number' && startedAt !== null
    ? { tries, windowStartedAt: startedAt, lockCount, lockedUntil: until }
    : null;
}

function timeOf(text: unknown): Date | null {
  const atMs = typeof text === 'string' ? Date.parse(text) : NaN;
  return Number.isNaN(atMs) ? null : new Date(atMs);
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
