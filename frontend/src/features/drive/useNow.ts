import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** Device time in milliseconds, moving on every second while `isTicking`. */
export function useNow(isTicking: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(
    function tick() {
      if (!isTicking) {
        return undefined;
      }
      const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
      return () => clearInterval(timer);
    },
    [isTicking],
  );
  return nowMs;
}
