import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { OctagonAlert } from 'lucide-react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import { EmptyState } from '../../../../../components/states/EmptyState';
import type { SegmentPageQuery } from '../../../../../graphql/staff';
import { STAFF_PATHS } from '../../../../../lib/paths';
import { LIMITED_CLASS_MESSAGES } from '../../../../kit/names/name-messages';
import type { StaffColumn, TableRows } from '../../../../kit/table/rows/staff-table-types';
import { StaffTable } from '../../../../kit/table/StaffTable';
import { DIRECTION_MESSAGES, SEGMENT_PAGE_MESSAGES } from '../messages';

type Violation = SegmentPageQuery['segment']['violations'][number];

const NOTHING = (): void => undefined;

interface ViolationTableProps {
  /** The newest of them. */
  violations: readonly Violation[];
  /** Number of all of them. */
  count: number;
  /** Address of all of them; null where there is none. */
  allPath: string | null;
}

/** The violations behind the figures of a segment; each opens in the table of violations, where who may sees more. */
export function ViolationTable({ violations, count, allPath }: ViolationTableProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const navigate = useNavigate();
  const whenText = (at: string): string => formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  const kmh = (value: number | null): string => (value === null ? '–' : formatNumber(value));
  const title = formatMessage(SEGMENT_PAGE_MESSAGES.violations);
  const data = useMemo<TableRows<Violation>>(
    () => ({
      ...{ rows: violations, failure: null, onRetry: NOTHING },
      ...{ hasMore: false, isLoadingMore: false, onLoadMore: NOTHING },
    }),
    [violations],
  );
  const columns: readonly StaffColumn<Violation>[] = [
    {
      id: 'when',
      head: formatMessage(SEGMENT_PAGE_MESSAGES.when),
      cell: ({ startedAt }) => whenText(startedAt),
      ...{ minRem: 9, isFixed: true },
    },
    {
      id: 'speed',
      head: formatMessage(SEGMENT_PAGE_MESSAGES.speed),
      cell: ({ provenKmh }) => kmh(provenKmh),
      ...{ minRem: 6, grow: 0, isNumber: true },
    },
    {
      id: 'limit',
      head: formatMessage(SEGMENT_PAGE_MESSAGES.limitHead),
      cell: ({ limitKmh }) => kmh(limitKmh),
      ...{ minRem: 4, grow: 0, isNumber: true },
    },
    {
      id: 'class',
      head: formatMessage(SEGMENT_PAGE_MESSAGES.class),
      cell: ({ vehicleClass }) => formatMessage(LIMITED_CLASS_MESSAGES[vehicleClass]),
      minRem: 7,
    },
    {
      id: 'agency',
      head: formatMessage(SEGMENT_PAGE_MESSAGES.agency),
      cell: ({ agency }) => agency ?? '–',
      ...{ minRem: 7, yieldRank: 2 },
    },
    {
      id: 'direction',
      head: formatMessage(SEGMENT_PAGE_MESSAGES.direction),
      cell: ({ direction }) => formatMessage(DIRECTION_MESSAGES[direction]),
      ...{ minRem: 6, yieldRank: 1 },
    },
  ];
  return (
    <Box minW="0" h={{ lg: '30rem' }} display="flex" flexDirection="column">
      <StaffTable
        id="segment-violations"
        label={title}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ startedAt }) => whenText(startedAt)}
        data={data}
        onOpen={({ id }) => void navigate(`${STAFF_PATHS.violations}?open=${id}`)}
        toolbar={
          <Flex direction="column">
            <Heading as="h2" textStyle="strong" fontWeight="bold">
              {title}
            </Heading>
            <Text textStyle="small" color="fg.muted">
              {formatMessage(SEGMENT_PAGE_MESSAGES.violationsNote)}
            </Text>
          </Flex>
        }
        actions={
          allPath !== null && (
            <Button asChild variant="ghost" size="sm" px="2" minH={{ base: '12', md: '9' }}>
              <Link to={allPath}>{formatMessage(SEGMENT_PAGE_MESSAGES.allViolations, { count })}</Link>
            </Button>
          )
        }
        empty={<EmptyState icon={OctagonAlert} title={formatMessage(SEGMENT_PAGE_MESSAGES.none)} />}
      />
    </Box>
  );
}
