import { Box } from '@chakra-ui/react';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { routeGround } from '../../../components/country-ground/country-ground';
import { Card } from '../../../components/surface/Card';
import { speedTrackOf } from '../../../components/charts/speed-track';
import { RouteMap } from '../../../components/route-map/RouteMap';
import type { RouteMapPin, RouteMapPoint } from '../../../components/route-map/route-map-types';
import { TraceLegend } from '../../../components/route-map/TraceLegend';
import { chartViolations, peakIndex, shownViolations } from '../shown/journey-track';
import type { JourneyDetail } from '../shown/JourneyHeading';
import { REPLAY_MESSAGES } from '../shown/messages';
import { ReplayControls } from './ReplayControls';
import { SpeedOverTime } from './SpeedOverTime';
import { useReplay } from './useReplay';
import { useSpaceKey } from './useSpaceKey';
import { useViolationText } from '../../../components/violation/useViolationText';
import { violationAnchor } from '../../../lib/violation-anchor';

export interface ReplayCardProps {
  journey: JourneyDetail;
  route: readonly RouteMapPoint[];
  thresholds: SpeedThresholds;
}

/** The route on a map and its speeds over time, joined by one moment that replay, pointer, finger and keys move. */
export function ReplayCard({ journey, route, thresholds }: ReplayCardProps) {
  const intl = useIntl();
  const track = useMemo(() => speedTrackOf(route), [route]);
  const violations = useMemo(() => chartViolations(journey.violations, track), [journey.violations, track]);
  const pins = usePins(journey);
  // Not drawn anew with every step of the replay.
  const legend = useMemo(() => <TraceLegend thresholds={thresholds} />, [thresholds]);
  const replay = useReplay(track);
  const { seek } = replay;
  const card = useRef<HTMLElement>(null);
  useSpaceKey(replay.toggle);
  const { hash, key } = useLocation();

  useEffect(
    function showWantedViolation() {
      const wanted = journey.violations.find(({ id }) => hash === `#${violationAnchor(id)}`);
      if (wanted !== undefined) {
        seek(peakIndex(track, wanted));
        card.current?.scrollIntoView({ block: 'start' });
      }
    },
    // The key: the same violation may be wanted again.
    [hash, key, journey.violations, track, seek],
  );

  return (
    <Card ref={card} isFlush isBled>
      <RouteMap
        route={route}
        label={intl.formatMessage(REPLAY_MESSAGES.map)}
        height={{ base: '320px', lg: '400px' }}
        pins={pins}
        isLive={journey.isActive}
        ground={routeGround}
        cursorIndex={replay.index}
        onCursor={(index) => index !== null && !replay.isPlaying && seek(index)}
      />
      <Box px="4" py="2" borderTopWidth="1px">
        {legend}
      </Box>
      <Box px="4" pt="3" pb="1" borderTopWidth="1px">
        <ReplayControls track={track} replay={replay} />
        <SpeedOverTime
          track={track}
          violations={violations}
          thresholds={thresholds}
          cursorIndex={replay.index}
          onCursor={seek}
        />
      </Box>
    </Card>
  );
}

function usePins({ violations }: JourneyDetail): RouteMapPin[] {
  const textOf = useViolationText();
  return useMemo(
    () =>
      shownViolations(violations, { withClaims: false }).flatMap((violation) => {
        const { id, latitude: lat, longitude: lng, severity } = violation;
        return lat === null || lng === null
          ? []
          : [{ id, lat, lng, severity, label: textOf(violation), href: `#${violationAnchor(id)}` }];
      }),
    [violations, textOf],
  );
}
