import { Box, Text } from '@chakra-ui/react';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useIntl } from 'react-intl';
import { countryGround } from '../../components/country-ground/country-ground';
import { Card } from '../../components/surface/Card';
import { RouteMap } from '../../components/route-map/RouteMap';
import type { RouteMapPoint } from '../../components/route-map/route-map-types';
import { TraceLegend } from '../../components/route-map/TraceLegend';
import { useTileGround } from '../../components/tile-ground/useTileGround';
import type { MeasuredPlace } from '../../lib/geolocation/current-place';
import { ROUTE_MESSAGES } from './messages';
import { PackState } from './PackState';
import { PositionAge } from './PositionAge';

export interface RouteCardProps {
  route: readonly RouteMapPoint[];
  /** Whether the earlier part of the route could not be had. */
  isPartMissing: boolean;
  isLive: boolean;
  place: MeasuredPlace | null;
  /** Time of the place, device time in ms; null without one. */
  atMs: number | null;
  thresholds: SpeedThresholds;
}

/** The map: drawn from our own data, over tiles where the server names a style and it can be had. */
export function RouteCard({ route, isPartMissing, isLive, place, atMs, thresholds }: RouteCardProps) {
  const { formatMessage } = useIntl();
  const { ground, isLost } = useTileGround();
  const isNowhere = place === null && route.length === 0;
  return (
    <Card isFlush>
      <Box position="relative">
        <RouteMap
          route={route}
          label={formatMessage(isLive ? ROUTE_MESSAGES.liveLabel : ROUTE_MESSAGES.label)}
          height={{ base: '320px', md: '420px' }}
          isLive={isLive}
          position={place}
          ground={ground ?? countryGround}
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
