import { useEffect } from 'react';

/**
 * Holds the screen on while `isHeld`; a phone releases the lock when the page is hidden, so it is acquired
 * again.
 */
export function useWakeLock(isHeld: boolean): void {
  useEffect(
    function holdScreen() {
      if (!isHeld || !('wakeLock' in navigator)) {
        return undefined;
      }
      let lock: WakeLockSentinel | undefined;
      let isOver = false;
      // Refused on a low battery: the journey goes on without it.
      async function accept(): Promise<void> {
        if (document.visibilityState === 'visible') {
          lock = await navigator.wakeLock.request('screen').catch(() => undefined);
        }
        if (isOver) {
          await lock?.release();
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
