import { chakra, Grid } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { StaffColumn, TableSort } from './rows/staff-table-types';

export interface GridHeadProps<Row> {
  columns: readonly StaffColumn<Row>[];
  /** Tracks of the grid. */
  template: string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

/** The heads of a table, which stay at its top; those that sort are buttons. */
export function GridHead<Row>({ columns, template, sort, onSort }: GridHeadProps<Row>) {
  return (
    <Grid
      role="row"
      aria-rowindex={1}
      templateColumns={template}
      columnGap="3.5"
      px="4"
      position="sticky"
      top="0"
      zIndex="1"
      bg="bg"
      borderBlockWidth="1px"
      textStyle="micro"
      color="fg.muted"
    >
      {columns.map((column) => (
        <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
      ))}
    </Grid>
  );
}

type HeadCellProps<Row> = Pick<GridHeadProps<Row>, 'sort' | 'onSort'> & { column: StaffColumn<Row> };

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { head, sortKey, isNumber = false } = column;
  if (sortKey === undefined || onSort === undefined) {
    return (
      <chakra.div role="columnheader" py="1.5" textAlign={isNumber ? 'end' : 'start'}>
        {head}
      </chakra.div>
    );
  }
  const current = sort?.key === sortKey ? sort : null;
  const Icon = current === null ? ArrowUpDown : current.isDescending ? ArrowDown : ArrowUp;
  // What is most or newest is looked for first; words begin at A.
  const next = { key: sortKey, isDescending: current === null ? isNumber : !current.isDescending };
  return (
    <chakra.div
      role="columnheader"
      aria-sort={current === null ? 'none' : current.isDescending ? 'descending' : 'ascending'}
    >
      <chakra.button
        type="button"
        display="flex"
        alignItems="center"
        justifyContent={isNumber ? 'flex-end' : 'flex-start'}
        gap="1"
        w="full"
        minH="7"
        cursor="pointer"
        color={current === null ? 'fg.muted' : 'fg'}
        fontWeight={current === null ? 'medium' : 'bold'}
        onClick={() => onSort(next)}
      >
        {head}
        <Icon size={12} aria-hidden />
      </chakra.button>
    </chakra.div>
  );
}
