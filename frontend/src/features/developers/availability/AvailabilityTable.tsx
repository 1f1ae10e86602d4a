import { Box, chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { stateOf, type AvailabilityDay } from './day-state';
import { AVAILABILITY_MESSAGES as TEXTS, DAY_STATE_MESSAGES } from './messages';
import { useShare } from './useShare';

const CELL = { px: '2', py: '1.5', textAlign: 'end' } as const;
const DAY = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

/** The same days as the bar, the latest first, those before the first measured one in one row. */
export function AvailabilityTable({ days }: { days: readonly AvailabilityDay[] }) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const shareText = useShare();
  const measured = days.filter((day) => stateOf(day) !== 'UNMEASURED').toReversed();
  const lastUnmeasured = days.findLast((day) => stateOf(day) === 'UNMEASURED');
  return (
    <Box maxH="280px" overflowY="auto" tabIndex={0} role="region" aria-label={formatMessage(TEXTS.title)}>
      <chakra.table w="full" textStyle="small" css={{ '& tbody tr': { borderTopWidth: '1px' } }}>
        <chakra.caption srOnly>{formatMessage(TEXTS.title)}</chakra.caption>
        <thead>
          <tr>
            {[TEXTS.day, TEXTS.up, TEXTS.away, TEXTS.degraded].map((head, index) => (
              <chakra.th
                key={head.id}
                scope="col"
                textStyle="micro"
                color="fg.muted"
                {...CELL}
                textAlign={index === 0 ? 'start' : 'end'}
              >
                {formatMessage(head)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measured.map(({ day, servedPercent, awayMinutes, degradedMinutes }) => (
            <tr key={day}>
              <chakra.th scope="row" fontWeight="normal" {...CELL} textAlign="start">
                {formatDate(day, DAY)}
              </chakra.th>
              <chakra.td {...CELL}>{shareText(servedPercent ?? 0)}</chakra.td>
              <chakra.td {...CELL}>{formatNumber(awayMinutes)}</chakra.td>
              <chakra.td {...CELL}>{formatNumber(degradedMinutes)}</chakra.td>
            </tr>
          ))}
          {lastUnmeasured !== undefined && (
            <tr>
              <chakra.th scope="row" fontWeight="normal" {...CELL} textAlign="start">
                {`… ${formatDate(lastUnmeasured.day, DAY)}`}
              </chakra.th>
              <chakra.td {...CELL} colSpan={3} color="fg.muted">
                {formatMessage(DAY_STATE_MESSAGES.UNMEASURED)}
              </chakra.td>
            </tr>
          )}
        </tbody>
      </chakra.table>
    </Box>
  );
}
