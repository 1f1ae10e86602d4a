import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { mergedRoute } from '../../components/route-map/merged-route';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { LiveRouteDocument } from '../../graphql/generated';
import { useReconnected } from '../../lib/apollo/connection';
import type { MapJourney } from './map-journey';

/** Interval of queries to the server: short where another device records, else only to mend what was sent late. */
const ASK_EVERY_MS = { elsewhere: 10_000, here: 60_000 };

interface ServerRoute {
  journeyId: string;
  points: readonly RouteMapPoint[];
}

export interface LiveRoute {
  route: readonly RouteMapPoint[];
  /** Whether the route has its beginning: until the server was asked, there is only what this page has seen. */
  isWhole: boolean;
  /** Whether the server has not sent the earlier part yet, because it could not be asked. */
  isPartMissing: boolean;
}

const NO_POINTS: readonly RouteMapPoint[] = [];

/** The route of the journey that is on: what the server knows, asked for in parts, and then what this page has seen. */
export function useLiveRoute(journey: MapJourney | null): LiveRoute {
  const client = useApolloClient();
  const [received, setReceived] = useState<ServerRoute | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(received);
  const journeyId = journey?.isOnServer === true ? journey.id : null;
  const everyMs = journey?.isElsewhere === true ? ASK_EVERY_MS.elsewhere : ASK_EVERY_MS.here;

  const ask = useCallback(async (): Promise<void> => {
    if (journeyId === null) {
      return;
    }
    const known = () => (latest.current?.journeyId === journeyId ? latest.current.points : NO_POINTS);
    try {
      const { data } = await client.query({
        query: LiveRouteDocument,
        variables: { id: journeyId, after: known().at(-1)?.recordedAt ?? null },
        // Each answer is asked for once and stored here: the cache would hold every part a second time.
        fetchPolicy: 'no-cache',
      });
      // Two questions may be on their way at once: what the other one brought is not added again.
      latest.current = { journeyId, points: mergedRoute(known(), data?.journey?.route ?? NO_POINTS) };
      setReceived(latest.current);
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [client, journeyId]);

  useEffect(
    function askAgainAndAgain() {
      const first = setTimeout(() => void ask(), 0);
      const timer = setInterval(() => void ask(), everyMs);
      return () => {
        clearTimeout(first);
        clearInterval(timer);
      };
    },
    [ask, everyMs],
  );
  useReconnected(() => void ask());

  const isKnown = received !== null && received.journeyId === journeyId;
  const points = isKnown ? received.points : NO_POINTS;
  const seen = journey?.points ?? NO_POINTS;
  const route = useMemo(() => mergedRoute(points, seen), [points, seen]);
  return { route, isWhole: isKnown, isPartMissing: hasFailed && !isKnown && journeyId !== null };
}
