import { chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { SegmentFiguresOfFilterQuery } from '../../../../graphql/staff';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { rateCells, rounded } from '../measures';
import { AGENCY_HEADS, AGENCY_MESSAGES } from './messages';
import { RateInterval } from './RateInterval';
import { useSegmentTexts } from './useSegmentTexts';
import { VerdictText } from './VerdictText';

const LEAST_AXIS = 10;

type Agencies = SegmentFiguresOfFilterQuery['segmentAnalytics']['agencies'];

/** Agencies on these segments, each with its interval and what has become of it. */
export function AgencyChanges({ agencies }: { agencies: Agencies }) {
  const { formatMessage } = useIntl();
  const texts = useSegmentTexts();
  const title = formatMessage(AGENCY_MESSAGES.title);
  const named = agencies.filter(({ change }) => change !== 'UNCERTAIN').length;
  const highest = Math.max(LEAST_AXIS, ...agencies.map(({ rate }) => rate?.high ?? 0));
  const none = agencies.length === 0 ? formatMessage(AGENCY_MESSAGES.none) : '';
  return (
    <ChartCard
      title={title}
      summary={none === '' ? formatMessage(AGENCY_MESSAGES.summary, { named, count: agencies.length }) : none}
      heads={Object.values(AGENCY_HEADS).map((head) => formatMessage(head))}
      rows={agencies.map(({ name, events, judgedKm, rate, change }) => [
        name,
        events,
        rounded(judgedKm),
        ...rateCells(rate),
        change,
      ])}
      fileName="wakafine-segment-agencies"
      note={formatMessage(AGENCY_MESSAGES.note)}
    >
      {none !== '' && (
        <Text textStyle="small" color="fg.muted">
          {none}
        </Text>
      )}
      {agencies.map((agency) => (
        <Flex key={agency.name} align="center" gap="3" minH="9" textStyle="small">
          <chakra.span flex="1" minW="0" truncate>
            {agency.name}
          </chakra.span>
          {agency.rate === null ? (
            <chakra.span color="fg.muted">{formatMessage(AGENCY_MESSAGES.tooLittle)}</chakra.span>
          ) : (
            <>
              <chakra.span flex="0 1 120px">
                <RateInterval rate={agency.rate} common={null} highest={highest} />
              </chakra.span>
              <b>{texts.tenth(agency.rate.low)}</b>
            </>
          )}
          <VerdictText change={agency.change} />
        </Flex>
      ))}
    </ChartCard>
  );
}
