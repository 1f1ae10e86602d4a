import { pointsOfLine, type RouteLine } from '@wakafine/domain/packed/route-line';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { useJourneyRouteQuery, type JourneyRouteQuery } from '../../graphql/generated';
import { useReachableAgain } from '../../lib/network/useReachableAgain';
import { useReceipt } from '../../lib/offline/receipts';
import { useViewer } from '../../lib/session/session';
import { readStoredRoute, storeRoute } from '../../lib/stored-routes/stored-routes';

type SentLine = NonNullable<JourneyRouteQuery['journey']>['routeLine'];

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
  const line = data?.journey?.routeLine ?? null;
  const received = useMemo(() => (line === null ? null : lineOf(line)), [line]);
  const hasFailed = error !== undefined && !data?.journey;
  const ofPhone = useRouteOfPhone(accountId, journeyId, { isWanted: hasFailed });
  useEffect(
    function storeReceived() {
      if (isEnded && received !== null && received.fromMs !== null) {
        void storeRoute(accountId, journeyId, received);
      }
    },
    [accountId, journeyId, isEnded, received],
  );
  // Drawing hours of driving needs a while: piece by piece, so that the page goes on responding to fingers and
  // keys.
  const route = received ?? ofPhone.line;
  const drawn = useMemo(() => (route === null ? null : pointsIn(route)), [route]);
  const points = useDeferredValue(drawn ?? ofPhone.measured);
  const retry = () => void refetch().catch(() => undefined);
  useReachableAgain(() => (received === null && !isSkipped ? retry() : undefined));
  return { points, hasFailed, retry };
}

/** The route that this phone has stored of a journey, and the one that it measured itself; null for neither. */
function useRouteOfPhone(
  accountId: string,
  journeyId: string,
  { isWanted }: { isWanted: boolean },
): { line: RouteLine | null; measured: readonly RouteMapPoint[] | null } {
  const [stored, setStored] = useState<{ journeyId: string; line: RouteLine } | null>(null);
  const measured = useReceipt(accountId, journeyId)?.points ?? [];
  useEffect(
    function readStored() {
      let isOver = false;
      if (isWanted) {
        void readStoredRoute(accountId, journeyId).then((line) =>
          line === null || isOver ? undefined : setStored({ journeyId, line }),
        );
      }
      return () => {
        isOver = true;
      };
    },
    [accountId, journeyId, isWanted],
  );
  return {
    line: isWanted && stored?.journeyId === journeyId ? stored.line : null,
    measured: isWanted && measured.length > 1 ? measured : null,
  };
}

/** A route of the server as this phone stores it. */
function lineOf({ from, points, steps, speeds, zones }: SentLine): RouteLine {
  return { fromMs: from === null ? null : Date.parse(from), points, steps, speeds, zones };
}

function pointsIn(line: RouteLine): readonly RouteMapPoint[] {
  const points = pointsOfLine(line) ?? [];
  return points.map(({ atMs, ...point }) => ({ ...point, recordedAt: new Date(atMs).toISOString() }));
}
