import { useEffect, useState } from 'react';

/** A browser that is never idle starts all the same, ms. */
const AT_THE_LATEST_MS = 1_500;

/** False while the first picture is being drawn, true once the browser has nothing better to do. */
export function useAfterPaint(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(function waitForIdle() {
    const go = () => setIsPainted(true);
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
