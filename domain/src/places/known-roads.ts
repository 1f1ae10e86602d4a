import type { Place } from '../geo/geo';
import { cellIndex, cellKey } from '../limits/grid';
import { fixMarginM } from '../limits/limit-at';
import { areApart, boxOf, coverageOf, metresPerLngAt } from '../limits/limit-geometry';
import type { Box, LimitShape } from '../limits/limit-geometry';
import { PREPARED_M } from '../limits/limit-index';

/** Units of a degree in which the file holds places: those of `geodata/roads.geojson` are as exact. */
export const ROADS_PER_DEGREE = 100_000;
/** A place farther than this from every known road is off the roads (product decision D3), metres. */
const NEAR_M = 3_000;
/** Side of a cell, degrees: about 5.5 km. */
const CELL_DEG = 0.05;

/** Known roads and towns as phones and servers read them (`geodata/known-roads.json`, made by `npm run gazetteer`). */
export interface KnownRoadsFile {
  readonly attribution: string;
  readonly roads: readonly {
    /** Distance of the road from its line at most, metres. */
    readonly uncertaintyM: number;
    /** Latitude, longitude and then the steps from point to point, in ROADS_PER_DEGREE of a degree. */
    readonly line: readonly number[];
  }[];
  /** Streets of cities and towns are in no data, so that their circles stand for them. Places as above. */
  readonly towns: readonly (Place & { readonly radiusM: number })[];
}

/** The surroundings of a road or town in which it is near, and the box around them. */
interface Surroundings {
  readonly shape: LimitShape;
  readonly box: Box;
}

/** Finds known roads nearby. Its cache of earlier look-ups changes no answer. */
export interface KnownRoads {
  readonly everywhere: readonly Surroundings[];
  /** Parts of the surroundings by the cell of a grid, for cells that were looked at and have some. */
  readonly cells: Map<number, readonly LimitShape[]>;
  /** The cell that was looked at last. */
  last: { readonly key: number; readonly shapes: readonly LimitShape[] };
}

/** Prepares the file for look-ups. The surroundings of each road are as much wider as its line may be off. */
export function openKnownRoads({ roads, towns }: Pick<KnownRoadsFile, 'roads' | 'towns'>): KnownRoads {
  const shapes: LimitShape[] = [
    ...roads.map(({ uncertaintyM, line }): LimitShape => {
      const halfWidthM = NEAR_M + uncertaintyM;
      return { kind: 'CORRIDOR', line: positionsOf(line), halfWidthM, isOneWay: false };
    }),
    ...towns.map(({ lat, lng, radiusM }): LimitShape => {
      const centre = { lat: lat / ROADS_PER_DEGREE, lng: lng / ROADS_PER_DEGREE };
      return { kind: 'CIRCLE', centre, radiusM: radiusM + NEAR_M };
    }),
  ];
  return {
    everywhere: shapes.map((shape) => ({ shape, box: boxOf(shape, PREPARED_M) })),
    cells: new Map(),
    last: { key: NaN, shapes: [] },
  };
}

/**
 * Whether a fix (accuracy in metres; null: unknown) may be within 3 km of a known road or of a town. Where it is not, it is
 * certainly farther away, also by what the line of the road and the fix itself may be off.
 */
export function isNearKnownRoad(roads: KnownRoads, { lat, lng }: Place, accuracyM: number | null): boolean {
  const marginM = fixMarginM(accuracyM);
  const shapes =
    marginM <= PREPARED_M ? shapesAround(roads, { lat, lng }) : roads.everywhere.map(({ shape }) => shape);
  const at = { lat, lng, headingDeg: null };
  const margin = { marginM, metresPerLng: metresPerLngAt(lat) };
  return shapes.some((shape) => coverageOf(shape, at, margin) !== 'NONE');
}

/** Candidates in the cell of a place. */
function shapesAround(roads: KnownRoads, { lat, lng }: Place): readonly LimitShape[] {
  const row = cellIndex(lat, CELL_DEG);
  const column = cellIndex(lng, CELL_DEG);
  const key = cellKey(row, column);
  if (key !== roads.last.key) {
    roads.last = { key, shapes: roads.cells.get(key) ?? newCell(roads, { key, row, column }) };
  }
  return roads.last.shapes;
}

/** Cells without anything are not stored, so that there are never many. */
function newCell(
  { everywhere, cells }: KnownRoads,
  { key, row, column }: Record<'key' | 'row' | 'column', number>,
): readonly LimitShape[] {
  // A little larger than it is: a place on its border may come out on either side.
  const around = {
    south: (row - 0.01) * CELL_DEG,
    north: (row + 1.01) * CELL_DEG,
    west: (column - 0.01) * CELL_DEG,
    east: (column + 1.01) * CELL_DEG,
  };
  const shapes = everywhere
    .filter(({ box }) => !areApart(box, around))
    .flatMap(({ shape }) => partsWithin(shape, around));
  if (shapes.length > 0) {
    cells.set(key, shapes);
  }
  return shapes;
}

/** The parts of a road whose surroundings reach into a box, each as long as the road stays near; a town is one part. */
function partsWithin(shape: LimitShape, within: Box): LimitShape[] {
  if (shape.kind !== 'CORRIDOR') {
    return [shape];
  }
  const parts: (typeof shape.line)[number][][] = [];
  let isGoingOn = false;
  shape.line.slice(1).forEach((to, index) => {
    const from = shape.line[index] ?? to;
    const isNear = !areApart(boxOf({ ...shape, line: [from, to] }, PREPARED_M), within);
    if (isNear && isGoingOn) {
      parts.at(-1)?.push(to);
    } else if (isNear) {
      parts.push([from, to]);
    }
    isGoingOn = isNear;
  });
  return parts.map((line) => ({ ...shape, line }));
}

function positionsOf(line: readonly number[]): [lng: number, lat: number][] {
  const positions: [number, number][] = [];
  let [lat, lng] = [0, 0];
  for (let index = 0; index + 1 < line.length; index += 2) {
    lat += line[index] ?? 0;
    lng += line[index + 1] ?? 0;
    positions.push([lng / ROADS_PER_DEGREE, lat / ROADS_PER_DEGREE]);
  }
  return positions;
}
