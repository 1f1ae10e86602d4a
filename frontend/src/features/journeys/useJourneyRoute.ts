import { useDeferredValue } from 'react';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { useJourneyRouteQuery } from '../../graphql/generated';
import { useReachableAgain } from '../../lib/network/useReachableAgain';

/** The route of a journey as far as it is known here. */
export interface LoadedRoute {
  /** Null until it is there. */
  points: readonly RouteMapPoint[] | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the route of a journey unless it is skipped, past the cache: thousands of points would take longer to file there than to draw. */
export function useJourneyRoute(journeyId: string, { isSkipped = false } = {}): LoadedRoute {
  const { data, error, refetch } = useJourneyRouteQuery({
    variables: { id: journeyId },
    skip: isSkipped,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  // Drawing hours of driving needs a while: piece by piece, so that the page goes on responding to fingers and
  // keys.
  const points = useDeferredValue(data?.journey?.route ?? null);
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(() => (points === null && !isSkipped ? retry() : undefined));
  return {
    points,
    hasFailed: error !== undefined && !data?.journey,
    retry,
  };
}
