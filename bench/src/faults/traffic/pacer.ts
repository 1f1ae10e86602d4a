import { setTimeout as wait } from 'node:timers/promises';

/** Gives everybody together so many a second at most; what could not go out during a fault is not caught up with. */
export function createPacer(perSecond: number): (count: number) => Promise<void> {
  let freeAtMs = 0;
  return async (count) => {
    const nowMs = performance.now();
    const atMs = Math.max(nowMs, freeAtMs);
    freeAtMs = atMs + (count / perSecond) * 1000;
    await wait(atMs - nowMs);
  };
}
