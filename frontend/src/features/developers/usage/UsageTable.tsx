import { Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FigureRow, FigureTable } from '../kit/FigureTable';
import { USAGE_MESSAGES } from './messages';
import type { UsageColumn } from './usage-columns';
import { useColumnName } from './useColumnName';

/** The same figures as the chart, a row for each hour or day with a call, the latest first. */
export function UsageTable({ columns, isByHour }: { columns: readonly UsageColumn[]; isByHour: boolean }) {
  const { formatMessage, formatNumber } = useIntl();
  const nameOf = useColumnName(isByHour);
  const first = isByHour ? USAGE_MESSAGES.hour : USAGE_MESSAGES.day;
  const heads = [first, USAGE_MESSAGES.points, USAGE_MESSAGES.calls, USAGE_MESSAGES.refused];
  const used = columns.filter(({ calls, refused }) => calls + refused > 0).toReversed();
  if (used.length === 0) {
    return <Text color="fg.muted">{formatMessage(USAGE_MESSAGES.noCalls)}</Text>;
  }
  return (
    <FigureTable
      caption={formatMessage(USAGE_MESSAGES.title)}
      heads={heads.map((head) => formatMessage(head))}
      maxW="640px"
    >
      {used.map(({ startMs, points, calls, refused }) => (
        <FigureRow
          key={startMs}
          name={nameOf(startMs)}
          figures={[points, calls, refused].map((figure) => formatNumber(figure))}
        />
      ))}
    </FigureTable>
  );
}
