import { chakra } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { ApiKeyUseQuery } from '../../../graphql/developers';
import { USAGE_MESSAGES } from './messages';

const CELL = { px: '2', py: '1.5', textAlign: 'end' } as const;

/** The same figures as the chart, a row for each hour with a call. */
export function UsageTable({ hours }: { hours: ApiKeyUseQuery['apiKeyUse'] }) {
  const { formatMessage, formatNumber, formatTime } = useIntl();
  const heads = [USAGE_MESSAGES.hour, USAGE_MESSAGES.points, USAGE_MESSAGES.calls, USAGE_MESSAGES.refused];
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
        {hours.map(({ hour, points, calls, refused }) => (
          <tr key={hour}>
            <chakra.th scope="row" fontWeight="normal" {...CELL} textAlign="start">
              {formatTime(hour, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
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
