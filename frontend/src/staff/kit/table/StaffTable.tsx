import { Flex } from '@chakra-ui/react';
import { useRef } from 'react';
import { Card } from '../../../components/surface/Card';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useIsPhone } from '../../../lib/useMediaQuery';
import { CardRows } from './CardRows';
import { ColumnMenu } from './ColumnMenu';
import { GridRows } from './GridRows';
import { NewRowsPill } from './NewRowsPill';
import type { StaffColumn, StaffTableProps } from './rows/staff-table-types';
import { TableFoot } from './TableFoot';
import { useShownColumns } from './useShownColumns';

const SKELETON_ROWS = Array.from({ length: 8 }, (_, index) => index);

/**
 * A table of the dashboard: a grid of virtual rows of 36 px with sorting heads, on phones a list of cards. It asks for
 * more when its end comes near, and stays still while new rows arrive.
 */
export function StaffTable<Row>(props: StaffTableProps<Row>) {
  const { id, columns, data, arrivals, toolbar, actions, isShort = false } = props;
  const isPhone = useIsPhone();
  const hasColumnMenu = !isPhone && !isShort;
  const frame = useRef<HTMLElement>(null);
  const shown = useShownColumns({ id, columns, isPhone }, frame);
  return (
    <Card
      ref={frame}
      isFlush
      display="flex"
      flexDirection="column"
      flex="1"
      minH="0"
      borderRadius={{ md: '12px' }}
    >
      <Flex
        align="center"
        wrap="wrap"
        gap="2"
        px="4"
        pt={{ base: '3', md: isShort ? '1' : '2' }}
        pb={isShort ? '1' : '2'}
        minH="12"
        flexShrink="0"
      >
        {toolbar}
        {arrivals !== undefined && <NewRowsPill count={arrivals.count} onShow={arrivals.show} />}
        {(actions !== undefined || hasColumnMenu) && (
          <Flex align="center" wrap="wrap" gap="2" ms="auto">
            {actions}
            {hasColumnMenu && <ColumnMenu columns={columns} shown={shown.columns} onToggle={shown.toggle} />}
          </Flex>
        )}
      </Flex>
      <Body {...props} isPhone={isPhone} shownColumns={shown.columns} />
      {!isShort && data.rows !== null && data.failure === null && data.rows.length > 0 && (
        <TableFoot data={data} />
      )}
    </Card>
  );
}

interface BodyProps<Row> extends StaffTableProps<Row> {
  isPhone: boolean;
  shownColumns: readonly StaffColumn<Row>[];
}

function Body<Row>({ isPhone, shownColumns, ...table }: BodyProps<Row>) {
  const { data, empty } = table;
  if (data.rows === null || data.failure !== null) {
    return data.failure === null ? <Waiting /> : <ErrorState text={data.failure} onRetry={data.onRetry} />;
  }
  if (data.rows.length === 0) {
    return empty;
  }
  const rows = data.rows;
  return isPhone ? (
    <CardRows {...table} columns={shownColumns} rows={rows} />
  ) : (
    <GridRows {...table} columns={shownColumns} rows={rows} />
  );
}

function Waiting() {
  return (
    <Skeleton>
      <Flex direction="column" gap="4" px="4" py="2" minH="20rem">
        {SKELETON_ROWS.map((row) => (
          <SkeletonBlock key={row} />
        ))}
      </Flex>
    </Skeleton>
  );
}
