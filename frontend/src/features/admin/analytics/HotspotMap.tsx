import { Box, chakra } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { evenPadding, fitView, toFrame, type MapView } from '../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { middleOf, per100Passages, type Hotspot } from './hotspot-places';
import type { HotspotOrder } from './useAnalyticsView';
import { useGroundPainter } from './useGroundPainter';

const HEIGHT_PX = 400;
const ASSUMED_SIZE: Size = { width: 328, height: HEIGHT_PX };
const PADDING_PX = 48;
/** Nearer, the rough lines of coast and roads would look wrong. */
const MOST_ZOOM = 9;
/** Diameter of the mark of the least and of the worst place, CSS px. */
const MARK_PX = { least: 22, most: 36 } as const;

interface HotspotMapProps {
  /** The worst first; there is at least one. */
  hotspots: readonly Hotspot[];
  order: HotspotOrder;
}

/** Where hotspots lie: numbers as in the list, larger for more. A drawing: the list and the table say the same. */
export function HotspotMap({ hotspots, order }: HotspotMapProps) {
  const { formatNumber } = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const view = useMemo(() => viewOf(hotspots, size), [hotspots, size]);
  const canvas = useGroundPainter(view, size);
  const weights = hotspots.map((hotspot) => weightOf(hotspot, order));
  const most = Math.max(...weights);
  return (
    <Box
      ref={frame}
      position="relative"
      h={`${HEIGHT_PX}px`}
      overflow="hidden"
      borderRadius="control"
      borderWidth="1px"
      bg="map.sea"
    >
      <chakra.canvas ref={canvas} position="absolute" inset="0" w="full" h="full" />
      {hotspots
        .map((hotspot, index) => {
          const { x, y } = toFrame(worldPlaceOf(middleOf(hotspot)), view, size);
          const px = markPx(weights[index] ?? 0, most);
          return (
            <chakra.span
              key={`${hotspot.south} ${hotspot.west}`}
              position="absolute"
              display="grid"
              placeItems="center"
              borderRadius="full"
              bg="brand.solid"
              color="brand.contrast"
              borderWidth="2px"
              borderColor="bg.panel"
              textStyle="micro"
              fontWeight="bold"
              style={{ left: x - px / 2, top: y - px / 2, width: px, height: px }}
            >
              {formatNumber(index + 1)}
            </chakra.span>
          );
        })
        .reverse()}
    </Box>
  );
}

/** All of them in sight, but never nearer than the roads are drawn for. */
function viewOf(hotspots: readonly Hotspot[], size: Size): MapView {
  const places = hotspots.map((hotspot) => worldPlaceOf(middleOf(hotspot)));
  const view = fitView(places, size, evenPadding(PADDING_PX)) ?? { x: 0, y: 0, zoom: MOST_ZOOM };
  return { ...view, zoom: Math.min(view.zoom, MOST_ZOOM) };
}

function weightOf(hotspot: Hotspot, order: HotspotOrder): number {
  return order === 'passages' ? (per100Passages(hotspot) ?? 0) : hotspot.violations;
}

/** The area of a mark grows with its weight. */
function markPx(weight: number, most: number): number {
  return MARK_PX.least + (MARK_PX.most - MARK_PX.least) * Math.sqrt(most === 0 ? 0 : weight / most);
}
