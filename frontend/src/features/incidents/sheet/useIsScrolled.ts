import { useSyncExternalStore } from 'react';

/** The first pixels move under any finger: only beyond them the page counts as scrolled. */
const SCROLLED_FROM_PX = 24;

/** Whether the page has been scrolled down. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > SCROLLED_FROM_PX);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}
