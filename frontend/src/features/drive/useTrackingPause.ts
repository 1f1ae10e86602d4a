import { useCallback, useEffect, useRef, useState } from 'react';
import { pauseBetween, readLastSeen, writeLastSeen, type TrackingPause } from './record/tracking-pause';

interface JourneyPause {
  journeyId: string;
  pause: TrackingPause;
}

/**
 * Says how long nothing was measured while the page was hidden, or before it was loaded again. A page that is hidden gets no
 * positions from most phones, and the traveller must know that the gap is not in the numbers.
 */
export function useTrackingPause(journeyId: string | null, lastFixAtMs: number | null) {
  const [found, setFound] = useState<JourneyPause | null>(null);
  const latest = useRef(lastFixAtMs);
  useEffect(function storeLatest() {
    latest.current = lastFixAtMs;
  });

  useEffect(
    function watchPage() {
      if (journeyId === null) {
        return undefined;
      }
      const id = journeyId;
      function handleReturn(lastSeenMs: number | null): void {
        const pause = lastSeenMs === null ? null : pauseBetween(lastSeenMs, Date.now());
        if (pause !== null) {
          setFound({ journeyId: id, pause });
        }
      }
      function handleChange(): void {
        if (document.visibilityState === 'visible') {
          handleReturn(latest.current);
        } else {
          handleLeave();
        }
      }
      function handleLeave(): void {
        if (latest.current !== null) {
          writeLastSeen({ journeyId: id, atMs: latest.current });
        }
      }
      handleReturn(readLastSeen(id));
      document.addEventListener('visibilitychange', handleChange);
      window.addEventListener('pagehide', handleLeave);
      return () => {
        document.removeEventListener('visibilitychange', handleChange);
        window.removeEventListener('pagehide', handleLeave);
      };
    },
    [journeyId],
  );

  const discardPause = useCallback(() => setFound(null), []);
  return { pause: found !== null && found.journeyId === journeyId ? found.pause : null, discardPause };
}
