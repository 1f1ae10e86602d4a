import { Box, Flex, Grid } from '@chakra-ui/react';
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
import { IDLE_MESSAGES } from '../context/messages';
import type { JourneySummaryProps } from './JourneySummaryCard';
import { RecordingBanners } from './RecordingBanners';
import { StatusLine } from './StatusLine';

/** For passengers alone; where it can't be had, the rest of the page stays. */
const SpeakUpCard = lazy<ComponentType>(() =>
  import('./SpeakUpCard').then(
    (card) => ({ default: card.SpeakUpCard }),
    () => ({ default: () => null }),
  ),
);

/** Comes once a journey is on; where it can't be had, the rest of the page stays. */
const JourneySummaryCard = lazy<ComponentType<JourneySummaryProps>>(() =>
  import('./JourneySummaryCard').then(
    (card) => ({ default: card.JourneySummaryCard }),
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
          {live ? (
            <Suspense fallback={null}>
              <JourneySummaryCard live={live} />
            </Suspense>
          ) : (
            <LastJourneyCard />
          )}
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
