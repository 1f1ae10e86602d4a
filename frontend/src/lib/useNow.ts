import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Device time in milliseconds, moving on every second (or every `tickMs`) while `isTicking`. */
export function useNow(isTicking: boolean, tickMs = SECOND_MS): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(
    function tick() {
      if (!isTicking) {
        return undefined;
      }
      const timer = setInterval(() => setNowMs(Date.now()), tickMs);
      return () => clearInterval(timer);
    },
    [isTicking, tickMs],
  );
  return nowMs;
}
