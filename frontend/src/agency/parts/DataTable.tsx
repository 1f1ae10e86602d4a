import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A table from 768 px on; on phones each row is a block whose cells say what they are. */
export function DataTable({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <chakra.table
      w="full"
      display={{ base: 'block', md: 'table' }}
      borderCollapse="collapse"
      textStyle="small"
      css={{
        '& tbody tr': { borderBottomWidth: '1px', borderColor: 'border' },
        '& tbody tr:last-of-type': { borderBottomWidth: '0' },
        '& tr[data-certain]': { bg: 'bg.muted' },
      }}
    >
      <chakra.thead display={{ base: 'none', md: 'table-header-group' }}>
        <chakra.tr borderBottomWidth="1px">{head}</chakra.tr>
      </chakra.thead>
      <chakra.tbody display={{ base: 'block', md: 'table-row-group' }} css={{ '& > tr': ROW }}>
        {children}
      </chakra.tbody>
    </chakra.table>
  );
}

const ROW = {
  display: { base: 'grid', md: 'table-row' },
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  padding: { base: '12px 16px', md: '0' },
} as const;

/** Head of a column. */
export function HeadCell({ children, isNumber = false }: { children: ReactNode; isNumber?: boolean }) {
  return (
    <chakra.th
      scope="col"
      textAlign={isNumber ? 'end' : 'start'}
      textStyle="micro"
      color="fg.muted"
      whiteSpace="nowrap"
      px="2"
      py="2"
      _first={{ ps: '4' }}
      _last={{ pe: '4' }}
    >
      {children}
    </chakra.th>
  );
}

export interface CellProps {
  children: ReactNode;
  isNumber?: boolean;
  /** Whether it names its row. */
  isHead?: boolean;
  /** Head of its column, which phones show beside it. */
  label?: string;
}

/** Cell of a row; on phones with the head of its column. */
export function Cell({ children, isNumber = false, isHead = false, label }: CellProps) {
  const Tag = isHead ? chakra.th : chakra.td;
  return (
    <Tag
      scope={isHead ? 'row' : undefined}
      display={{ base: isHead ? 'block' : 'contents', md: 'table-cell' }}
      gridColumn={{ base: isHead ? '1 / -1' : undefined }}
      textAlign={{ base: 'start', md: isNumber ? 'end' : 'start' }}
      fontWeight={isHead ? 'bold' : 'normal'}
      whiteSpace={{ md: isNumber || isHead ? 'nowrap' : undefined }}
      px={{ md: '2' }}
      py={{ md: '2' }}
      _first={{ ps: { md: '4' } }}
      _last={{ pe: { md: '4' } }}
    >
      {label !== undefined && (
        <chakra.span display={{ base: 'block', md: 'none' }} color="fg.muted" aria-hidden>
          {label}
        </chakra.span>
      )}
      <chakra.span
        display={{ base: 'block', md: 'contents' }}
        textAlign={{ base: isHead ? 'start' : 'end', md: 'inherit' }}
      >
        {children}
      </chakra.span>
    </Tag>
  );
}
