import { chakra } from '@chakra-ui/react';
import type { Place } from '@wakafine/domain/geo/geo';
import { useMemo } from 'react';
import { toFrame, type MapView } from '../../../components/route-map/map-view';
import { worldPlaceOf } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';

/** Zoom at which paths are written; the drawing is scaled from there. */
const PATHS_ZOOM = 12;
const UNIT_PX = 256 * 2 ** PATHS_ZOOM;

export interface RoadLinesProps {
  /** The way ahead, from here. */
  way: readonly Place[];
  /** Dangerous stretches. */
  stretches: readonly (readonly Place[])[];
  view: MapView;
  size: Size;
}

/** The way ahead, dashed, and the dangerous stretches as a wide line with a dark edge; for the eye alone. */
export function RoadLines({ way, stretches, view, size }: RoadLinesProps) {
  const first = way[0] ?? stretches[0]?.[0];
  const paths = useMemo(
    () => ({ way: pathOf(way, first), stretches: stretches.map((line) => pathOf(line, first)) }),
    [way, stretches, first],
  );
  if (first === undefined) {
    return null;
  }
  const { x, y } = toFrame(worldPlaceOf(first), view, size);
  return (
    <chakra.svg
      position="absolute"
      inset="0"
      w="full"
      h="full"
      viewBox={`0 0 ${size.width} ${size.height}`}
      pointerEvents="none"
      aria-hidden
    >
      <g transform={`translate(${x} ${y}) scale(${2 ** (view.zoom - PATHS_ZOOM)})`}>
        {way.length > 1 && (
          <g data-part="way">
            <Line d={paths.way} stroke="bg.panel" strokeWidth="8" />
            <Line d={paths.way} stroke="info.fg" strokeWidth="5" strokeDasharray="10 6" />
          </g>
        )}
        {paths.stretches.map((path) => (
          <g key={path} data-part="stretch">
            <Line d={path} stroke="fg" strokeWidth="11" />
            <Line d={path} stroke="bg.panel" strokeWidth="7" />
            <Line d={path} stroke="fg" strokeWidth="5" strokeDasharray="2 7" />
          </g>
        ))}
      </g>
    </chakra.svg>
  );
}

const Line = chakra('path', {
  base: { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' },
});

/** A line as a path from a first place, px at {@link PATHS_ZOOM}. */
function pathOf(line: readonly Place[], first: Place | undefined): string {
  if (first === undefined) {
    return '';
  }
  const from = worldPlaceOf(first);
  return line
    .map((place, at) => {
      const to = worldPlaceOf(place, first.lng);
      const [x, y] = [(to.x - from.x) * UNIT_PX, (to.y - from.y) * UNIT_PX];
      return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
