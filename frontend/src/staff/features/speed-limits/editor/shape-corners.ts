import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import { METRES_PER_DEGREE, metresPerLngAt, type LimitShape } from '@wakafine/domain/limits/limit-geometry';
import { LIMIT_DEGREE_DIGITS } from '@wakafine/domain/limits/limit-shape-faults';
import type { Position } from '@wakafine/domain/limits/speed-limits';

/** Corner of a shape: of a circle 0 is its centre and 1 a place on its edge; a line is the ring 0. */
export interface CornerKey {
  readonly ring: number;
  readonly index: number;
}

/** A corner of a shape with its place. */
export interface Corner extends CornerKey {
  readonly at: Position;
}

/** Corners of a circle that becomes an area: few enough to be dragged. */
const CIRCLE_CORNERS = 12;
/** Fewest corners of a line and of a ring. */
const FEWEST = { CORRIDOR: 2, POLYGON: 3 } as const;

/** The corners that can be moved, ring after ring; a closed ring gives its first place once. */
export function cornersOf(shape: LimitShape): Corner[] {
  return linesOf(shape).flatMap((line, ring) => line.map((at, index) => ({ ring, index, at })));
}

/** The middles of the sides, each with the key that a corner added there gets; a circle has none. */
export function middlesOf(shape: LimitShape): Corner[] {
  if (shape.kind === 'CIRCLE') {
    return [];
  }
  const isClosed = shape.kind === 'POLYGON';
  return linesOf(shape).flatMap((line, ring) =>
    line.flatMap(([lng, lat], index) => {
      const next = line[index + 1] ?? (isClosed ? line[0] : undefined);
      return next === undefined
        ? []
        : [{ ring, index: index + 1, at: rounded([(lng + next[0]) / 2, (lat + next[1]) / 2]) }];
    }),
  );
}

/** The shape with one corner moved: the centre of a circle moves the circle, its edge sets the radius. */
export function withCornerAt(shape: LimitShape, { ring, index }: CornerKey, at: Position): LimitShape {
  const place = rounded(at);
  if (shape.kind === 'CIRCLE') {
    const moved = { lat: place[1], lng: place[0] };
    return index === 0
      ? { ...shape, centre: moved }
      : { ...shape, radiusM: Math.round(distanceBetweenM(shape.centre, moved)) };
  }
  return withLine(shape, ring, (line) => line.map((before, each) => (each === index ? place : before)));
}

/** The shape with a corner more, before the one that has the key now. */
export function withCornerAdded(shape: LimitShape, { ring, index, at }: Corner): LimitShape {
  return withLine(shape, ring, (line) => [...line.slice(0, index), rounded(at), ...line.slice(index)]);
}

/** The shape without a corner; null where it needs all that it has. */
export function withoutCorner(shape: LimitShape, { ring, index }: CornerKey): LimitShape | null {
  const count = linesOf(shape)[ring]?.length ?? 0;
  return shape.kind === 'CIRCLE' || count <= FEWEST[shape.kind]
    ? null
    : withLine(shape, ring, (line) => line.filter((_, each) => each !== index));
}

/** A small shape of a kind around a place, to be drawn on from there: its half width in metres. */
export function firstShape(kind: LimitShape['kind'], [lng, lat]: Position, reachM: number): LimitShape {
  const [byLng, byLat] = [reachM / metresPerLngAt(lat), reachM / METRES_PER_DEGREE];
  const corner = (x: number, y: number): Position => rounded([lng + x * byLng, lat + y * byLat]);
  switch (kind) {
    case 'CIRCLE':
      return { kind, centre: { lat: rounded([lng, lat])[1], lng: rounded([lng, lat])[0] }, radiusM: reachM };
    case 'CORRIDOR':
      return { kind, line: [corner(-1, 0), corner(1, 0)], halfWidthM: 0, isOneWay: false };
    case 'POLYGON': {
      const first = corner(-1, -1);
      return { kind, rings: [[first, corner(1, -1), corner(1, 1), corner(-1, 1), first]] };
    }
  }
}

/** A circle as an area whose corners lie on it. */
export function areaOfCircle({ centre, radiusM }: Extract<LimitShape, { kind: 'CIRCLE' }>): LimitShape {
  const { lat, lng } = centre;
  const [byLng, byLat] = [radiusM / metresPerLngAt(lat), radiusM / METRES_PER_DEGREE];
  const angles = Array.from({ length: CIRCLE_CORNERS }, (_, index) => (index / CIRCLE_CORNERS) * 2 * Math.PI);
  const ring = angles.map((angle) => rounded([lng + byLng * Math.cos(angle), lat + byLat * Math.sin(angle)]));
  return { kind: 'POLYGON', rings: [[...ring, ...ring.slice(0, 1)]] };
}

function linesOf(shape: LimitShape): readonly (readonly Position[])[] {
  switch (shape.kind) {
    case 'CIRCLE': {
      const { lat, lng } = shape.centre;
      return [
        [
          [lng, lat],
          [lng + shape.radiusM / metresPerLngAt(lat), lat],
        ],
      ];
    }
    case 'CORRIDOR':
      return [shape.line];
    case 'POLYGON':
      return shape.rings.map((ring) => (isClosed(ring) ? ring.slice(0, -1) : ring));
  }
}

function withLine(
  shape: LimitShape,
  ring: number,
  change: (line: readonly Position[]) => readonly Position[],
): LimitShape {
  const lines = linesOf(shape).map((line, at) => (at === ring ? change(line) : line));
  switch (shape.kind) {
    case 'CIRCLE':
      return shape;
    case 'CORRIDOR':
      return { ...shape, line: lines[0] ?? [] };
    case 'POLYGON':
      return { ...shape, rings: lines.map((line) => [...line, ...line.slice(0, 1)]) };
  }
}

function isClosed(ring: readonly Position[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)];
  return ring.length > 1 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

function rounded([lng, lat]: Position): Position {
  return [Number(lng.toFixed(LIMIT_DEGREE_DIGITS)), Number(lat.toFixed(LIMIT_DEGREE_DIGITS))];
}
