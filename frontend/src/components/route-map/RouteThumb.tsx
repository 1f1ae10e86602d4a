import { chakra } from '@chakra-ui/react';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { memo, useMemo } from 'react';
import { evenPadding, fitView, toFrame } from './map-view';
import { EndMark, StartMark } from './MapMarks';
import { worldPlaceOf } from './projection';
import { createTraceMaker } from './trace-paths';
import { TraceLines } from './TraceLines';

/** Thinner than on the large map. */
const WEIGHT = 0.6;
/** Room for the marks of start and end. */
const PADDING = evenPadding(12);

export interface RouteThumbProps {
  points: readonly { readonly lat: number; readonly lng: number; readonly zone: SpeedZone | null }[];
  /** CSS px. */
  width: number;
  /** CSS px. */
  height: number;
}

/** A small picture of a route for lists; decoration, since the row beside it says what counts. */
export const RouteThumb = memo(function RouteThumb({ points, width, height }: RouteThumbProps) {
  const drawn = useMemo(() => {
    const size = { width, height };
    const places = points.map((point) => worldPlaceOf(point, points[0]?.lng));
    const [start, end] = [places[0], places.at(-1)];
    const view = fitView(places, size, PADDING);
    if (view === null || start === undefined || end === undefined) {
      return null;
    }
    const paths = createTraceMaker().paths(points, view.zoom);
    return { paths, start: toFrame(start, view, size), end: toFrame(end, view, size) };
  }, [points, width, height]);
  return (
    <chakra.svg
      width={`${width}px`}
      height={`${height}px`}
      viewBox={`0 0 ${width} ${height}`}
      flex="none"
      bg="map.land"
      borderRadius="control"
      borderWidth="1px"
      overflow="hidden"
      aria-hidden
    >
      {drawn && (
        <>
          <g transform={`translate(${drawn.start.x} ${drawn.start.y})`}>
            <TraceLines paths={drawn.paths} weight={WEIGHT} />
          </g>
          <EndMark at={drawn.end} size={8} />
          <StartMark at={drawn.start} radius={4} />
        </>
      )}
    </chakra.svg>
  );
});
