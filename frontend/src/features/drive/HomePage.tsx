import { Flex, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { ErrorState } from '../../components/ErrorState';
import { Skeleton, SkeletonBlock } from '../../components/Skeleton';
import { useDrive } from './drive-context';
import { IdleCard } from './IdleCard';
import { LastJourneyCard } from './LastJourneyCard';
import { LiveJourneyCard } from './LiveJourneyCard';
import { LocationBanner } from './LocationBanner';
import { IDLE_MESSAGES } from './messages';
import { StatusLine } from './StatusLine';

/** The home page: the journey that is on, or the invitation to start one; `zones` is the panel of recent violations. */
export function HomePage({ zones }: { zones: ReactNode }) {
  const { live } = useDrive();
  return (
    <Flex direction="column" gap="4">
      {live && !live.isElsewhere && <LocationBanner gps={live.gps} />}
      {live && !live.isElsewhere && <StatusLine gps={live.gps} recorder={live.recorder} />}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <JourneyCard />
        <Flex direction="column" gap="4" minW="0">
          {!live && <LastJourneyCard />}
          {zones}
        </Flex>
      </Grid>
    </Flex>
  );
}

function JourneyCard() {
  const { formatMessage } = useIntl();
  const { live, isLoading, hasFailed, retry } = useDrive();
  if (live) {
    return <LiveJourneyCard live={live} />;
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
      <Card>
        <Skeleton>
          <SkeletonBlock h="242px" borderRadius="control" />
          <SkeletonBlock h="7" mt="4" mx="auto" w="16rem" />
          <SkeletonBlock h="14" mt="4" borderRadius="control" />
        </Skeleton>
      </Card>
    );
  }
  return <IdleCard />;
}
