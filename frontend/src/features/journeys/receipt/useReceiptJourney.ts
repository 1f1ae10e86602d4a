import { DEFAULT_THRESHOLDS, type SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useEffect, useMemo } from 'react';
import { distancesByZoneM } from '../../../components/route-map/route-summary';
import { worldPlaceOf } from '../../../components/route-map/projection';
import type { RouteMapPoint } from '../../../components/route-map/route-map-types';
import { stretchesOf, type Stretch } from '../../../components/route-map/stretches';
import {
  useJourneyDetailQuery,
  useSpeedThresholdsQuery,
  type JourneyDetailQuery,
} from '../../../graphql/generated';
import { isUuid } from '@wakafine/domain/input/limits';
import { useReachableAgain } from '../../../lib/network/useReachableAgain';
import type { Receipt } from '../../../lib/offline/receipt';
import { useReceipt } from '../../../lib/offline/receipts';
import { useViewer } from '../../../lib/session/session';
import type { JourneyDetail } from '../shown/JourneyHeading';
import { useJourneyRoute } from '../useJourneyRoute';
import { journeyOfReceipt } from './receipt-journey';

/** A receipt as the page shows it. */
export interface ReceiptJourney {
  journey: JourneyDetail;
  /** The phone's own record of it; null where another one has recorded it. */
  receipt: Receipt | null;
  /** Whether the server has the whole journey, and so has judged it. */
  isConfirmed: boolean;
  /** Null until it is there. */
  route: readonly RouteMapPoint[] | null;
  /** Way in each zone, metres. */
  zonesM: ReadonlyMap<Stretch['kind'], number>;
  thresholds: SpeedThresholds;
}

export interface ReceiptState {
  /** Null while nothing is known. */
  shown: ReceiptJourney | null;
  hasFailed: boolean;
  retry: () => void;
}

/** Of the way that the server counts, the phone's own route shows at least so much, or that of the server is fetched. */
const WHOLE_SHARE = 0.9;

/** The receipt of a journey: the phone's own figures at once, those of the server as soon as it has the whole journey. */
export function useReceiptJourney(journeyKey: string): ReceiptState {
  const receipt = useReceipt(useViewer()?.id ?? '', journeyKey);
  const thresholds = useSpeedThresholdsQuery().data?.speedThresholds ?? DEFAULT_THRESHOLDS;
  const serverId = serverIdOf(receipt, journeyKey);
  const { data, error, refetch } = useJourneyDetailQuery({
    variables: { id: serverId ?? '' },
    skip: serverId === null,
    fetchPolicy: 'cache-and-network',
  });
  const retry = () => void (serverId === null ? undefined : refetch().catch(() => undefined));
  useReachableAgain(retry);
  const confirmedAtMs = receipt?.confirmedAtMs ?? null;
  useEffect(
    function askOnceConfirmed() {
      if (confirmedAtMs !== null) {
        void refetch().catch(() => undefined);
      }
    },
    [confirmedAtMs, refetch],
  );
  const received = receivedJourney(data);
  const ownRoute = receipt?.points ?? NO_POINTS;
  const ownZonesM = useZones(ownRoute);
  const isWhole =
    received === null || sumOf(ownZonesM) >= WHOLE_SHARE * received.distanceKm * 1_000 || serverId === null;
  const fetched = useJourneyRoute(serverId ?? '', { isSkipped: isWhole });
  const fetchedZonesM = useZones(fetched.points ?? NO_POINTS);
  const isOwnRoute = isWhole || (fetched.points === null && ownRoute.length > 1);
  const journey = received ?? (receipt ? journeyOfReceipt(receipt) : null);
  return {
    shown: journey && {
      ...{ journey, thresholds, receipt: receipt ?? null, isConfirmed: received !== null },
      route: isOwnRoute ? ownRoute : fetched.points,
      zonesM: isOwnRoute ? ownZonesM : fetchedZonesM,
    },
    hasFailed:
      journey === null &&
      receipt === null &&
      (error !== undefined || serverId === null || data?.journey === null),
    retry,
  };
}

const NO_POINTS: readonly RouteMapPoint[] = [];

/** The id to ask the server for; null while it does not have the whole journey of this phone. */
function serverIdOf(receipt: Receipt | null | undefined, journeyKey: string): string | null {
  if (receipt) {
    return receipt.serverId;
  }
  // A key of the phone means nothing to the server.
  return receipt === undefined || isUuid(journeyKey) ? null : journeyKey;
}

/** The journey as the server has it; null before it has ended there. */
function receivedJourney(data: JourneyDetailQuery | undefined): JourneyDetail | null {
  const journey = data?.journey ?? null;
  return journey?.endTime ? journey : null;
}

function useZones(route: readonly RouteMapPoint[]): ReadonlyMap<Stretch['kind'], number> {
  return useMemo(() => {
    const places = route.map((point) => worldPlaceOf(point, route[0]?.lng));
    return distancesByZoneM(places, stretchesOf(route));
  }, [route]);
}

function sumOf(distances: ReadonlyMap<unknown, number>): number {
  return [...distances.values()].reduce((sum, each) => sum + each, 0);
}
