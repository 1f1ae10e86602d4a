import { useDrive, type LiveView } from '../../features/drive/context/drive-context';
import type { MapJourney } from '../../features/map/map-journey';
import { MapPage } from '../../features/map/MapPage';

/** The map page with the drive: put together here, since no feature imports another. */
export function MapScreen() {
  const { live, isLoading, hasFailed, retry, thresholds } = useDrive();
  return (
    <MapPage
      journey={live && mapJourneyOf(live)}
      isLoading={isLoading}
      hasFailed={hasFailed}
      onRetry={retry}
      thresholds={thresholds}
    />
  );
}

function mapJourneyOf(live: LiveView): MapJourney {
  const { journey, distanceM, durationS, maxSpeedKmh, isElsewhere, gps, place, placedAtMs, points } = live;
  return {
    id: journey.id,
    isOnServer: journey.isOnServer,
    distanceM,
    durationS,
    averageSpeedKmh: journey.averageSpeedKmh,
    maxSpeedKmh,
    isElsewhere,
    isLocationDenied: gps === 'denied' || gps === 'unsupported',
    place,
    placedAtMs,
    points,
  };
}
