import { Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { hoursOf, type SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import { ArrowLeft, Route } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import { Card } from '../../../../../components/surface/Card';
import { EmptyState } from '../../../../../components/states/EmptyState';
import { useSegmentPageQuery, type SegmentPageQuery } from '../../../../../graphql/staff';
import { errorCodeOf } from '../../../../../lib/errors/errors';
import { STAFF_PATHS } from '../../../../../lib/paths';
import { STAFF_PAGE_MESSAGES } from '../../../../kit/frame/messages';
import { StaffScreen } from '../../../../kit/frame/StaffScreen';
import { stretchName, violationRows } from '../../../../kit/violation-rows/violation-rows';
import { firstDayOf } from '../../useAnalyticsView';
import { FailedCard, WaitingCards } from '../../states/CardStates';
import { AnalyticsTabs } from '../../tabs/AnalyticsTabs';
import { FilterSentence } from '../FilterSentence';
import { SEGMENT_PAGE_MESSAGES } from '../messages';
import { SegmentKeys } from '../SegmentKeys';
import { SegmentMap } from '../SegmentMap';
import { useSegmentFilter } from '../useSegmentFilter';
import { useSegmentKeys } from '../useSegmentKeys';
import { useSegmentTexts } from '../useSegmentTexts';
import { VerdictText } from '../VerdictText';
import { WeekCard } from '../WeekCard';
import { LimitList } from './LimitList';
import { SpeedCard } from './SpeedCard';
import { ViolationTable } from './ViolationTable';

const WHOLE_DAY = 24;
const COLUMNS = { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' } as const;

/** One segment by the sentence in force: its change, speeds, limits and hours, and the violations behind them. */
export function SegmentPage({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const state = useSegmentFilter();
  useSegmentKeys();
  const { data, previousData, error, refetch } = useSegmentPageQuery({
    variables: { id, filter: { ...state.filter, road: null } },
  });
  const detail = (data ?? (error === undefined ? previousData : undefined))?.segment;
  const isUnknown = error !== undefined && errorCodeOf(error) === 'NOT_FOUND';
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.analytics)} keys={null}>
      <AnalyticsTabs current="segments" />
      <Button asChild variant="ghost" size="sm" alignSelf="start" px="2" minH={{ base: '12', md: '9' }}>
        <Link to={`${STAFF_PATHS.analytics}/segments${search}`}>
          <ArrowLeft size={16} aria-hidden />
          {formatMessage(SEGMENT_PAGE_MESSAGES.back)}
        </Link>
      </Button>
      <FilterSentence {...state} />
      {isUnknown && <EmptyState icon={Route} title={formatMessage(SEGMENT_PAGE_MESSAGES.unknown)} />}
      {!isUnknown && detail === undefined && error !== undefined && (
        <FailedCard onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {detail === undefined && error === undefined && <WaitingCards count={2} />}
      {detail !== undefined && <Detail detail={detail} filter={state.filter} />}
      <SegmentKeys />
    </StaffScreen>
  );
}

/** Address of all violations behind the figures of a segment; null for a direction or days of the week, which no row can be asked for. */
function rowsOf(segment: SegmentPageQuery['segment']['segment'], filter: SegmentFilter): string | null {
  const { vehicles, direction, weekdays, agency, days } = filter;
  const isWholeDay = hoursOf(filter).length === WHOLE_DAY;
  return direction !== 'BOTH' || weekdays !== 'ALL' || segment.events === 0
    ? null
    : violationRows({
        from: firstDayOf(days),
        fromHour: isWholeDay ? '' : String(filter.fromHour),
        untilHour: isWholeDay ? '' : String(filter.untilHour),
        by: agency ?? '',
        stretch: stretchName({ ...segment, vehicles }),
      });
}

function Detail({ detail, filter }: { detail: SegmentPageQuery['segment']; filter: SegmentFilter }) {
  const { formatMessage } = useIntl();
  const texts = useSegmentTexts();
  const { segment, limits, violations, weekHours } = detail;
  return (
    <>
      <Card as="section" aria-labelledby="segment-name" borderRadius={{ md: '12px' }}>
        <Flex direction="column" gap="1">
          <Heading as="h2" id="segment-name" textStyle="section">
            {texts.spot(segment)} · {texts.place(segment)}
          </Heading>
          <Text textStyle="strong" fontWeight="bold">
            <VerdictText change={segment.change} /> {texts.rates(segment)}
          </Text>
          <Text textStyle="small" color="fg.muted">
            {texts.changeRange(segment)}{' '}
            {formatMessage(SEGMENT_PAGE_MESSAGES.answer, {
              events: segment.events,
              km: texts.whole(segment.judgedKm),
            })}
          </Text>
        </Flex>
      </Card>
      <Grid templateColumns={COLUMNS} gap="3" alignItems="start">
        <Grid gap="3" minW="0">
          <SpeedCard detail={detail} />
          <ViolationTable violations={violations} count={segment.events} allPath={rowsOf(segment, filter)} />
        </Grid>
        <Grid gap="3" minW="0">
          <SegmentMap segments={[segment]} />
          <LimitList limits={limits} />
          <WeekCard weekHours={weekHours} filter={filter} />
        </Grid>
      </Grid>
    </>
  );
}
