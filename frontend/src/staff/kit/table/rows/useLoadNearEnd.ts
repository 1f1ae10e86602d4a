import { useEffect, useRef } from 'react';
import type { TableRows } from './staff-table-types';

/** The next rows are asked for when so few are left. */
const ROWS_LEFT = 10;

/** Asks for the next page when the last row in sight is near the end; after a failure only the button does. */
export function useLoadNearEnd<Row>(lastIndexInSight: number, data: TableRows<Row>): void {
  const { rows, hasMore, isLoadingMore, hasMoreFailed = false, onLoadMore } = data;
  const loadedCount = rows?.length ?? 0;
  const mayLoad = hasMore && !isLoadingMore && !hasMoreFailed;
  const isNearEnd = lastIndexInSight >= loadedCount - ROWS_LEFT;
  const askedAt = useRef(-1);
  useEffect(
    function loadMore() {
      // Once for each length: a page that brings nothing would be asked for without end.
      if (mayLoad && isNearEnd && askedAt.current !== loadedCount) {
        askedAt.current = loadedCount;
        onLoadMore();
      }
    },
    [mayLoad, isNearEnd, loadedCount, onLoadMore],
  );
}
