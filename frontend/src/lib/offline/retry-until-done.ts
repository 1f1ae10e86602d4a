import { onReachable } from '../network/reachability';

const FIRST_WAIT_MS = 3_000;
const LONGEST_WAIT_MS = 60_000;

export interface Trying {
  tryNow: () => void;
  stop: () => void;
}

/**
 * Does a task now, whenever network, server or page are back, and again after each failure, waiting longer each time (3 to 60 s).
 * The task gives whether all is done; it is never done twice at once.
 */
export function retryUntilDone(task: () => Promise<boolean>, random: () => number = Math.random): Trying {
  let isUnderWay = false;
  let isWanted = false;
  let isStopped = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tryOnce(): Promise<void> {
    if (isUnderWay || isStopped) {
      isWanted = isUnderWay;
      return;
    }
    clearTimeout(timer);
    isUnderWay = true;
    const isDone = await task().catch(() => false);
    isUnderWay = false;
    failures = isDone ? 0 : failures + 1;
    if (isWanted) {
      isWanted = false;
      tryNow();
    } else if (!isDone && !isStopped) {
      timer = setTimeout(tryNow, retryWaitMs(failures, random()));
    }
  }

  function tryNow(): void {
    void tryOnce();
  }

  function tryWhenSeen(): void {
    if (document.visibilityState === 'visible') {
      tryNow();
    }
  }

  tryNow();
  window.addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', tryWhenSeen);
  const stopListening = onReachable(tryNow);
  return {
    tryNow,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', tryNow);
      document.removeEventListener('visibilitychange', tryWhenSeen);
      stopListening();
    },
  };
}

/** Wait after so many failures (from 1) in ms: half of it fixed, half by chance, so that phones that lost one mast do not come back in one second. */
export function retryWaitMs(failures: number, random: number): number {
  const longestMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(failures, 10));
  return longestMs / 2 + (longestMs / 2) * random;
}
