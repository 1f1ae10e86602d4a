import { useCallback, useEffect, useRef } from 'react';
import type { KeysetRows } from './useKeysetRows';

/**
 * Gives the way to ask for the rows anew while no more than the first page of them is there; who has gone
 * further down still sees
 * what they read.
 */
export function useReloadAtTop<Row>(
  { rows, reload }: KeysetRows<Row>,
  pageSize: number,
): () => Promise<void> {
  const loaded = useRef(0);
  useEffect(function countRows() {
    loaded.current = rows?.length ?? 0;
  });
  return useCallback(() => (loaded.current > pageSize ? Promise.resolve() : reload()), [reload, pageSize]);
}
