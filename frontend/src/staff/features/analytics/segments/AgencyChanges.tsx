import { chakra, Text } from '@chakra-ui/react';
import type { SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import { useIntl } from 'react-intl';
import type { SegmentFiguresOfFilterQuery } from '../../../../graphql/staff';
import { ChartCard } from '../../../kit/charts/ChartCard';
import { ChartMark } from '../../../kit/charts/reading/ChartMark';
import { rateCells, rounded } from '../measures';
import { AGENCY_HEADS, AGENCY_MESSAGES, TABLE_MESSAGES } from './messages';
import { RateInterval } from '../../../kit/rates/RateInterval';
import { useSentencePath } from './useSentencePath';
import { useSegmentTexts } from './useSegmentTexts';
import { VerdictText } from './VerdictText';

const LEAST_AXIS = 10;

type Agencies = SegmentFiguresOfFilterQuery['segmentAnalytics']['agencies'];

/** Agencies on these segments, each with its interval and what has become of it. */
export function AgencyChanges({ agencies, filter }: { agencies: Agencies; filter: SegmentFilter }) {
  const { formatMessage } = useIntl();
  const texts = useSegmentTexts();
  const sentencePath = useSentencePath();
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
      readings={agencies.map(({ name, events, rate }) => ({
        words:
          rate === null
            ? formatMessage(AGENCY_MESSAGES.readingWithout, { name, events })
            : formatMessage(AGENCY_MESSAGES.reading, {
                ...{ name, events, rate: texts.tenth(rate.per1000Km) },
                ...{ low: texts.tenth(rate.low), high: texts.tenth(rate.high) },
              }),
        to: events === 0 ? undefined : sentencePath({ ...filter, agency: name }),
      }))}
      fileName="wakafine-segment-agencies"
      note={formatMessage(AGENCY_MESSAGES.note)}
    >
      {none !== '' && (
        <Text textStyle="small" color="fg.muted">
          {none}
        </Text>
      )}
      {agencies.length > 0 && (
        <Text textStyle="micro" fontWeight="normal" color="fg.subtle">
          {formatMessage(TABLE_MESSAGES.rate, { highest: texts.whole(highest) })}
        </Text>
      )}
      {agencies.map((agency, index) => (
        <ChartMark
          key={agency.name}
          index={index}
          display="flex"
          alignItems="center"
          flexWrap="wrap"
          w="full"
          columnGap="3"
          py="1"
          minH="12"
          textStyle="small"
        >
          <chakra.span flex="1 0 100%" minW="0" overflowWrap="anywhere">
            {agency.name}
          </chakra.span>
          {agency.rate === null ? (
            <chakra.span color="fg.muted">{formatMessage(AGENCY_MESSAGES.tooLittle)}</chakra.span>
          ) : (
            <>
              <chakra.span flex="1 1 0" minW="0" maxW="120px">
                <RateInterval rate={agency.rate} common={null} highest={highest} />
              </chakra.span>
              <b>{texts.tenth(agency.rate.low)}</b>
            </>
          )}
          <VerdictText change={agency.change} />
        </ChartMark>
      ))}
    </ChartCard>
  );
}
