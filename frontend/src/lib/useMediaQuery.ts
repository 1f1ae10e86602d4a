import { useCallback, useSyncExternalStore } from 'react';

/** Documents that are drawn before anybody asks for them are drawn for phones. */
const HOLDS_ON_PHONES = /max-width/;

/** Whether a media query holds, followed as it changes. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => window.matchMedia(query).matches,
    () => HOLDS_ON_PHONES.test(query),
  );
}

/** Whether the page is narrower than a desk's, below 1280 px. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 1279.98px)');
}

/** Whether the page is as narrow as a phone's, below 768 px. */
export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 767.98px)');
}
