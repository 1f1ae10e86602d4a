import { Box, Text } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { routeGround } from '../../components/country-ground/country-ground';
import { Card } from '../../components/surface/Card';
import { RouteMap } from '../../components/route-map/RouteMap';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { TraceLegend } from '../../components/route-map/TraceLegend';
import { useTileGround } from '../../components/tile-ground/useTileGround';
import type { MeasuredPlace } from '../../lib/geolocation/current-place';
import { ROUTE_MESSAGES } from './messages';
import { PackState } from './PackState';
import { HazardPins } from './pins/HazardPins';
import { RoadLines } from './pins/RoadLines';
import type { RoadAround } from './useRoadAround';
import { PositionAge } from './PositionAge';

const NO_LINE: readonly Place[] = [];
/** Of our own ground: roads between towns, which leave nothing of the streets of Douala. */
const ZOOM_OF_ROADS = 10;

export interface RouteCardProps {
  route: readonly RouteMapPoint[];
  /** Whether the earlier part of the route could not be had. */
  isPartMissing: boolean;
  isLive: boolean;
  place: MeasuredPlace | null;
  /** Time of the place, device time in ms; null without one. */
  atMs: number | null;
  thresholds: SpeedThresholds;
  road: Pick<RoadAround, 'pinned' | 'stretches' | 'way'>;
}

/** The map: drawn from our own data, over tiles where the server names a style and it can be had. */
export function RouteCard({ route, isPartMissing, isLive, place, atMs, thresholds, road }: RouteCardProps) {
  const { formatMessage } = useIntl();
  const { ground, isLost } = useTileGround();
  const isNowhere = place === null && route.length === 0;
  const { pinned, stretches, way } = road;
  const line = way.kind === 'found' ? way.way.line : NO_LINE;
  const shownToo = useMemo(() => [...pinned, ...line], [pinned, line]);
  const stretchLines = useMemo(() => stretches.all.map((stretch) => stretch.line), [stretches.all]);
  return (
    <Card isFlush>
      <Box position="relative">
        <RouteMap
          route={route}
          label={formatMessage(isLive ? ROUTE_MESSAGES.liveLabel : ROUTE_MESSAGES.label)}
          height={{ base: '320px', md: '420px' }}
          isLive={isLive}
          position={place}
          shownToo={shownToo}
          ground={ground ?? routeGround}
          emptyZoom={ground === undefined ? ZOOM_OF_ROADS : undefined}
          overlay={(view, size) => (
            <>
              <RoadLines way={line} stretches={stretchLines} view={view} size={size} />
              <HazardPins hazards={pinned} view={view} size={size} />
            </>
          )}
        />
        {(isNowhere || atMs !== null) && (
          <Text
            position="absolute"
            top="3"
            insetInlineStart="3"
            maxW="calc(100% - 88px)"
            px="3"
            py="1"
            bg="bg.panel"
            borderRadius="control"
            borderWidth="1px"
            textStyle="label"
          >
            {atMs === null ? formatMessage(ROUTE_MESSAGES.nowhere) : <PositionAge atMs={atMs} />}
          </Text>
        )}
      </Box>
      <Box px="4" py="3" borderTopWidth="1px">
        {route.length > 1 && <TraceLegend thresholds={thresholds} />}
        <Text textStyle="small" color="fg.muted" mt={route.length > 1 ? '2' : '0'} aria-live="polite">
          {formatMessage(
            isNowhere
              ? ROUTE_MESSAGES.nothing
              : ROUTE_MESSAGES[ground === undefined ? 'ownData' : 'overTiles'],
          )}
          {isLost && ` ${formatMessage(ROUTE_MESSAGES.groundLost)}`}
          {isPartMissing && ` ${formatMessage(ROUTE_MESSAGES.partMissing)}`}
        </Text>
        <PackState />
      </Box>
    </Card>
  );
}
