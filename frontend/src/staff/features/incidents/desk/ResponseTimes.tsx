import { Flex, Text } from '@chakra-ui/react';
import { RESPONSE_DAYS } from '@wakafine/domain/incidents/response-goals';
import { useIntl } from 'react-intl';
import { SeverityBadge } from '../../../../components/zones/SeverityBadge';
import { useIncidentResponseTimesQuery, type IncidentResponseTimesQuery } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { TIMES_MESSAGES } from './desk-messages';

type ResponseTime = IncidentResponseTimesQuery['incidentResponseTimes'][number];

/** Share of the incidents of the last month that were answered in time, by severity; nothing before the first answer. */
export function ResponseTimes() {
  const { formatMessage } = useIntl();
  const days = RESPONSE_DAYS.usual;
  const { data } = useIncidentResponseTimesQuery({ variables: { days }, fetchPolicy: 'cache-and-network' });
  if (data === undefined) {
    return null;
  }
  const title = formatMessage(TIMES_MESSAGES.title, { days });
  return (
    <Flex
      role="group"
      aria-label={title}
      wrap="wrap"
      align="center"
      columnGap="4"
      rowGap="1"
      textStyle="small"
    >
      <Text color="fg.muted">{title}</Text>
      {data.incidentResponseTimes.map((time) => (
        <Share key={time.severity} time={time} />
      ))}
    </Flex>
  );
}

function Share({ time }: { time: ResponseTime }) {
  const { formatMessage, formatNumber } = useIntl();
  const { wholeDuration } = useFormats();
  const { severity, goalS, inTimeCount, lateCount, inTimePercent } = time;
  const share =
    typeof inTimePercent === 'number'
      ? formatMessage(TIMES_MESSAGES.share, {
          // A share is never shown as reached before it is.
          percent: formatNumber(Math.floor(inTimePercent) / 100, { style: 'percent' }),
          inTime: inTimeCount,
          count: inTimeCount + lateCount,
        })
      : formatMessage(TIMES_MESSAGES.none);
  return (
    <Flex as="span" align="center" gap="1.5">
      <SeverityBadge severity={severity} />
      <Text as="span" fontWeight="bold">
        {share}
      </Text>
      <Text as="span" color="fg.muted">
        {formatMessage(TIMES_MESSAGES.goal, { goal: wholeDuration(goalS) })}
      </Text>
    </Flex>
  );
}
