import { chakra, Grid } from '@chakra-ui/react';
import { memo, type KeyboardEvent, type MouseEvent } from 'react';
import type { StaffColumn } from './rows/staff-table-types';

export interface GridRowProps<Row> {
  row: Row;
  index: number;
  /** Distance from the first row, CSS px. */
  topPx: number;
  template: string;
  columns: readonly StaffColumn<Row>[];
  name: string;
  isActive: boolean;
  isOpen: boolean;
  isFresh: boolean;
  /** Whether the same thing is pointed at elsewhere. */
  isPointed: boolean;
  onPoint?: ((row: Row | null) => void) | undefined;
  onFocus: (index: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onOpen?: () => void;
}

/** One row of 36 px; one row of the table is reached by the Tab key, arrow keys move on from it. */
function Row<Data>(props: GridRowProps<Data>) {
  const { row, index, topPx, template, columns, name, isActive, isOpen, isFresh, isPointed } = props;
  const { onPoint, onFocus, onKeyDown, onOpen } = props;
  const handleClick = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element) || event.target.closest('button, a, input, label') === null) {
      onOpen?.();
    }
  };
  return (
    <Grid
      role="row"
      aria-rowindex={index + 2}
      aria-label={name}
      aria-selected={isOpen}
      data-row={index}
      data-pointed={isPointed}
      tabIndex={isActive ? 0 : -1}
      templateColumns={template}
      columnGap="3.5"
      alignItems="center"
      px="4"
      position="absolute"
      top="0"
      insetInline="0"
      h="9"
      style={{ transform: `translateY(${topPx}px)` }}
      borderBottomWidth="1px"
      textStyle="small"
      cursor={onOpen === undefined ? 'default' : 'pointer'}
      bg={isOpen || isFresh ? 'brand.subtle' : undefined}
      transition="background-color var(--wf-slow)"
      _hover={{ bg: isOpen ? 'brand.subtle' : 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
      boxShadow={isPointed ? 'inset 3px 0 0 {colors.info.fg}' : undefined}
      onPointerEnter={() => onPoint?.(row)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => {
        onFocus(index);
        onPoint?.(row);
      }}
      onKeyDown={onKeyDown}
      onClick={handleClick}
    >
      {columns.map(({ id, cell, isNumber = false }) => (
        <chakra.div
          key={id}
          role="gridcell"
          minW="0"
          textAlign={isNumber ? 'end' : 'start'}
          whiteSpace="nowrap"
          overflow="hidden"
          textOverflow="ellipsis"
        >
          {cell(row)}
        </chakra.div>
      ))}
    </Grid>
  );
}

/** Drawn anew only when something of it has changed. */
export const GridRow = memo(Row) as typeof Row; // memo discards that the row may be of any kind.
