import { chakra, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { USAGE_MESSAGES } from './messages';
import type { UsageColumn } from './usage-columns';
import { useColumnName } from './useColumnName';

const CELL = { px: '2', py: '1.5', textAlign: 'end' } as const;

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
    <chakra.table w="full" maxW="640px" textStyle="small" css={{ '& tbody tr': { borderTopWidth: '1px' } }}>
      <chakra.caption srOnly>{formatMessage(USAGE_MESSAGES.title)}</chakra.caption>
      <thead>
        <tr>
          {heads.map((head, index) => (
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
        {used.map(({ startMs, points, calls, refused }) => (
          <tr key={startMs}>
            <chakra.th scope="row" fontWeight="normal" {...CELL} textAlign="start">
              {nameOf(startMs)}
            </chakra.th>
            {[points, calls, refused].map((figure, index) => (
              <chakra.td key={heads[index + 1]?.id} {...CELL}>
                {formatNumber(figure)}
              </chakra.td>
            ))}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
