import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { TableArrivals } from './staff-table-types';

/** The count moves on this often, ms, however many come. */
const COUNT_EVERY_MS = 500;
/** Time for which rows that were just shown are tinted, ms. */
const TINTED_MS = 2_000;
/** More keys than these are counted, but not tinted. */
const MOST_KEYS = 200;

const NONE: ReadonlySet<string> = new Set();

export interface Arrivals extends TableArrivals {
  /** Announces a row that has come, by the key that it has in the table. */
  note(key: string): void;
  /** Discards what has come, as when the filter changes. */
  clear(): void;
}

/**
 * Counts rows that come while others are read, and shows them when asked: `load` asks the server for the first page anew.
 * News and answers overtake each other: a row whose key is among those shown is not counted, whichever came first.
 */
export function useArrivals(load: () => Promise<unknown>, shownKeys: ReadonlySet<string>): Arrivals {
  const waiting = useRef(new Set<string>());
  const overflow = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [count, setCount] = useState(0);
  const [freshKeys, setFreshKeys] = useState(NONE);

  const latestKeys = useRef(shownKeys);
  const note = useCallback((key: string) => {
    if (latestKeys.current.has(key)) {
      return;
    }
    if (waiting.current.size < MOST_KEYS) {
      waiting.current.add(key);
    } else {
      overflow.current += waiting.current.has(key) ? 0 : 1;
    }
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setCount(waiting.current.size + overflow.current);
    }, COUNT_EVERY_MS);
  }, []);
  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    waiting.current = new Set();
    overflow.current = 0;
    setCount(0);
  }, []);
  const show = useCallback(() => {
    const shown = waiting.current;
    clear();
    load().then(
      () => setFreshKeys(shown),
      () => undefined,
    );
  }, [clear, load]);

  useEffect(
    function discardShown() {
      latestKeys.current = shownKeys;
      const before = waiting.current.size;
      shownKeys.forEach((key) => waiting.current.delete(key));
      // While the timer runs it counts soon enough.
      if (waiting.current.size < before && timer.current === undefined) {
        setCount(waiting.current.size + overflow.current);
      }
    },
    [shownKeys],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(
    function fade() {
      if (freshKeys.size === 0) {
        return undefined;
      }
      const fading = setTimeout(() => setFreshKeys(NONE), TINTED_MS);
      return () => clearTimeout(fading);
    },
    [freshKeys],
  );
  return useMemo(() => ({ count, freshKeys, show, note, clear }), [count, freshKeys, show, note, clear]);
}
