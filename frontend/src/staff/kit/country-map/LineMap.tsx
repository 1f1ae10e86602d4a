import { Box, chakra } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { useMemo, useRef, type ReactNode } from 'react';
import { evenPadding, fitView, toFrame, type FramePoint } from '../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import { Card } from '../../../components/surface/Card';
import { countryView } from './country-view';
import { useGroundPainter } from './useGroundPainter';

const HEIGHT_PX = 320;
const ASSUMED_SIZE: Size = { width: 328, height: HEIGHT_PX };
/** Nearer, the rough lines of coast and roads would look wrong. */
const MOST_ZOOM = 9;
const NOTHING_COVERED: never[] = [];

export interface LineMapProps {
  /** Name of the map. */
  label: string;
  /** Lines that the map shows, each with degrees north and east by turns. */
  lines: readonly (readonly number[])[];
  /** Room around them, px. */
  paddingPx: number;
  /** Key to the lines, under the map. */
  legend: ReactNode;
  /** Draws the lines as SVG; they come in the order of `lines`, in pixels of the frame. */
  children: (lines: readonly (readonly FramePoint[])[]) => ReactNode;
}

/** Pieces of roads on a map of the country that fits them. A drawing: the table beside it says the same. */
export function LineMap({ label, lines, paddingPx, legend, children }: LineMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const drawn = useMemo(() => lines.map((line) => placesOf(line).map(worldPlaceOf)), [lines]);
  const view = useMemo(() => {
    const fitted = fitView(drawn.flat(), size, evenPadding(paddingPx)) ?? countryView(size, 'country');
    return { ...fitted, zoom: Math.min(fitted.zoom, MOST_ZOOM) };
  }, [drawn, size, paddingPx]);
  const canvas = useGroundPainter(view, size, NOTHING_COVERED);
  return (
    <Card isFlush borderRadius={{ md: '12px' }} overflow="hidden">
      <Box
        ref={frame}
        role="img"
        aria-label={label}
        position="relative"
        h={`${HEIGHT_PX}px`}
        overflow="hidden"
        bg="map.sea"
      >
        <chakra.canvas ref={canvas} position="absolute" inset="0" w="full" h="full" />
        <chakra.svg position="absolute" inset="0" w="full" h="full" aria-hidden>
          {children(drawn.map((line) => line.map((place) => toFrame(place, view, size))))}
        </chakra.svg>
      </Box>
      {legend}
    </Card>
  );
}

function placesOf(line: readonly number[]): Place[] {
  return line.flatMap((lat, at) => (at % 2 === 0 ? [{ lat, lng: line[at + 1] ?? NaN }] : []));
}
