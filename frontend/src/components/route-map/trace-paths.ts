import type { Place } from '@wakafine/domain/geo/geo';
import { simplifyLine } from '@wakafine/domain/geo/simplify-route';
import { metresPerPx, worldPlaceOf, worldSizePx } from './projection';
import { stretchesOf, type Stretch, type ZonedPoint } from './stretches';

/** Tolerance of a line, CSS px at the zoom it is made for: less than the eye sees. */
const TOLERANCE_PX = 0.5;
/** A stretch is worked on in pieces of this many points, so that a longer live route costs no more than its last piece. */
const PIECE_POINTS = 500;

/** SVG path data by zone; coordinates are CSS px at `zoom`, from the route's first point. */
export type TracePaths = Partial<Record<Stretch['kind'], string>>;

/** Makes the lines of one route. */
export interface TraceMaker {
  paths(route: readonly (Place & ZonedPoint)[], zoom: number): TracePaths;
}

interface Piece {
  last: Place;
  path: string;
}

/** Makes the lines of one route, which may grow: what has been made is not made again. */
export function createTraceMaker(): TraceMaker {
  const pieces = new Map<Place, Piece>();
  let origin: Place | null = null;
  let madeForZoom: number | null = null;

  function pathOf(route: readonly Place[], { from, to }: Stretch, zoom: number): string {
    const [first, last] = [route[from], route[to]];
    if (first === undefined || last === undefined || origin === null) {
      return '';
    }
    const known = pieces.get(first);
    if (known?.last === last) {
      return known.path;
    }
    const stored = simplifyLine(route.slice(from, to + 1), TOLERANCE_PX * metresPerPx(first.lat, zoom));
    const path = pathThrough(stored, origin, zoom);
    pieces.set(first, { last, path });
    return path;
  }

  return {
    paths(route, zoom) {
      const start = route[0] ?? null;
      if (start !== origin || zoom !== madeForZoom) {
        pieces.clear();
        [origin, madeForZoom] = [start, zoom];
      }
      const made: TracePaths = {};
      for (const stretch of stretchesOf(route).flatMap(cutToPieces)) {
        made[stretch.kind] = `${made[stretch.kind] ?? ''}${pathOf(route, stretch, zoom)}`;
      }
      return made;
    },
  };
}

// Cut at round indices, so that the pieces of a growing stretch stay the same.
function cutToPieces({ kind, from, to }: Stretch): Stretch[] {
  const pieces: Stretch[] = [];
  for (let start = from; start < to;) {
    const end = Math.min(to, (Math.floor(start / PIECE_POINTS) + 1) * PIECE_POINTS);
    pieces.push({ kind, from: start, to: end });
    start = end;
  }
  return pieces;
}

function pathThrough(places: readonly Place[], origin: Place, zoom: number): string {
  const worldPx = worldSizePx(zoom);
  const zero = worldPlaceOf(origin);
  const corners = places.map((place) => {
    const { x, y } = worldPlaceOf(place, origin.lng);
    return `${tenth((x - zero.x) * worldPx)} ${tenth((y - zero.y) * worldPx)}`;
  });
  return `M${corners.join('L')}`;
}

function tenth(px: number): number {
  return Math.round(px * 10) / 10;
}
