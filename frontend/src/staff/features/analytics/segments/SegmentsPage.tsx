import { Box, Flex, Grid } from '@chakra-ui/react';
import { filterToEntries, type SegmentFilter } from '@wakafine/domain/segments/segment-filter';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSegmentFiguresOfFilterQuery, type SegmentFiguresOfFilterQuery } from '../../../../graphql/staff';
import { STAFF_PATHS } from '../../../../lib/paths';
import { STAFF_PAGE_MESSAGES } from '../../../kit/frame/messages';
import { StaffScreen } from '../../../kit/frame/StaffScreen';
import { FailedCard, WaitingCards } from '../states/CardStates';
import { AgencyChanges } from './AgencyChanges';
import { InterventionList } from '../interventions/InterventionList';
import { AnalyticsTabs } from '../tabs/AnalyticsTabs';
import { ViewsBar } from '../views/ViewsBar';
import { FilterSentence } from './FilterSentence';
import { SegmentAnswer } from './SegmentAnswer';
import { SegmentMap } from './SegmentMap';
import { SegmentTable } from './SegmentTable';
import { SegmentKeys } from './SegmentKeys';
import { useSegmentFilter } from './useSegmentFilter';
import { useSegmentKeys } from './useSegmentKeys';
import { VerdictStrip } from './VerdictStrip';
import { WeekCard } from './WeekCard';

/** The ledger is a minute behind, ms. */
const ASK_EVERY_MS = 60_000;
/** Segments of the table, the map and the file. */
const SEGMENTS = 100;

/** Main roads in segments of 5 km: which are worst, and which have become better or worse. */
export function SegmentsPage() {
  const { formatMessage } = useIntl();
  const state = useSegmentFilter();
  useSegmentKeys();
  const { data, previousData, error, refetch } = useSegmentFiguresOfFilterQuery({
    variables: { filter: state.filter, first: SEGMENTS },
    pollInterval: ASK_EVERY_MS,
  });
  const figures = data ?? (error === undefined ? previousData : undefined);
  return (
    <StaffScreen title={formatMessage(STAFF_PAGE_MESSAGES.analytics)} keys={null}>
      <AnalyticsTabs current="segments" />
      <Flex direction="column" gap="3">
        {/* Nine choices fill the screen of a phone: there the answer stands above them. */}
        <Box order={{ base: 1, md: 0 }}>
          <FilterSentence {...state}>
            <ViewsBar
              page="SEGMENTS"
              sentence={new URLSearchParams(filterToEntries(state.filter)).toString()}
            />
          </FilterSentence>
        </Box>
        {figures !== undefined && (
          <SegmentAnswer
            worst={figures.segments[0]}
            common={figures.segmentAnalytics.whole.rate?.per1000Km ?? null}
            agencies={figures.segmentAnalytics.agencies}
          />
        )}
      </Flex>
      {figures === undefined && error !== undefined && (
        <FailedCard onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {figures === undefined && error === undefined && <WaitingCards count={2} />}
      {figures !== undefined && (
        <Figures
          figures={figures}
          filter={state.filter}
          onCounted={() => void refetch().catch(() => undefined)}
        />
      )}
      <SegmentKeys hasViews />
    </StaffScreen>
  );
}

interface FiguresProps {
  figures: SegmentFiguresOfFilterQuery;
  filter: SegmentFilter;
  onCounted: () => void;
}

function Figures({ figures: { segments, segmentAnalytics }, filter, onCounted }: FiguresProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [pointed, setPointed] = useState<string | null>(null);
  const open = ({ id }: { id: string }): void => void navigate(`${STAFF_PATHS.analytics}/${id}${search}`);
  const { whole, weekHours, agencies } = segmentAnalytics;
  return (
    <>
      <VerdictStrip figures={segmentAnalytics} onCounted={onCounted} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 20rem' }} gap="3">
        <Box minW="0" h={{ lg: 'max(40rem, calc(100dvh - 19rem))' }} display="flex" flexDirection="column">
          <SegmentTable
            segments={segments}
            filter={filter}
            common={whole.rate?.per1000Km ?? null}
            onOpen={open}
            pointed={pointed}
            onPoint={setPointed}
          />
        </Box>
        <Grid gap="3" alignContent="start" minW="0">
          <SegmentMap segments={segments} pointed={pointed} onPoint={setPointed} onOpen={open} />
          <InterventionList from={segmentAnalytics.beforeFrom} until={segmentAnalytics.until} />
          <WeekCard weekHours={weekHours} filter={filter} />
          <AgencyChanges agencies={agencies} filter={filter} />
        </Grid>
      </Grid>
    </>
  );
}
