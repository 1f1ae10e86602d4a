import { chakra, Flex } from '@chakra-ui/react';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { VehicleIcon } from '../../../components/VehicleIcon';
import type { StaffJourneyFragment } from '../../../graphql/staff';
import { secondsBetween, useFormats } from '../../../lib/format/format';
import { PlateCell } from '../../kit/plates/PlateCell';
import type { Plates } from '../../kit/plates/usePlates';
import type { StaffColumn } from '../../kit/table/rows/staff-table-types';
import { useWhenText } from '../../kit/table/useWhenText';
import { JourneyStateBadge } from './JourneyStateBadge';
import { JOURNEY_COLUMN_MESSAGES, STAFF_JOURNEY_MESSAGES } from './messages';

/** The columns of the table of journeys: state, vehicle, agency, start, and the figures; `onReveal` asks why one plate is shown in full. */
export function useJourneyColumns(
  plates: Plates,
  onReveal: (row: StaffJourneyFragment) => void,
): readonly StaffColumn<StaffJourneyFragment>[] {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const whenText = useWhenText();
  return useMemo(() => {
    const column = (
      name: keyof typeof JOURNEY_COLUMN_MESSAGES,
      cell: (journey: StaffJourneyFragment) => ReactNode,
      look: Partial<StaffColumn<StaffJourneyFragment>> = {},
    ) => ({ id: name, head: formatMessage(JOURNEY_COLUMN_MESSAGES[name]), cell, ...look });
    const figure = { isNumber: true, minRem: 5.5 };
    return [
      column('state', (journey) => <JourneyStateBadge journey={journey} />, {
        minRem: 6,
        grow: 0,
        isFixed: true,
      }),
      column(
        'vehicle',
        (journey) => (
          <Flex as="span" align="center" gap="2">
            <chakra.span color="fg.muted" display="grid">
              <VehicleIcon vehicleType={journey.vehicleType} size={18} />
            </chakra.span>
            <PlateCell plates={plates} row={journey} onReveal={onReveal} />
          </Flex>
        ),
        { minRem: 9.5, isFixed: true },
      ),
      column(
        'agency',
        ({ transportAgency }) => (
          <bdi>{transportAgency ?? formatMessage(STAFF_JOURNEY_MESSAGES.noAgency)}</bdi>
        ),
        { minRem: 7, grow: 2, yieldRank: 4 },
      ),
      column('started', ({ startTime }) => whenText(startTime), { minRem: 6.75 }),
      column(
        'speed',
        ({ currentSpeedKmh }) => (currentSpeedKmh === null ? <Unknown /> : formats.speed(currentSpeedKmh)),
        figure,
      ),
      column('distance', ({ distanceKm }) => formats.distance(distanceKm), {
        ...figure,
        minRem: 5,
        yieldRank: 1,
      }),
      column(
        'duration',
        ({ startTime, endTime, lastFixAt }) => {
          const until = endTime ?? lastFixAt;
          return until === null ? <Unknown /> : formats.wholeDuration(secondsBetween(startTime, until));
        },
        { ...figure, minRem: 6.5, yieldRank: 2 },
      ),
      column('max', ({ maxSpeedKmh }) => formats.speed(maxSpeedKmh), { ...figure, yieldRank: 3 }),
      column('violations', ({ violationCount }) => formatNumber(violationCount), figure),
    ];
  }, [formatMessage, formatNumber, formats, whenText, plates, onReveal]);
}

function Unknown() {
  const { formatMessage } = useIntl();
  return (
    <>
      <span aria-hidden>–</span>
      <chakra.span srOnly>{formatMessage(STAFF_JOURNEY_MESSAGES.notKnown)}</chakra.span>
    </>
  );
}
