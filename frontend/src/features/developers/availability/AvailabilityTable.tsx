import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FigureRow, FigureTable } from '../kit/FigureTable';
import { stateOf, type AvailabilityDay } from './day-state';
import { AVAILABILITY_MESSAGES as TEXTS, DAY_STATE_MESSAGES } from './messages';
import { useShare } from './useShare';

const NO_FIGURES = ['', '', ''];
const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** The same days as the bar, the latest first, those before the first measured one in one row. */
export function AvailabilityTable({ days }: { days: readonly AvailabilityDay[] }) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const shareText = useShare();
  const measured = days.filter((day) => stateOf(day) !== 'UNMEASURED').toReversed();
  const lastUnmeasured = days.findLast((day) => stateOf(day) === 'UNMEASURED');
  return (
    <Box maxH="280px" overflowY="auto" tabIndex={0} role="region" aria-label={formatMessage(TEXTS.title)}>
      <FigureTable
        caption={formatMessage(TEXTS.title)}
        heads={[TEXTS.day, TEXTS.up, TEXTS.away, TEXTS.degraded].map((head) => formatMessage(head))}
      >
        {measured.map(({ day, servedPercent, awayMinutes, degradedMinutes }) => (
          <FigureRow
            key={day}
            name={formatDate(day, DAY)}
            figures={[
              shareText(servedPercent ?? 0),
              formatNumber(awayMinutes),
              formatNumber(degradedMinutes),
            ]}
          />
        ))}
        {lastUnmeasured !== undefined && (
          <FigureRow
            name={`… ${formatDate(lastUnmeasured.day, DAY)}`}
            figures={NO_FIGURES}
            instead={formatMessage(DAY_STATE_MESSAGES.UNMEASURED)}
          />
        )}
      </FigureTable>
    </Box>
  );
}
