import { useMemo, type RefObject } from 'react';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { fittingColumns } from './column-tracks';
import { rootFontPx } from './root-font';
import type { StaffColumn } from './rows/staff-table-types';
import { useColumnChoices } from './useColumnChoices';

const NOT_MEASURED = { width: 0, height: 0 };
/** Room for the scroll bar of the rows, where the system draws one, rem. */
const SCROLL_BAR_REM = 1;

export interface ShownColumnsOptions<Row> {
  /** Name of the table. */
  id: string;
  columns: readonly StaffColumn<Row>[];
  /** Whether the columns stand below each other, where all have room. */
  isPhone: boolean;
}

/** Shown columns of a table, and the way to hide or show one. */
export interface ShownColumns<Row> {
  readonly columns: readonly StaffColumn<Row>[];
  toggle(columnId: string): void;
}

/**
 * The columns of a table that the reader has not hidden and that have room in `frame`. One that has given way comes back
 * when it is chosen: the table then scrolls.
 */
export function useShownColumns<Row>(
  { id: tableId, columns: all, isPhone }: ShownColumnsOptions<Row>,
  frame: RefObject<HTMLElement | null>,
): ShownColumns<Row> {
  const { hidden, fixed, choose } = useColumnChoices(tableId);
  const { width } = useFrameSize(frame, NOT_MEASURED);
  const columns = useMemo(
    () =>
      fittingColumns(
        all.filter(({ id }) => !hidden.has(id)),
        { widthRem: isPhone || width === 0 ? null : width / rootFontPx() - SCROLL_BAR_REM, fixed },
      ),
    [all, hidden, fixed, isPhone, width],
  );
  return { columns, toggle: (columnId) => choose(columnId, !columns.some(({ id }) => id === columnId)) };
}
