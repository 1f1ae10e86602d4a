/**
 * As long as the wait before the first retry may be, ms; it doubles with each failure. A thousand who were cut off together then come
 * back 200 a second, which leaves one server room for what others ask (`npm run bench -- reconnect`); anyone who
 * waits asks in
 * the meantime.
 */
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Time for which a client that has lost its live connection waits before the nth retry (from 0), ms: anything
 * from nothing to a longest
 * wait that doubles from 5 s to 30 s, by `random` in [0, 1). So those who were cut off together come back spread over all of that
 * time, and not at the end of it.
 */
export function reconnectWaitMs(retries: number, random: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(retries, 10)) * random;
}
