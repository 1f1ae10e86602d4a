import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useState, type RefObject } from 'react';
import { rootFontPx } from './root-font';

/** Height of a row, rem. */
const ROW_REM = 2.25;
const OVERSCAN_ROWS = 8;
/** Height that is assumed for what has none yet, CSS px. */
const ASSUMED_HEIGHT_PX = 640;

export interface VirtualRowsOptions {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Index of a row that stays although it is out of sight, as it has the focus. */
  pinned: number;
}

/** Rendered rows of a fixed height: those in sight, some around them, and the one with the focus. */
export function useVirtualRows({ count, scroller, pinned }: VirtualRowsOptions) {
  const [rowPx] = useState(() => ROW_REM * rootFontPx());
  const rangeExtractor = useCallback(
    (range: Parameters<typeof defaultRangeExtractor>[0]) => {
      const inSight = defaultRangeExtractor(range);
      return inSight.includes(pinned) || pinned >= count
        ? inSight
        : [...inSight, pinned].sort((a, b) => a - b);
    },
    [pinned, count],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    overscan: OVERSCAN_ROWS,
    rangeExtractor,
    initialRect: { width: 0, height: ASSUMED_HEIGHT_PX },
    observeElementRect: (instance, accept) =>
      observeElementRect(instance, (rect) =>
        accept(rect.height > 0 ? rect : { ...rect, height: ASSUMED_HEIGHT_PX }),
      ),
  });
  return { virtualizer, items: virtualizer.getVirtualItems() };
}
