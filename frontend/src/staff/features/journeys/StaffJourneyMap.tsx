import { Box, Text } from '@chakra-ui/react';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { ErrorState } from '../../../components/states/ErrorState';
import { JourneyWay } from '../../../components/place/JourneyWay';
import { RouteMap } from '../../../components/route-map/RouteMap';
import type { RouteMapPin } from '../../../components/route-map/route-map-types';
import { TraceLegend } from '../../../components/route-map/TraceLegend';
import { Skeleton, SkeletonBlock } from '../../../components/states/Skeleton';
import { useViolationText } from '../../../components/violation/useViolationText';
import type { StaffJourneyDetailQuery } from '../../../graphql/staff';
import { STAFF_PATHS } from '../../../lib/paths';
import { STAFF_JOURNEY_MESSAGES } from './messages';
import { useGrowingRoute } from './useGrowingRoute';

type Detail = NonNullable<StaffJourneyDetailQuery['journey']>;

/** The route of a journey with its violations; it grows while the journey is on. */
export function StaffJourneyMap({ journey, thresholds }: { journey: Detail; thresholds: SpeedThresholds }) {
  const { formatMessage } = useIntl();
  const { points, hasFailed, retry } = useGrowingRoute(journey.id, journey.lastFixAt);
  const pins = usePins(journey);
  if (hasFailed) {
    return <ErrorState text={formatMessage(STAFF_JOURNEY_MESSAGES.routeFailed)} onRetry={retry} />;
  }
  if (points === null) {
    return (
      <Skeleton>
        <SkeletonBlock h="22rem" />
      </Skeleton>
    );
  }
  if (points.length === 0) {
    return (
      <Text textStyle="small" color="fg.muted">
        {formatMessage(STAFF_JOURNEY_MESSAGES.noRoute)}
      </Text>
    );
  }
  return (
    <Card isFlush>
      <RouteMap
        route={points}
        label={formatMessage(STAFF_JOURNEY_MESSAGES.route)}
        height="300px"
        pins={pins}
        isLive={journey.isActive}
      />
      <Box px="4" py="2" borderTopWidth="1px">
        <JourneyWay points={points} />
        <TraceLegend thresholds={thresholds} />
      </Box>
    </Card>
  );
}

function usePins({ violations }: Detail): RouteMapPin[] {
  const textOf = useViolationText();
  return useMemo(
    () =>
      violations.flatMap((violation) => {
        const { id, latitude: lat, longitude: lng, severity, isClaimed, isWithdrawn } = violation;
        return lat === null || lng === null || isClaimed || isWithdrawn
          ? []
          : [
              {
                id,
                lat,
                lng,
                severity,
                label: textOf(violation),
                href: `${STAFF_PATHS.violations}?open=${id}`,
              },
            ];
      }),
    [violations, textOf],
  );
}
