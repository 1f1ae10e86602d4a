import { Box } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { tracksOf } from './column-tracks';
import { GridHead } from './GridHead';
import { GridRow } from './GridRow';
import type { RowsProps } from './rows/staff-table-types';
import { useGridKeys } from './useGridKeys';
import { useLoadNearEnd } from './rows/useLoadNearEnd';
import { useVirtualRows } from './useVirtualRows';

/** The rows as a grid: only those in sight are there, arrow keys move among all. */
export function GridRows<Row>(props: RowsProps<Row>) {
  const {
    label,
    columns,
    rows,
    keyOf,
    nameOf,
    data,
    sort,
    onSort,
    arrivals,
    onOpen,
    openKey = null,
    onPoint,
    pointedKey = null,
    isShort,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useGridKeys({
    count: rows.length,
    scroller,
    onOpen: (index) => open(rows[index]),
    onKey: (key, index) => press(key, rows[index]),
  });
  const { virtualizer, items } = useVirtualRows({ count: rows.length, scroller, pinned: keys.active });
  useLoadNearEnd(items.at(-1)?.index ?? 0, data);
  const tracks = useMemo(() => tracksOf(columns), [columns]);

  function open(row: Row | undefined): void {
    if (row !== undefined) {
      onOpen?.(row);
    }
  }

  function press(key: string, row: Row | undefined): boolean {
    return row !== undefined && props.onRowKey?.(key, row) === true;
  }

  return (
    <Box
      ref={scroller}
      overflow="auto"
      flex="1"
      minH={isShort ? '0' : '18rem'}
      h={isShort ? undefined : { base: '60dvh', lg: 'auto' }}
      position="relative"
      css={{ overflowAnchor: 'none' }}
    >
      <Box
        role="grid"
        aria-label={label}
        aria-rowcount={data.hasMore ? -1 : rows.length + 1}
        aria-colcount={columns.length}
        minW={`${tracks.minRem}rem`}
      >
        <GridHead columns={columns} template={tracks.template} sort={sort} onSort={onSort} />
        <Box role="rowgroup" position="relative" h={`${virtualizer.getTotalSize()}px`}>
          {items.map(({ index, start }) => {
            const row = rows[index];
            return (
              row !== undefined && (
                <GridRow
                  key={keyOf(row)}
                  row={row}
                  index={index}
                  topPx={start}
                  template={tracks.template}
                  columns={columns}
                  name={nameOf(row)}
                  isActive={index === keys.active}
                  isOpen={keyOf(row) === openKey}
                  isFresh={arrivals?.freshKeys.has(keyOf(row)) ?? false}
                  isPointed={keyOf(row) === pointedKey}
                  onPoint={onPoint}
                  onFocus={keys.onFocus}
                  onKeyDown={keys.onKeyDown}
                  onOpen={onOpen && (() => open(row))}
                />
              )
            );
          })}
        </Box>
      </Box>
    </Box>
  );
}
