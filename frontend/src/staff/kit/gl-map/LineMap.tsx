import { Box, chakra, Text } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  evenPadding,
  fitView,
  toFrame,
  zoomedAt,
  type FramePoint,
  type MapView,
} from '../../../components/route-map/map-view';
import { MapControls } from '../../../components/route-map/MapControls';
import { ROUTE_MAP_MESSAGES } from '../../../components/route-map/messages';
import { ScaleBar } from '../../../components/route-map/ScaleBar';
import { middleOf, useMapGestures } from '../../../components/route-map/useMapGestures';
import { worldPlaceOf, type WorldPlace } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { Card } from '../../../components/surface/Card';
import { CoveredMap } from './CoveredMap';
import { MAP_CARD } from './cover-parts';
import { FOCUS_WITHIN } from './focus-within';
import { GL_MAP_MESSAGES } from './messages';
import { countryView, withinCountry } from '../country-map/country-view';

const HEIGHT_PX = 320;
const ASSUMED_SIZE: Size = { width: 328, height: HEIGHT_PX };
/** Nearer than that no map begins: the way around a single segment says where it is. */
const MOST_ZOOM = 9;
const NONE: readonly (readonly number[])[] = [];

export interface LineMapProps {
  /** Name of the map. */
  label: string;
  /** Lines that the map shows, each with degrees north and east by turns. */
  lines: readonly (readonly number[])[];
  /** Further lines, such as places that something can be dragged to: they do not change the part of the country that is shown. */
  further?: readonly (readonly number[])[];
  /** Room around them, px. */
  paddingPx: number;
  /** Key to the lines, under the map. */
  legend: ReactNode;
  /** Draws the lines as SVG; they come in the order of `lines` and `further`, in pixels of the frame. */
  children: (
    lines: readonly (readonly FramePoint[])[],
    further: readonly (readonly FramePoint[])[],
  ) => ReactNode;
}

/** Pieces of roads on a map of the country that fits them, moved by pointer, wheel, keys and buttons. For the eye: the table beside it says the same. */
export function LineMap({ label, lines, further = NONE, paddingPx, legend, children }: LineMapProps) {
  const { formatMessage } = useIntl();
  const keysId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const places = useMemo(() => lines.map(placesOf), [lines]);
  const drawn = useMemo(() => places.map(worldLineOf), [places]);
  const drawnFurther = useMemo(() => further.map((line) => worldLineOf(placesOf(line))), [further]);
  const fitted = useMemo(() => {
    const all = fitView(drawn.flat(), size, evenPadding(paddingPx)) ?? countryView(size, 'country');
    return { ...all, zoom: Math.min(all.zoom, MOST_ZOOM) };
  }, [drawn, size, paddingPx]);
  const [moved, setMoved] = useState<MapView | null>(null);
  const view = moved ?? fitted;
  const inFrame = (line: readonly WorldPlace[]) => line.map((place) => toFrame(place, view, size));
  const show = (next: MapView) => setMoved(withinCountry(next));
  const zoomBy = (steps: number) => show(zoomedAt(view, steps, middleOf(size), size));
  const gestures = useMapGestures({
    ...{ frame, view, size, onView: show, onZoom: zoomBy },
    onReset: () => setMoved(null),
    onPoint: () => undefined,
  });
  return (
    <Card isFlush borderRadius={{ md: '12px' }} overflow="hidden">
      <Box {...MAP_CARD} position="relative" h={`${HEIGHT_PX}px`} overflow="hidden" isolation="isolate">
        <Box
          ref={frame}
          role="group"
          aria-label={label}
          aria-describedby={keysId}
          tabIndex={0}
          onKeyDown={gestures.onKeyDown}
          position="absolute"
          inset="0"
          bg="map.land"
          _focusVisible={FOCUS_WITHIN}
        >
          <Text id={keysId} srOnly>
            {formatMessage(ROUTE_MAP_MESSAGES.keys)}
          </Text>
          <CoveredMap view={view} size={size} lines={places} />
          <chakra.svg
            position="absolute"
            inset="0"
            w="full"
            h="full"
            cursor="grab"
            touchAction={moved === null ? 'pan-y' : 'none'}
            {...gestures.pointer}
            aria-hidden
          >
            {/* A press on a line is for the line: the map would take the click. */}
            <g onPointerDown={(event) => event.stopPropagation()}>
              {children(drawn.map(inFrame), drawnFurther.map(inFrame))}
            </g>
          </chakra.svg>
        </Box>
        <ScaleBar view={view} />
        <MapControls
          onZoom={zoomBy}
          onReset={moved === null ? null : () => setMoved(null)}
          resetLabel={formatMessage(GL_MAP_MESSAGES.fit)}
          isCompact
        />
      </Box>
      {legend}
    </Card>
  );
}

function worldLineOf(line: readonly Place[]): WorldPlace[] {
  return line.map((place) => worldPlaceOf(place));
}

function placesOf(line: readonly number[]): Place[] {
  return line.flatMap((lat, at) => (at % 2 === 0 ? [{ lat, lng: line[at + 1] ?? NaN }] : []));
}
