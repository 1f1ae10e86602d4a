import { useEffect, useState } from 'react';
import { isFetchingAheadUnwanted } from '../../lib/saving-hint';

/** A browser that is never idle starts all the same, ms. */
const AT_THE_LATEST_MS = 1_500;

/** By these it is known that somebody stays and reads on. */
const SIGNS_OF_READING = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * False while the first picture is being drawn, true once the browser has nothing better to do; where nothing may be
 * fetched ahead, once somebody reads on.
 */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(function waitForIdle() {
    const go = () => setIsPainted(true);
    if (isFetchingAheadUnwanted()) {
      SIGNS_OF_READING.forEach((sign) => window.addEventListener(sign, go, { once: true, passive: true }));
      return () => SIGNS_OF_READING.forEach((sign) => window.removeEventListener(sign, go));
    }
    // Safari has no idle callback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(go, 0);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(go, { timeout: AT_THE_LATEST_MS });
    return () => window.cancelIdleCallback(handle);
  }, []);
  return isPainted;
}
