import { Button, Grid, Heading } from '@chakra-ui/react';
import { Play, Route } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { EmptyState } from '../../components/states/EmptyState';
import { ErrorState } from '../../components/states/ErrorState';
import { FigureGrid } from '../../components/FigureGrid';
import { Skeleton, SkeletonBlock } from '../../components/states/Skeleton';
import { useFormats } from '../../lib/format/format';
import { useStartJourneyDialog } from '../../lib/shell-state';
import type { MapJourney } from './map-journey';
import { LIVE_MESSAGES } from './messages';

export interface LiveStatisticsProps {
  journey: MapJourney | null;
  /** Null until the whole route is known. */
  routePoints: number | null;
  isLoading: boolean;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The figures of the journey that is on, or why there are none. */
export function LiveStatistics({ journey, routePoints, isLoading, hasFailed, onRetry }: LiveStatisticsProps) {
  const { formatMessage } = useIntl();
  if (journey !== null) {
    return <Figures journey={journey} routePoints={routePoints} />;
  }
  if (hasFailed) {
    return (
      <Card>
        <ErrorState text={formatMessage(LIVE_MESSAGES.failed)} onRetry={onRetry} />
      </Card>
    );
  }
  return isLoading ? <FiguresSkeleton /> : <NoJourney />;
}

function Figures({ journey, routePoints }: { journey: MapJourney; routePoints: number | null }) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  // A journey that has not moved has no speed yet, which is not the same as 0.
  const speedOf = (speedKmh: number | null) => formats.speed(speedKmh === 0 ? null : speedKmh);
  const figures = [
    { label: formatMessage(LIVE_MESSAGES.distance), value: formats.distance(journey.distanceM / 1_000) },
    { label: formatMessage(LIVE_MESSAGES.duration), value: formats.duration(journey.durationS) },
    { label: formatMessage(LIVE_MESSAGES.average), value: speedOf(journey.averageSpeedKmh) },
    { label: formatMessage(LIVE_MESSAGES.max), value: speedOf(journey.maxSpeedKmh) },
    {
      label: formatMessage(LIVE_MESSAGES.points),
      value: routePoints === null ? '--' : formatNumber(routePoints),
    },
  ];
  return (
    <Card>
      <Heading as="h2" textStyle="section" mb="3">
        {formatMessage(LIVE_MESSAGES.statistics)}
      </Heading>
      <FigureGrid figures={figures} />
    </Card>
  );
}

function NoJourney() {
  const { formatMessage } = useIntl();
  const { open } = useStartJourneyDialog();
  return (
    <Card>
      <EmptyState
        icon={Route}
        title={formatMessage(LIVE_MESSAGES.none)}
        text={formatMessage(LIVE_MESSAGES.noneText)}
        action={
          <Button onClick={open}>
            <Play size={20} aria-hidden />
            {formatMessage(LIVE_MESSAGES.start)}
          </Button>
        }
      />
    </Card>
  );
}

function FiguresSkeleton() {
  return (
    <Card>
      <Skeleton>
        <SkeletonBlock h="6" w="60%" mb="4" />
        <Grid templateColumns="1fr 1fr" gap="4">
          {['distance', 'duration', 'average', 'max'].map((figure) => (
            <SkeletonBlock key={figure} h="12" />
          ))}
        </Grid>
      </Skeleton>
    </Card>
  );
}
