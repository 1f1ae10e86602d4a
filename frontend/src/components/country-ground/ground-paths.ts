import type { Place } from '@wakafine/domain/geo/geo';
import { packedPoints, type PackedRoad } from '@wakafine/domain/places/gazetteer';
import type { MapGroundFile, NamedLine } from '@wakafine/domain/places/map-ground';
import { worldPlaceOf, worldSizePx, type WorldPlace } from '../route-map/projection';

/** Paths are made once for this zoom and scaled for all others. */
export const PATHS_ZOOM = 11;
/** Coordinates of paths are from here, so that they stay short: the middle of the country. */
export const PATHS_ORIGIN: WorldPlace = worldPlaceOf({ lat: 6, lng: 12.3 });
/** The sea before the coast of the country, as far as pictures of the whole country reach; land lies over it. */
const SEA: readonly Place[] = [
  { lat: 4.95, lng: 10.4 },
  { lat: 4.95, lng: 8 },
  { lat: 4.3, lng: 8 },
  { lat: 4.3, lng: -10 },
  { lat: -8, lng: -10 },
  { lat: -8, lng: 10.4 },
];

/** SVG path data of all that lies under a route; coordinates are CSS px at {@link PATHS_ZOOM} from {@link PATHS_ORIGIN}. */
export interface GroundPaths {
  readonly sea: string;
  readonly country: string;
  readonly neighbours: string;
  readonly lakes: string;
  readonly rivers: string;
  /** Roads with a number, and others. */
  readonly numbered: string;
  readonly others: string;
}

/** Makes the paths of water, land and roads: some milliseconds. */
export function groundPaths(ground: MapGroundFile, roads: readonly PackedRoad[]): GroundPaths {
  const linesOf = (lines: readonly NamedLine[]): string =>
    lines.map(({ line }) => pathThrough(packedPoints(line))).join('');
  const roadsOf = (isNumbered: boolean): string =>
    roads
      .filter(({ ref }) => (ref !== null) === isNumbered)
      .flatMap(({ parts }) => parts.map(({ line }) => pathThrough(packedPoints(line))))
      .join('');
  return {
    sea: `${pathThrough(SEA)}Z`,
    country: linesOf(ground.country),
    neighbours: linesOf(ground.neighbours),
    lakes: linesOf(ground.lakes),
    rivers: linesOf(ground.rivers),
    numbered: roadsOf(true),
    others: roadsOf(false),
  };
}

function pathThrough(places: readonly Place[]): string {
  const worldPx = worldSizePx(PATHS_ZOOM);
  const corners = places.map((place) => {
    const { x, y } = worldPlaceOf(place);
    return `${tenth((x - PATHS_ORIGIN.x) * worldPx)} ${tenth((y - PATHS_ORIGIN.y) * worldPx)}`;
  });
  return `M${corners.join('L')}`;
}

function tenth(px: number): number {
  return Math.round(px * 10) / 10;
}
