import { Box, chakra } from '@chakra-ui/react';
import { METRES_PER_DEGREE, metresPerLngAt } from '@wakafine/domain/limit-geometry';
import { useMemo, useRef } from 'react';
import { evenPadding, fitView, toFrame } from '../../../components/route-map/map-view';
import { metresPerPx, worldPlaceOf } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import { useFrameSize } from '../../../components/route-map/useFrameSize';
import type { LimitContentItemFragment } from '../../../graphql/staff';
import { countryView } from '../map/country-view';
import { useGroundPainter } from '../map/useGroundPainter';

type Shape = LimitContentItemFragment['shape'];

/** Until the frame is measured. */
const ASSUMED_SIZE: Size = { width: 328, height: 240 };
const PADDING = evenPadding(24);
const NOTHING: readonly never[] = [];

/** Where a limit applies, on the roads and towns of the country as a still picture; needs no network. */
export function LimitMap({ label, shape }: { label: string; shape: Shape }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useFrameSize(frame, ASSUMED_SIZE);
  const view = useMemo(
    () => fitView(cornersOf(shape).map(worldOf), size, PADDING) ?? countryView(size, 'country'),
    [shape, size],
  );
  const canvas = useGroundPainter(view, size, NOTHING);
  const pathOf = (points: readonly (readonly number[])[]) =>
    points
      .map((point, index) => {
        const { x, y } = toFrame(worldOf(point), view, size);
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  const lat = shape.line?.[0]?.[1] ?? 0;
  return (
    <Box
      ref={frame}
      role="img"
      aria-label={label}
      position="relative"
      h="240px"
      overflow="hidden"
      bg="map.land"
      borderRadius="control"
    >
      <chakra.canvas ref={canvas} position="absolute" inset="0" w="full" h="full" />
      <chakra.svg position="absolute" inset="0" w="full" h="full" aria-hidden>
        {shape.line ? (
          <chakra.path
            d={pathOf(shape.line)}
            fill="none"
            stroke="info.fg"
            strokeWidth={Math.max(3, (2 * (shape.halfWidthM ?? 0)) / metresPerPx(lat, view.zoom))}
            strokeLinejoin="round"
            strokeOpacity="0.7"
          />
        ) : (
          <chakra.path
            d={outlinesOf(shape)
              .map((ring) => `${pathOf(ring)}Z`)
              .join('')}
            fill="info.fg"
            fillOpacity="0.14"
            fillRule="evenodd"
            stroke="info.fg"
            strokeWidth="2"
            strokeDasharray="6 4"
          />
        )}
      </chakra.svg>
    </Box>
  );
}

/** A circle as the ring that it nearly is. */
function outlinesOf({ rings, centre, radiusM }: Shape): readonly (readonly (readonly number[])[])[] {
  const [lng, lat] = centre ?? [];
  if (lng === undefined || lat === undefined || typeof radiusM !== 'number') {
    return rings ?? [];
  }
  const [byLng, byLat] = [radiusM / metresPerLngAt(lat), radiusM / METRES_PER_DEGREE];
  const corners = Array.from({ length: 48 }, (_, index) => (index / 48) * 2 * Math.PI);
  return [corners.map((angle) => [lng + byLng * Math.cos(angle), lat + byLat * Math.sin(angle)])];
}

function cornersOf(shape: Shape): readonly (readonly number[])[] {
  return shape.line ?? outlinesOf(shape).flat();
}

function worldOf([lng = 0, lat = 0]: readonly number[]) {
  return worldPlaceOf({ lat, lng });
}
