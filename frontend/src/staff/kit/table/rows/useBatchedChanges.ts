import { useCallback, useEffect, useRef } from 'react';

/** Changes of rows are drawn together, this often at most, ms: 50 a second draw four times a second. */
const EVERY_MS = 250;

type Change<Row> = (row: Row) => Row;

/**
 * Gathers changes of rows and hands them on together. Those of rows that are not in `keys` are dropped at once, so that no
 * more wait than there are rows.
 */
export function useBatchedChanges<Row>(
  keys: ReadonlySet<string>,
  apply: (changes: ReadonlyMap<string, Change<Row>>) => void,
): (key: string, change: Change<Row>) => void {
  const waiting = useRef(new Map<string, Change<Row>>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ keys, apply });
  useEffect(function storeLatest() {
    latest.current = { keys, apply };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback((key: string, change: Change<Row>) => {
    if (!latest.current.keys.has(key)) {
      return;
    }
    const before = waiting.current.get(key);
    waiting.current.set(key, before === undefined ? change : (row) => change(before(row)));
    timer.current ??= setTimeout(() => {
      const changes = waiting.current;
      waiting.current = new Map();
      timer.current = undefined;
      latest.current.apply(changes);
    }, EVERY_MS);
  }, []);
}
