import { useEffect, useRef } from 'react';
import { onReachable } from './reachability';

/** Calls back when the server answers again after it did not: for what is shown and pushed by nobody. */
export function useReachableAgain(onBack: () => void): void {
  const latest = useRef(onBack);
  useEffect(function storeLatest() {
    latest.current = onBack;
  });
  useEffect(function listen() {
    return onReachable(() => latest.current());
  }, []);
}
