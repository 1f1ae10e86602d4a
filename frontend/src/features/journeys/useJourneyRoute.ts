import { useDeferredValue, useEffect, useState } from 'react';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { useJourneyRouteQuery } from '../../graphql/generated';
import { useReachableAgain } from '../../lib/network/useReachableAgain';
import { useReceipt } from '../../lib/offline/receipts';
import { useViewer } from '../../lib/session/session';
import { readStoredRoute, storeRoute } from '../../lib/stored-routes/stored-routes';

/** The route of a journey as far as it is known here. */
export interface LoadedRoute {
  /** Null until it is there. */
  points: readonly RouteMapPoint[] | null;
  hasFailed: boolean;
  retry: () => void;
}

export interface JourneyRouteOptions {
  isSkipped?: boolean;
  /** Whether the journey has ended, so that its route is stored on the phone. */
  isEnded?: boolean;
}

/**
 * Loads the route of a journey unless it is skipped, past the cache: thousands of points would take longer to file there than to draw.
 * Where the server does not answer, the route that this phone has stored or measured.
 */
export function useJourneyRoute(
  journeyId: string,
  { isSkipped = false, isEnded = false }: JourneyRouteOptions = {},
): LoadedRoute {
  const accountId = useViewer()?.id ?? '';
  const { data, error, refetch } = useJourneyRouteQuery({
    variables: { id: journeyId },
    skip: isSkipped,
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const received = data?.journey?.route ?? null;
  const hasFailed = error !== undefined && !data?.journey;
  const ofPhone = useRouteOfPhone(accountId, journeyId, { isWanted: hasFailed });
  useEffect(
    function storeReceived() {
      if (isEnded && received !== null && received.length > 0) {
        void storeRoute(accountId, journeyId, received);
      }
    },
    [accountId, journeyId, isEnded, received],
  );
  // Drawing hours of driving needs a while: piece by piece, so that the page goes on responding to fingers and
  // keys.
  const points = useDeferredValue(received ?? ofPhone);
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(() => (received === null && !isSkipped ? retry() : undefined));
  return { points, hasFailed, retry };
}

/** The route that this phone has stored of a journey, else the one that it measured itself; null for neither. */
function useRouteOfPhone(
  accountId: string,
  journeyId: string,
  { isWanted }: { isWanted: boolean },
): readonly RouteMapPoint[] | null {
  const [stored, setStored] = useState<{ journeyId: string; points: readonly RouteMapPoint[] } | null>(null);
  const measured = useReceipt(accountId, journeyId)?.points ?? [];
  useEffect(
    function readStored() {
      let isOver = false;
      if (isWanted) {
        void readStoredRoute(accountId, journeyId).then((points) =>
          points === null || isOver ? undefined : setStored({ journeyId, points }),
        );
      }
      return () => {
        isOver = true;
      };
    },
    [accountId, journeyId, isWanted],
  );
  if (!isWanted) {
    return null;
  }
  if (stored?.journeyId === journeyId) {
    return stored.points;
  }
  return measured.length > 1 ? measured : null;
}
