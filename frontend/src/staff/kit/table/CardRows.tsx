import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { measureElement, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { RowsProps, StaffColumn } from './rows/staff-table-types';
import { useLoadNearEnd } from './rows/useLoadNearEnd';

const ASSUMED_CARD_PX = 104;
const OVERSCAN_CARDS = 4;

/** The rows on a phone: a list of cards that scrolls with the page; only those in sight are there. */
export function CardRows<Row>(props: RowsProps<Row>) {
  const { label, rows, keyOf, nameOf, columns, data, arrivals, onOpen, openKey = null, renderCard } = props;
  const list = useRef<HTMLUListElement>(null);
  const [topPx, setTopPx] = useState(0);
  useLayoutEffect(function followTop() {
    const measureTop = () =>
      setTopPx(list.current === null ? 0 : list.current.getBoundingClientRect().top + window.scrollY);
    measureTop();
    // What stands above the list may come later, or grow.
    const observer = new ResizeObserver(measureTop);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ASSUMED_CARD_PX,
    overscan: OVERSCAN_CARDS,
    scrollMargin: topPx,
    // What is not drawn has no height, and cards of no height would all be in sight.
    measureElement: (card, entry, instance) => measureElement(card, entry, instance) || ASSUMED_CARD_PX,
  });
  const items = virtualizer.getVirtualItems();
  useLoadNearEnd(items.at(-1)?.index ?? 0, data);
  return (
    <chakra.ul
      ref={list}
      aria-label={label}
      listStyleType="none"
      position="relative"
      borderTopWidth="1px"
      style={{ height: `${virtualizer.getTotalSize()}px` }}
    >
      {items.map(({ index, start }) => {
        const row = rows[index];
        return (
          row !== undefined && (
            <Box
              as="li"
              key={keyOf(row)}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={data.hasMore ? -1 : rows.length}
              aria-posinset={index + 1}
              position="absolute"
              top="0"
              insetInline="0"
              style={{ transform: `translateY(${start - topPx}px)` }}
              borderBottomWidth="1px"
              bg={
                keyOf(row) === openKey || (arrivals?.freshKeys.has(keyOf(row)) ?? false)
                  ? 'brand.subtle'
                  : undefined
              }
            >
              <CardShell name={nameOf(row)} onOpen={onOpen && (() => onOpen(row))}>
                {renderCard?.(row) ?? <PlainCard row={row} columns={columns} />}
              </CardShell>
            </Box>
          )
        );
      })}
    </chakra.ul>
  );
}

/** The whole card opens its row; buttons in it stay what they are. */
function CardShell({ name, onOpen, children }: { name: string; onOpen?: () => void; children: ReactNode }) {
  return (
    <Box position="relative" px="4" py="3">
      {onOpen !== undefined && (
        <chakra.button
          type="button"
          aria-label={name}
          position="absolute"
          inset="0"
          cursor="pointer"
          _focusVisible={{ outlineOffset: '-2px' }}
          onClick={onOpen}
        />
      )}
      <Box
        position="relative"
        pointerEvents="none"
        css={{ '& :is(button, a, input, label)': { pointerEvents: 'auto' } }}
      >
        {children}
      </Box>
    </Box>
  );
}

function PlainCard<Row>({ row, columns }: { row: Row; columns: readonly StaffColumn<Row>[] }) {
  return (
    <chakra.dl display="flex" flexDirection="column" gap="1">
      {columns.map(({ id, head, cell }) => (
        <Flex key={id} align="center" justify="space-between" gap="4" textStyle="small">
          <Text as="dt" color="fg.muted">
            {head}
          </Text>
          <Text as="dd" textAlign="end" minW="0" overflowWrap="anywhere">
            {cell(row)}
          </Text>
        </Flex>
      ))}
    </chakra.dl>
  );
}
