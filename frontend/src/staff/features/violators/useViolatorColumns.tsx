import { chakra, Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { DemoChip } from '../../../components/staff/DemoChip';
import { ViolatorStatusBadge } from '../../../components/ViolatorStatusBadge';
import type { StaffViolatorRowFragment } from '../../../graphql/staff';
import { PlateCell } from '../../kit/plates/PlateCell';
import type { Plates } from '../../kit/plates/usePlates';
import type { StaffColumn } from '../../kit/table/rows/staff-table-types';
import { useWhenText } from '../../kit/table/useWhenText';
import { VIOLATORS_MESSAGES } from './view/messages';
import { pendingMessage } from './pending-message';

/** The columns of the table of vehicles with violations; `onReveal` asks for the reason to show one plate in full. */
export function useViolatorColumns(
  plates: Plates,
  onReveal: (row: StaffViolatorRowFragment) => void,
): StaffColumn<StaffViolatorRowFragment>[] {
  const { formatMessage, formatNumber } = useIntl();
  const whenText = useWhenText();
  return useMemo(
    () => [
      {
        id: 'vehicle',
        head: formatMessage(VIOLATORS_MESSAGES.vehicle),
        minRem: 7.5,
        isFixed: true,
        cell: (row) => <PlateCell plates={plates} row={row} onReveal={onReveal} />,
      },
      {
        id: 'agency',
        head: formatMessage(VIOLATORS_MESSAGES.agency),
        minRem: 11.5,
        grow: 2,
        cell: ({ transportAgency, isDemo }) => (
          <Flex as="span" align="center" wrap={{ base: 'wrap', md: 'nowrap' }} columnGap="2">
            <chakra.bdi minW="0" overflow="hidden" textOverflow="ellipsis">
              {transportAgency ?? '–'}
            </chakra.bdi>
            {isDemo && <DemoChip />}
          </Flex>
        ),
      },
      {
        id: 'violations',
        head: formatMessage(VIOLATORS_MESSAGES.violations),
        minRem: 5.25,
        grow: 0,
        isNumber: true,
        cell: ({ violationCount }) => <b>{formatNumber(violationCount)}</b>,
      },
      {
        id: 'dangers',
        head: formatMessage(VIOLATORS_MESSAGES.dangers),
        minRem: 6.5,
        grow: 0,
        yieldRank: 2,
        isNumber: true,
        cell: ({ dangerCount }) => formatNumber(dangerCount),
      },
      {
        id: 'latest',
        head: formatMessage(VIOLATORS_MESSAGES.latest),
        minRem: 7,
        grow: 0,
        yieldRank: 3,
        cell: ({ latestAt }) => (latestAt === null ? '–' : whenText(latestAt)),
      },
      {
        id: 'status',
        head: formatMessage(VIOLATORS_MESSAGES.status),
        minRem: 7.75,
        cell: ({ status }) => <ViolatorStatusBadge status={status} />,
      },
      {
        id: 'pending',
        head: formatMessage(VIOLATORS_MESSAGES.pending),
        minRem: 11.5,
        yieldRank: 1,
        cell: (row) => {
          const pending = pendingMessage(row);
          return pending === null ? '–' : formatMessage(pending);
        },
      },
    ],
    [formatMessage, formatNumber, plates, onReveal, whenText],
  );
}
