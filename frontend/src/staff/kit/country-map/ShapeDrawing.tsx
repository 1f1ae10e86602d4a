import { chakra } from '@chakra-ui/react';
import { METRES_PER_DEGREE, metresPerLngAt } from '@wakafine/domain/limits/limit-geometry';
import { toFrame, type MapView } from '../../../components/route-map/map-view';
import { metresPerPx, worldPlaceOf, type WorldPlace } from '../../../components/route-map/projection';
import type { Size } from '../../../components/route-map/route-map-types';
import type { LimitShapeInput, LimitZone } from '../../../graphql/staff';

/** Drawn part of a shape. */
export type DrawnShape = Pick<LimitShapeInput, 'centre' | 'radiusM' | 'line' | 'halfWidthM' | 'rings'>;

export interface ShapeDrawingProps {
  shape: DrawnShape;
  view: MapView;
  size: Size;
  /** Zones differ by the dashes of their borders. */
  zone: LimitZone;
  /** `before`: only a dotted border; `faulty`: in the colour of danger; `ground`: under other lines. */
  look?: 'drawn' | 'before' | 'faulty' | 'ground';
}

const DASHES: Record<LimitZone, string | undefined> = {
  OPEN_ROAD: undefined,
  TOWN: '8 5',
  ROAD: undefined,
  MARKET: '8 4 2 4',
  SCHOOL: '2 4',
};

const COLORS = { drawn: 'info.fg', before: 'info.fg', faulty: 'danger.fg', ground: 'fg.muted' } as const;

/** The shape of a limit on a map, in an `svg` as large as the map's frame. */
export function ShapeDrawing({ shape, view, size, zone, look = 'drawn' }: ShapeDrawingProps) {
  const color = COLORS[look];
  const isBefore = look === 'before';
  const pathOf = (points: readonly (readonly number[])[]) =>
    points
      .map((point, index) => {
        const { x, y } = toFrame(worldOf(point), view, size);
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join('');
  if (shape.line) {
    const lat = shape.line[0]?.[1] ?? 0;
    const widthPx = Math.max(4, (2 * (shape.halfWidthM ?? 0)) / metresPerPx(lat, view.zoom));
    return (
      <chakra.path
        d={pathOf(shape.line)}
        fill="none"
        stroke={color}
        strokeWidth={isBefore ? 2 : widthPx}
        strokeDasharray={isBefore ? '2 5' : undefined}
        strokeLinejoin="round"
        strokeOpacity={isBefore ? 1 : 0.6}
      />
    );
  }
  return (
    <chakra.path
      d={outlinesOf(shape)
        .map((ring) => `${pathOf(ring)}Z`)
        .join('')}
      fill={isBefore ? 'none' : color}
      fillOpacity="0.14"
      fillRule="evenodd"
      stroke={color}
      strokeWidth="2"
      strokeDasharray={isBefore ? '2 5' : DASHES[zone]}
    />
  );
}

/** The places that a map has to show for a shape. */
export function placesOf(shape: DrawnShape): WorldPlace[] {
  return (shape.line ?? outlinesOf(shape).flat()).map(worldOf);
}

/** A circle as the ring that it nearly is. */
function outlinesOf({ rings, centre, radiusM }: DrawnShape): readonly (readonly (readonly number[])[])[] {
  const [lng, lat] = centre ?? [];
  if (lng === undefined || lat === undefined || typeof radiusM !== 'number') {
    return rings ?? [];
  }
  const [byLng, byLat] = [radiusM / metresPerLngAt(lat), radiusM / METRES_PER_DEGREE];
  const corners = Array.from({ length: 48 }, (_, index) => (index / 48) * 2 * Math.PI);
  return [corners.map((angle) => [lng + byLng * Math.cos(angle), lat + byLat * Math.sin(angle)])];
}

function worldOf([lng = 0, lat = 0]: readonly number[]): WorldPlace {
  return worldPlaceOf({ lat, lng });
}
