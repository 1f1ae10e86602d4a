import { useEffect, useSyncExternalStore } from 'react';

/** State of the screen on a journey: held on, or free to go dark, since the phone refuses or knows no such lock. */
export type ScreenHold = 'held' | 'refused';

let hold: ScreenHold | null = null;
const listeners = new Set<() => void>();

/**
 * Holds the screen on while `isHeld`; a phone releases the lock when the page is hidden, so it is acquired
 * again.
 */
export function useWakeLock(isHeld: boolean): void {
  useEffect(
    function holdScreen() {
      if (!isHeld) {
        return undefined;
      }
      let lock: WakeLockSentinel | undefined;
      let isOver = false;
      // Refused on a low battery: the journey goes on without it.
      async function accept(): Promise<void> {
        if (document.visibilityState === 'visible') {
          lock = await acquire();
          note(lock === undefined ? 'refused' : 'held');
          lock?.addEventListener('release', noteLoss);
        }
        if (isOver) {
          await lock?.release();
        }
      }
      // A phone whose battery runs low withdraws it under way; one that is hidden gets it again with the page.
      function noteLoss(): void {
        if (!isOver && document.visibilityState === 'visible') {
          note('refused');
        }
      }
      const lockAgain = () => void accept();
      lockAgain();
      document.addEventListener('visibilitychange', lockAgain);
      return () => {
        isOver = true;
        document.removeEventListener('visibilitychange', lockAgain);
        void lock?.release();
      };
    },
    [isHeld],
  );
}

/** State of the screen as the phone has answered last; null before it was ever asked. */
export function useScreenHold(): ScreenHold | null {
  return useSyncExternalStore(subscribe, () => hold);
}

async function acquire(): Promise<WakeLockSentinel | undefined> {
  return 'wakeLock' in navigator ? navigator.wakeLock.request('screen').catch(() => undefined) : undefined;
}

function note(next: ScreenHold): void {
  hold = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
