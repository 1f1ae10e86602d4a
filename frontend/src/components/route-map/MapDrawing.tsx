import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId, useMemo, useState } from 'react';
import { scaleBarOf, toFrame, type FramePoint, type MapView } from './map-view';
import { EndMark, NowMark, StartMark } from './MapMarks';
import { metresPerPx, worldPlaceOf, type WorldPlace } from './projection';
import type { RouteMapPoint, RouteMapPosition, Size } from './route-map-types';
import { createTraceMaker } from './trace-paths';
import { TraceLines } from './TraceLines';

/** Squares of the grid are at most so wide, CSS px. */
const GRID_PX = 96;

export interface MapDrawingProps extends Omit<HTMLChakraProps<'svg'>, 'cursor' | 'position'> {
  route: readonly RouteMapPoint[];
  places: readonly WorldPlace[];
  view: MapView;
  size: Size;
  isLive: boolean;
  hasGrid: boolean;
  position: RouteMapPosition | null;
  cursor: FramePoint | null;
}

/** The drawing itself: a grid, the lines, and the marks of start, end, position and cursor. */
export function MapDrawing({
  route,
  places,
  view,
  size,
  isLive,
  hasGrid,
  position,
  cursor,
  ...rest
}: MapDrawingProps) {
  // Lines are made for whole zoom levels and scaled in between, so that a pinch makes few of them.
  const level = Math.ceil(view.zoom);
  const [maker] = useState(createTraceMaker);
  const paths = useMemo(() => maker.paths(route, level), [maker, route, level]);
  const frameOf = (place: WorldPlace | undefined) => place && toFrame(place, view, size);
  const [start, end] = [frameOf(places[0]), frameOf(places.at(-1))];
  const here = position ? frameOf(worldPlaceOf(position, route[0]?.lng)) : isLive ? end : undefined;
  const accuracyPx = (position?.accuracyM ?? 0) / metresPerPx(position?.lat ?? 0, view.zoom);
  return (
    <chakra.svg
      position="absolute"
      inset="0"
      w="full"
      h="full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden
      {...rest}
    >
      {hasGrid && <MapGrid view={view} size={size} />}
      {start && (
        <g transform={`translate(${start.x} ${start.y}) scale(${2 ** (view.zoom - level)})`}>
          <TraceLines paths={paths} />
        </g>
      )}
      {end && !isLive && <EndMark at={end} />}
      {start && <StartMark at={start} />}
      {here && <NowMark part="now" at={here} accuracyPx={accuracyPx} />}
      {cursor && <NowMark part="cursor" at={cursor} />}
    </chakra.svg>
  );
}

/** Squares as wide as the scale bar is long, fixed to the ground: without tiles they show that the map moves, and how far. */
function MapGrid({ view, size }: { view: MapView; size: Size }) {
  const id = useId();
  const { widthPx } = scaleBarOf(view, GRID_PX);
  const zero = toFrame({ x: 0.5, y: 0.5 }, view, size);
  return (
    <>
      <pattern
        id={id}
        width={widthPx}
        height={widthPx}
        x={zero.x % widthPx}
        y={zero.y % widthPx}
        patternUnits="userSpaceOnUse"
      >
        <chakra.path
          d={`M0 0V${widthPx}M0 0H${widthPx}`}
          stroke="map.road"
          strokeWidth="1"
          opacity="0.45"
          fill="none"
        />
      </pattern>
      <rect width={size.width} height={size.height} fill={`url(#${id})`} />
    </>
  );
}
