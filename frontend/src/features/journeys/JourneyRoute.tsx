import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { MapPinOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { EmptyState } from '../../components/states/EmptyState';
import { NotLoaded } from '../../components/states/NotLoaded';
import type { JourneyDetail } from './shown/JourneyHeading';
import { RouteSkeleton } from './JourneySkeleton';
import { REPLAY_MESSAGES } from './shown/messages';
import { ReplayCard } from './replay/ReplayCard';
import type { LoadedRoute } from './useJourneyRoute';

export interface JourneyRouteProps {
  journey: JourneyDetail;
  route: LoadedRoute;
  thresholds: SpeedThresholds;
}

/** The route of a journey in the state that it is in: on its way, not to be had, without a position, or there. */
export function JourneyRoute({
  journey,
  route: { points, hasFailed, retry },
  thresholds,
}: JourneyRouteProps) {
  const intl = useIntl();
  if (points !== null && points.length > 0) {
    return <ReplayCard journey={journey} route={points} thresholds={thresholds} />;
  }
  if (points !== null) {
    return (
      <Card>
        <EmptyState
          icon={MapPinOff}
          title={intl.formatMessage(REPLAY_MESSAGES.noRoute)}
          text={intl.formatMessage(REPLAY_MESSAGES.noRouteWhy)}
        />
      </Card>
    );
  }
  return hasFailed ? (
    <Card>
      <NotLoaded text={intl.formatMessage(REPLAY_MESSAGES.routeError)} onRetry={retry} />
    </Card>
  ) : (
    <RouteSkeleton />
  );
}
