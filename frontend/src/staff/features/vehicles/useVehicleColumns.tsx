import { Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { DemoChip } from '../../../components/staff/DemoChip';
import type { RegisteredVehicleRowFragment } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { PlateCell } from '../../kit/plates/PlateCell';
import type { Plates } from '../../kit/plates/usePlates';
import type { StaffColumn } from '../../kit/table/rows/staff-table-types';
import { ClassText } from './ClassText';
import { VEHICLES_MESSAGES } from './acts/messages';
import { proofMessage } from './acts/proof-message';

/** The columns of the register of vehicles; `onReveal` asks for the reason to show one plate in full. */
export function useVehicleColumns(
  plates: Plates,
  onReveal: (row: RegisteredVehicleRowFragment) => void,
): StaffColumn<RegisteredVehicleRowFragment>[] {
  const { formatMessage, formatNumber } = useIntl();
  const { date } = useFormats();
  return useMemo(
    () => [
      {
        id: 'vehicle',
        head: formatMessage(VEHICLES_MESSAGES.plate),
        minRem: 7.5,
        isFixed: true,
        cell: (row) => <PlateCell plates={plates} row={row} onReveal={onReveal} />,
      },
      {
        id: 'agency',
        head: formatMessage(VEHICLES_MESSAGES.agency),
        minRem: 9.5,
        grow: 2,
        cell: ({ transportAgency, isDemo }) => (
          <Flex as="span" display="inline-flex" align="center" gap="2">
            <bdi>{transportAgency ?? formatMessage(VEHICLES_MESSAGES.noAgency)}</bdi>
            {isDemo && <DemoChip />}
          </Flex>
        ),
      },
      {
        id: 'class',
        head: formatMessage(VEHICLES_MESSAGES.class),
        minRem: 9,
        yieldRank: 4,
        cell: ({ vehicleClass }) => <ClassText vehicleClass={vehicleClass} />,
      },
      {
        id: 'proof',
        head: formatMessage(VEHICLES_MESSAGES.proof),
        minRem: 8,
        cell: (row) => formatMessage(proofMessage(row)),
      },
      {
        id: 'codes',
        head: formatMessage(VEHICLES_MESSAGES.codes),
        minRem: 5.5,
        grow: 0,
        yieldRank: 2,
        isNumber: true,
        cell: ({ codeCount }) => formatNumber(codeCount),
      },
      {
        id: 'devices',
        head: formatMessage(VEHICLES_MESSAGES.devices),
        minRem: 6,
        grow: 0,
        yieldRank: 3,
        isNumber: true,
        cell: ({ deviceCount }) => formatNumber(deviceCount),
      },
      {
        id: 'waiting',
        head: formatMessage(VEHICLES_MESSAGES.waiting),
        minRem: 7,
        grow: 0,
        isNumber: true,
        cell: ({ waitingCount }) => (waitingCount === 0 ? '–' : <b>{formatNumber(waitingCount)}</b>),
      },
      {
        id: 'registered',
        head: formatMessage(VEHICLES_MESSAGES.registered),
        minRem: 8,
        yieldRank: 1,
        cell: ({ registeredAt }) => date(registeredAt),
      },
    ],
    [formatMessage, formatNumber, date, plates, onReveal],
  );
}
