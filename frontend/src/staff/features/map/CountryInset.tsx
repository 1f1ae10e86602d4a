import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { MapView } from '../../../components/route-map/map-view';
import { worldPlaceOf, worldSizePx } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { CAMEROON } from '../../kit/country-map/cameroon-outline';

/** The picture on the Web-Mercator square, enlarged to whole numbers. */
const UNITS = 2_000;
const PLACES = CAMEROON.map(([lng, lat]) => worldPlaceOf({ lat, lng }));
const WEST = Math.min(...PLACES.map(({ x }) => x));
const EAST = Math.max(...PLACES.map(({ x }) => x));
const NORTH = Math.min(...PLACES.map(({ y }) => y));
const SOUTH = Math.max(...PLACES.map(({ y }) => y));
const EDGE = 0.002;
/** Margin of the drawing around the country beyond the shown part. */
const SEEN = 0.0014;
const BOX = [WEST - EDGE, NORTH - EDGE, EAST - WEST + 2 * EDGE, SOUTH - NORTH + 2 * EDGE]
  .map(unitsOf)
  .join(' ');
const OUTLINE = `M${PLACES.map(({ x, y }) => `${unitsOf(x)} ${unitsOf(y)}`).join('L')}Z`;

/** The whole country, small, and which part of it the map shows. */
export function CountryInset({ view, size }: { view: MapView; size: Size }) {
  const part = useMemo(() => {
    const worldPx = worldSizePx(view.zoom);
    const [width, height] = [size.width / worldPx, size.height / worldPx];
    const [left, top] = [view.x - width / 2, view.y - height / 2];
    const [west, north] = [Math.max(left, WEST - SEEN), Math.max(top, NORTH - SEEN)];
    return {
      x: west,
      y: north,
      width: Math.max(0, Math.min(left + width, EAST + SEEN) - west),
      height: Math.max(0, Math.min(top + height, SOUTH + SEEN) - north),
    };
  }, [view, size]);
  return (
    <chakra.svg
      viewBox={BOX}
      position="absolute"
      insetInlineEnd="3"
      bottom="9"
      w="68px"
      h="84px"
      p="1.5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="8px"
      pointerEvents="none"
      display={{ base: 'none', lg: 'block' }}
      data-part="inset"
      aria-hidden
    >
      <chakra.path
        d={OUTLINE}
        fill="bg.muted"
        stroke="fg.subtle"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      <chakra.rect
        x={unitsOf(part.x)}
        y={unitsOf(part.y)}
        width={unitsOf(part.width)}
        height={unitsOf(part.height)}
        fill="info.fg"
        fillOpacity="0.14"
        stroke="info.fg"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </chakra.svg>
  );
}

function unitsOf(world: number): number {
  return Math.round(world * UNITS * 100) / 100;
}
