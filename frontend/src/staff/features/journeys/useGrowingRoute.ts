import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mergedRoute } from '../../../components/route-map/merged-route';
import type { RouteMapPoint } from '../../../components/route-map/route-map-types';
import { JourneyTraceDocument } from '../../../graphql/staff';

export interface GrowingRoute {
  /** Null until it is there. */
  points: readonly RouteMapPoint[] | null;
  hasFailed: boolean;
  retry(): void;
}

interface Received {
  readonly journeyId: string;
  readonly points: readonly RouteMapPoint[];
}

/**
 * The route of a journey: all of it at first, and what has come since whenever `movedAt`, the time of its last fix, moves
 * on. Stored here and past the cache, which would hold every point a second time.
 */
export function useGrowingRoute(journeyId: string, movedAt: string | null): GrowingRoute {
  const client = useApolloClient();
  const [received, setReceived] = useState<Received | null>(null);
  const [failedId, setFailedId] = useState<string | null>(null);
  const latest = useRef<Received | null>(null);
  const isAsking = useRef(false);

  const ask = useCallback(async () => {
    if (isAsking.current) {
      return;
    }
    isAsking.current = true;
    const known = latest.current?.journeyId === journeyId ? latest.current.points : [];
    try {
      const { data } = await client.query({
        query: JourneyTraceDocument,
        variables: { id: journeyId, after: known.at(-1)?.recordedAt ?? null },
        fetchPolicy: 'no-cache',
      });
      latest.current = { journeyId, points: mergedRoute(known, data?.journey?.route ?? []) };
      setReceived(latest.current);
      setFailedId(null);
    } catch {
      setFailedId(journeyId);
    } finally {
      isAsking.current = false;
    }
  }, [client, journeyId]);

  useEffect(
    function askWhenItMoved() {
      const soon = setTimeout(() => void ask(), 0);
      return () => clearTimeout(soon);
    },
    [ask, movedAt],
  );
  const isNotified = received?.journeyId === journeyId;
  return {
    points: isNotified ? received.points : null,
    hasFailed: failedId === journeyId && !isNotified,
    retry: () => void ask(),
  };
}
