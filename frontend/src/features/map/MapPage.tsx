import { Box, Flex, Grid, Heading } from '@chakra-ui/react';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NearHazards } from '../../components/hazards/NearHazards';
import { LivePill } from '../../components/LivePill';
import { useConnectionState } from '../../lib/apollo/connection';
import { CurrentLocation } from './CurrentLocation';
import { LiveStatistics } from './LiveStatistics';
import { MapCards } from './MapCards';
import type { MapJourney } from './map-journey';
import { MapNotices } from './MapNotices';
import { LIVE_MESSAGES } from './messages';
import { StretchesCard } from './pins/StretchesCard';
import { RouteCard } from './RouteCard';
import { useLiveRoute } from './useLiveRoute';
import { useOwnPlace } from './useOwnPlace';
import { useRoadAround } from './useRoadAround';
import { WayCard } from './way/WayCard';
import { WhereTo } from './way/WhereTo';

export interface MapPageProps {
  /** The journey that is on; null where there is none, or nothing is known yet. */
  journey: MapJourney | null;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  thresholds: SpeedThresholds;
}

/** The map and live navigation page: the route of the journey that is on, where one is, and the ways to other maps. */
export function MapPage({ journey, isLoading, hasFailed, onRetry, thresholds }: MapPageProps) {
  const { route, isWhole, isPartMissing } = useLiveRoute(journey);
  const own = useOwnPlace(journey, !isLoading);
  const road = useRoadAround(own.place, thresholds);
  const { town, choose } = road.destination;
  const [navigation, setNavigation] = useState<'started' | 'refused' | null>(null);
  return (
    <Flex direction="column" gap="4">
      <Box position="sticky" top="18" zIndex="1" _empty={{ display: 'none' }}>
        <MapNotices
          isDenied={own.isDenied || (navigation === 'refused' && own.place === null)}
          isNavigating={navigation === 'started'}
          onRetry={own.retry}
          onClose={() => setNavigation(null)}
        />
      </Box>
      <PageHead isLive={journey !== null} />
      <WhereTo onChoose={choose} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <RouteCard
          route={route}
          isPartMissing={isPartMissing}
          isLive={journey !== null}
          place={own.place}
          atMs={own.place && own.atMs}
          thresholds={thresholds}
          road={road}
        />
        <Flex direction="column" gap="4" minW="0">
          {town !== null && (
            <WayCard town={town} state={road.way} marks={road.marks} onClear={() => choose(null)} />
          )}
          <LiveStatistics
            journey={journey}
            routePoints={isWhole ? route.length : null}
            isLoading={isLoading}
            hasFailed={hasFailed}
            onRetry={onRetry}
          />
          <NearHazards place={own.place} near={road.near} hasFailed={road.hasFailed} />
          <StretchesCard near={road.stretches.near} />
          <CurrentLocation place={own.place} atMs={own.atMs} />
        </Flex>
      </Grid>
      <MapCards
        place={own.place}
        onNavigate={(hasStarted) => setNavigation(hasStarted ? 'started' : 'refused')}
      />
    </Flex>
  );
}

function PageHead({ isLive }: { isLive: boolean }) {
  const { formatMessage } = useIntl();
  const connection = useConnectionState();
  return (
    <Flex justify="space-between" align="center" columnGap="4" rowGap="1" wrap="wrap">
      <Heading as="h1" textStyle="title">
        {formatMessage(LIVE_MESSAGES.title)}
      </Heading>
      {isLive && (
        <Box bg="brand.subtle" borderRadius="badge" px="2" py="1" display="inline-flex">
          <LivePill isConnected={connection !== 'reconnecting'} text={formatMessage(LIVE_MESSAGES.active)} />
        </Box>
      )}
    </Flex>
  );
}
