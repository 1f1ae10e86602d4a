import { setTimeout as wait } from 'node:timers/promises';

/** One try of a request: a value, or a reason to try again. */
export type Outcome<T> =
  | { readonly isDone: true; readonly value: T }
  | { readonly isDone: false; readonly failure: Error; readonly retryAfterMs?: number | undefined };

/** Time to try again, and the callback. */
export interface Patience {
  /** Milliseconds from the first try until a failure stands. */
  readonly patienceMs: number;
  /** Called before each pause. */
  readonly onRetry?: ((failure: Error, pauseMs: number) => void) | undefined;
}

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Tries until it is done or patience ends, with pauses that double from 0.1 s to 2 s, or as long as the service asks.
 * @throws the last failure when patience ends
 */
export async function tryUntilDone<T>(
  attempt: () => Promise<Outcome<T>>,
  { patienceMs, onRetry }: Patience,
): Promise<T> {
  const deadlineMs = Date.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    const outcome = await attempt();
    if (outcome.isDone) {
      return outcome.value;
    }
    const backoffMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
    // Up to a quarter more, so that many phones don't come back at the same moment.
    const pauseMs = outcome.retryAfterMs ?? Math.round(backoffMs * (1 + Math.random() / 4));
    if (Date.now() + pauseMs > deadlineMs) {
      throw outcome.failure;
    }
    onRetry?.(outcome.failure, pauseMs);
    await wait(pauseMs);
  }
}

/** Milliseconds that a `Retry-After` header asks for (seconds or an HTTP date); undefined without a readable one. */
export function retryAfterMs(header: string | null, nowMs: number): number | undefined {
  if (header === null || header.trim() === '') {
    return undefined;
  }
  const seconds = Number(header);
  const untilMs = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - nowMs;
  return Number.isFinite(untilMs) ? Math.max(0, untilMs) : undefined;
}
