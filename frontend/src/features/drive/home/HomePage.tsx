import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ErrorState } from '../../../components/states/ErrorState';
import { Skeleton } from '../../../components/states/Skeleton';
import { useDrive } from '../context/drive-context';
import { CoachCard } from './CoachCard';
import { IdleCard } from './IdleCard';
import { JourneyCardSkeleton } from './JourneyCardSkeleton';
import { LastJourneyCard, useLastJourney } from './LastJourneyCard';
import { LiveJourneyCard } from './LiveJourneyCard';
import { MapCard } from './MapCard';
import { OwnJourneys } from './OwnJourneys';
import { IDLE_MESSAGES, JOURNEY_MESSAGES } from '../context/messages';
import { RecordingBanners } from './RecordingBanners';
import { StatusLine } from './StatusLine';
import { FigureGrid } from '../../../components/FigureGrid';
import { ViolationCount } from '../../../components/violation/ViolationCount';
import { useFormats } from '../../../lib/format/format';
import type { LiveView } from '../context/drive-context';

/** For passengers alone; where it can't be had, the rest of the page stays. */
const SpeakUpCard = lazy<ComponentType>(() =>
  import('./SpeakUpCard').then(
    (card) => ({ default: card.SpeakUpCard }),
    () => ({ default: () => null }),
  ),
);

export interface HomePageProps {
  /** Button that submits an incident, among those of the journey that is on. */
  report: ReactNode;
  /** The panel of recent violations. */
  zones: ReactNode;
  /** Incidents that the server does not have yet. */
  reports: ReactNode;
  /** Questions to the user: whether the number is theirs, and whether messages may come. */
  ask: ReactNode;
  /** The offer to install the app. */
  install: ReactNode;
}

/** The home page: the journey that is on, or the invitation to start one. */
export function HomePage({ report, zones, reports, ask, install }: HomePageProps) {
  const { live, isUnlocked } = useDrive();
  // Without a receipt the left column would end far above the right one.
  const isCoachLeft = useLastJourney() === null && live === null;
  return (
    <Flex direction="column" gap="4" pb="16">
      {live && !live.isElsewhere && <RecordingBanners live={live} />}
      {live && !live.isElsewhere && <StatusLine live={live} />}
      <OwnJourneys />
      {reports}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <Column>
          <JourneyCard report={report} />
          {live && isUnlocked && (
            <Suspense fallback={null}>
              <SpeakUpCard />
            </Suspense>
          )}
          {live ? <JourneySummaryCard live={live} /> : <LastJourneyCard />}
          {ask}
          {isCoachLeft && (
            <Box order={{ base: 1, md: 0 }}>
              <CoachCard />
            </Box>
          )}
        </Column>
        <Column>
          {zones}
          {!isCoachLeft && <CoachCard />}
          <Flex direction="column" gap="4" minW="0" order={{ base: 1, md: 0 }}>
            {install}
            <MapCard />
          </Flex>
        </Column>
      </Grid>
    </Flex>
  );
}

/** One of two columns; on a phone its cards stand in the one column of the page, where `order` moves them. */
function Column({ children }: { children: ReactNode }) {
  return (
    <Flex display={{ base: 'contents', md: 'flex' }} direction="column" gap="4" minW="0">
      {children}
    </Flex>
  );
}

function JourneyCard({ report }: Pick<HomePageProps, 'report'>) {
  const { formatMessage } = useIntl();
  const { live, isLoading, hasFailed, retry } = useDrive();
  if (live) {
    return <LiveJourneyCard live={live} report={report} />;
  }
  if (hasFailed) {
    return (
      <Card>
        <ErrorState text={formatMessage(IDLE_MESSAGES.loadFailed)} onRetry={retry} />
      </Card>
    );
  }
  if (isLoading) {
    return (
      <Card pt="2">
        <Skeleton>
          <JourneyCardSkeleton />
        </Skeleton>
      </Card>
    );
  }
  return <IdleCard />;
}

/** The figures of the journey that is on. */
function JourneySummaryCard({ live }: { live: LiveView }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { journey } = live;
  // A journey that has not moved has no speed yet, which is not the same as 0.
  const speedOf = (speedKmh: number | null) => formats.speed(speedKmh === 0 ? null : speedKmh);
  const figures = [
    { label: formatMessage(JOURNEY_MESSAGES.distance), value: formats.distance(live.distanceM / 1_000) },
    { label: formatMessage(JOURNEY_MESSAGES.duration), value: formats.wholeDuration(live.durationS) },
    { label: formatMessage(JOURNEY_MESSAGES.maxSpeed), value: speedOf(live.maxSpeedKmh) },
    { label: formatMessage(JOURNEY_MESSAGES.averageSpeed), value: speedOf(journey.averageSpeedKmh) },
  ];
  return (
    <Card>
      <Heading as="h2" textStyle="section" mb="3">
        {formatMessage(JOURNEY_MESSAGES.summary)}
      </Heading>
      <FigureGrid figures={figures} />
      <Box mt="3" pt="3" borderTopWidth="1px">
        <ViolationCount
          count={journey.violationCount}
          text={formatMessage(IDLE_MESSAGES.violations, { count: journey.violationCount })}
          isStrong
        />
      </Box>
    </Card>
  );
}
