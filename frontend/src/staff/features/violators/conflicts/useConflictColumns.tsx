import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { VehicleConflictRowFragment } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { PlateCell } from '../../../kit/plates/PlateCell';
import type { Plates } from '../../../kit/plates/usePlates';
import type { StaffColumn } from '../../../kit/table/rows/staff-table-types';
import { useWhenText } from '../../../kit/table/useWhenText';
import { besidePlate, farthestKm } from './conflict-facts';
import { CONFLICT_LEVELS, CONFLICT_MESSAGES } from './conflict-messages';
import { VIOLATORS_MESSAGES } from '../view/messages';

/** The columns of the list of conflicts; `onReveal` asks for the reason to show one plate in full. */
export function useConflictColumns(
  plates: Plates,
  onReveal: (row: VehicleConflictRowFragment) => void,
): StaffColumn<VehicleConflictRowFragment>[] {
  const { formatMessage, formatNumber } = useIntl();
  const { distance, speed } = useFormats();
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
        id: 'why',
        head: formatMessage(CONFLICT_MESSAGES.why),
        minRem: 10,
        grow: 2,
        cell: ({ level }) => formatMessage(CONFLICT_LEVELS[level]),
      },
      {
        id: 'when',
        head: formatMessage(CONFLICT_MESSAGES.when),
        minRem: 7,
        cell: ({ startedAt }) => whenText(startedAt),
      },
      {
        id: 'apart',
        head: formatMessage(CONFLICT_MESSAGES.apart),
        minRem: 7,
        isNumber: true,
        cell: ({ phones }) => {
          const km = farthestKm(phones);
          return km === null ? '–' : <b>{distance(km)}</b>;
        },
      },
      {
        id: 'phones',
        head: formatMessage(CONFLICT_MESSAGES.phones),
        minRem: 5.5,
        grow: 0,
        yieldRank: 3,
        isNumber: true,
        cell: ({ phoneCount }) => formatNumber(phoneCount),
      },
      {
        id: 'speed',
        head: formatMessage(CONFLICT_MESSAGES.speed),
        minRem: 6,
        grow: 0,
        yieldRank: 1,
        isNumber: true,
        cell: ({ speedKmh }) => speed(speedKmh),
      },
      {
        id: 'beside',
        head: formatMessage(CONFLICT_MESSAGES.beside),
        minRem: 8,
        yieldRank: 2,
        cell: ({ phones }) => besidePlate(phones) ?? '–',
      },
    ],
    [formatMessage, formatNumber, distance, speed, plates, onReveal, whenText],
  );
}
