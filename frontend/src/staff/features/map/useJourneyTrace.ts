import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { mergedRoute } from '../../../components/route-map/merged-route';
import type { RouteMapPoint } from '../../../components/route-map/route-map-types';
import { JourneyTraceDocument } from '../../../graphql/staff';
import { useLiveView } from '../../kit/frame/live-view';
import type { MapFeature } from '../../kit/gl-map/map-features';
import type { JourneyMark } from './marks/ops-marks';
import { traceFeatures } from './marks/trace-layers';

/** Polling interval of the server, ms; in between the vehicle's own mark goes ahead of its line. */
const ASK_EVERY_MS = 5_000;
const NO_POINTS: readonly RouteMapPoint[] = [];

/** The route of the chosen journey up to where it is now, as lines; none without one. */
export function useJourneyTrace(mark: JourneyMark | null): MapFeature[] {
  const received = useServerRoute(mark?.id ?? null);
  const row = mark?.row ?? null;
  return useMemo(
    () => traceFeatures(mergedRoute(received, row === null ? NO_POINTS : pointsOf(row))),
    [received, row],
  );
}

/** Route on the server, asked for in parts; empty before it is known. */
function useServerRoute(journeyId: string | null): readonly RouteMapPoint[] {
  const client = useApolloClient();
  const { isPaused } = useLiveView();
  const [received, setReceived] = useState<{ id: string; points: readonly RouteMapPoint[] } | null>(null);
  const latest = useRef(received);
  useEffect(
    function askAgainAndAgain() {
      if (journeyId === null || (isPaused && latest.current?.id === journeyId)) {
        return undefined;
      }
      let isStopped = false;
      const ask = async (): Promise<void> => {
        const known = () => (latest.current?.id === journeyId ? latest.current.points : NO_POINTS);
        const { data } = await client.query({
          query: JourneyTraceDocument,
          variables: { id: journeyId, after: known().at(-1)?.recordedAt ?? null },
          fetchPolicy: 'no-cache',
        });
        if (!isStopped) {
          latest.current = { id: journeyId, points: mergedRoute(known(), data?.journey?.route ?? NO_POINTS) };
          setReceived(latest.current);
        }
      };
      // What could not be had is asked for again the next time; the mark itself is there without it.
      const askQuietly = () => void ask().catch(() => undefined);
      askQuietly();
      const timer = isPaused ? undefined : setInterval(askQuietly, ASK_EVERY_MS);
      return () => {
        isStopped = true;
        clearInterval(timer);
      };
    },
    [client, journeyId, isPaused],
  );
  return received !== null && received.id === journeyId ? received.points : NO_POINTS;
}

function pointsOf({ latitude, longitude, lastFixAt, speedKmh, zone }: JourneyMark['row']): RouteMapPoint[] {
  return latitude === null || longitude === null || lastFixAt === null
    ? []
    : [{ lat: latitude, lng: longitude, recordedAt: lastFixAt, speedKmh, zone }];
}
