import { Box, chakra } from '@chakra-ui/react';
import { useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { evenPadding, fitView, toFrame, type MapView } from '../../../components/route-map/map-view';
import { countryGround } from '../../../components/country-ground/country-ground';
import { worldPlaceOf } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { useChartReadings } from '../../kit/charts/reading/chart-reading';
import { MARK } from '../../kit/charts/reading/ChartMark';
import { apart, type SpotMark } from './hotspot-layout';
import { middleOf, per100Passages, type Hotspot } from './hotspot-places';
import type { HotspotOrder } from '@wakafine/domain/views/overview-sentence';

const HEIGHT_PX = 400;
const ASSUMED_SIZE: Size = { width: 328, height: HEIGHT_PX };
const PADDING_PX = 48;
/** Nearer, the rough lines of coast and roads would look wrong. */
const MOST_ZOOM = 9;
/** Diameter of the mark of the least and of the worst place, CSS px. */
const MARK_PX = { least: 22, most: 34 } as const;

interface HotspotMapProps {
  /** The worst first; there is at least one. */
  hotspots: readonly Hotspot[];
  order: HotspotOrder;
}

/**
 * Hotspots on a map: numbers as in the list, larger for more; beside its place where others lie there too, with
 * a line to it.
 * A drawing: the list and the table say the same. The place that is read is marked here and in the list.
 */
export function HotspotMap({ hotspots, order }: HotspotMapProps) {
  const { formatNumber } = useIntl();
  const { active } = useChartReadings();
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const { view, marks, covered } = useMemo(() => layoutOf(hotspots, order, size), [hotspots, order, size]);
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
      {countryGround(view, size, covered)}
      <chakra.svg position="absolute" inset="0" w="full" h="full" stroke="brand.solid" strokeWidth="2">
        {marks.map(({ key, place, mark }) => (
          <g key={key}>
            <line x1={place.x} y1={place.y} x2={mark.x} y2={mark.y} />
            <chakra.circle cx={place.x} cy={place.y} r="2.5" fill="bg.panel" />
          </g>
        ))}
      </chakra.svg>
      {marks.map(({ key, mark: { x, y, px } }, index) => (
        <chakra.span
          key={key}
          {...{ [MARK]: index }}
          outline={index === active ? '3px solid {colors.info.fg}' : undefined}
          zIndex={index === active ? '1' : undefined}
          cursor="pointer"
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
      ))}
    </Box>
  );
}

function layoutOf(hotspots: readonly Hotspot[], order: HotspotOrder, size: Size) {
  const view = viewOf(hotspots, size);
  const weights = hotspots.map((hotspot) => weightOf(hotspot, order));
  const most = Math.max(...weights);
  const places = hotspots.map((hotspot, index) => ({
    ...toFrame(worldPlaceOf(middleOf(hotspot)), view, size),
    px: markPx(weights[index] ?? 0, most),
  }));
  const placed = apart(places, size);
  const marks = hotspots.flatMap(({ south, west }, index) => {
    const [place, mark] = [places[index], placed[index]];
    return place && mark ? [{ key: `${south} ${west}`, place, mark }] : [];
  });
  return { view, marks, covered: placed.map(boxOf) };
}

function boxOf({ x, y, px }: SpotMark) {
  return { left: x - px / 2, top: y - px / 2, right: x + px / 2, bottom: y + px / 2 };
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
