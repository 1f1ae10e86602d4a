import { ROAD_UNCERTAINTY_M } from './gazetteer-pack';
import type { RoadFeature } from './gazetteer-pack';
import type { Place } from './geo';
import { cellIndex, cellKey, cellKeysOf } from './grid';
import { fixMarginM } from './limit-at';
import { boxOf, coverageOf, metresPerLngAt } from './limit-geometry';
import type { LimitShape } from './limit-geometry';
import { PREPARED_M } from './limit-index';
import type { TownFeature } from './shipped-limits';

/** A place farther than this from every known road is off the roads (product decision D3), metres. */
const NEAR_M = 3_000;
/** Side of a cell, degrees: about 5.5 km. */
const CELL_DEG = 0.05;

/** Where a known road is near: around roads and around towns, and the parts of these by the cell of a grid. */
export interface KnownRoads {
  readonly cells: ReadonlyMap<number, readonly LimitShape[]>;
  /** All of them, for a fix that may be nearly anywhere. */
  readonly everywhere: readonly LimitShape[];
}

/**
 * Prepares `geodata/roads.geojson` and `geodata/towns.geojson` for look-ups: the surroundings of each road are as much wider as
 * its line may be off. Streets of cities and towns are in no data, so that their circles stand for them; villages have none
 * (product decision D12).
 */
export function indexRoads(lines: readonly RoadFeature[], towns: readonly TownFeature[]): KnownRoads {
  const everywhere = [...lines.map(aroundRoad), ...towns.flatMap(aroundTown)];
  const cells = new Map<number, LimitShape[]>();
  for (const piece of everywhere.flatMap(piecesOf)) {
    for (const key of cellKeysOf(boxOf(piece, PREPARED_M), CELL_DEG)) {
      const there = cells.get(key) ?? [];
      const last = there.at(-1);
      const longer = last === undefined ? null : joined(last, piece);
      cells.set(key, longer === null ? [...there, piece] : [...there.slice(0, -1), longer]);
    }
  }
  return { cells, everywhere };
}

/**
 * Whether a fix (accuracy in metres; null: unknown) may be within 3 km of a known road or of a town. Where it is not, it is
 * certainly farther away, also by what the line of the road and the fix itself may be off.
 */
export function isNearKnownRoad(
  { cells, everywhere }: KnownRoads,
  { lat, lng }: Place,
  accuracyM: number | null,
): boolean {
  const marginM = fixMarginM(accuracyM);
  const key = cellKey(cellIndex(lat, CELL_DEG), cellIndex(lng, CELL_DEG));
  const shapes = marginM <= PREPARED_M ? (cells.get(key) ?? []) : everywhere;
  const at = { lat, lng, headingDeg: null };
  const margin = { marginM, metresPerLng: metresPerLngAt(lat) };
  return shapes.some((shape) => coverageOf(shape, at, margin) !== 'NONE');
}

function aroundRoad({ properties, geometry }: RoadFeature): LimitShape {
  const halfWidthM = NEAR_M + ROAD_UNCERTAINTY_M[properties.confidence];
  return { kind: 'CORRIDOR', line: geometry.coordinates, halfWidthM, isOneWay: false };
}

function aroundTown({ properties, geometry }: TownFeature): LimitShape[] {
  const [lng, lat] = geometry.coordinates;
  return properties.kind === 'village'
    ? []
    : [{ kind: 'CIRCLE', centre: { lat, lng }, radiusM: properties.radiusM + NEAR_M }];
}

/** The straight pieces of a road, in their order; a town is one piece. */
function piecesOf(shape: LimitShape): LimitShape[] {
  if (shape.kind !== 'CORRIDOR') {
    return [shape];
  }
  const { line } = shape;
  return line.slice(1).map((to, index) => ({ ...shape, line: [line[index] ?? to, to] }));
}

/** Two pieces of which one goes on where the other ends, as one, which is looked at faster; null where it does not. */
function joined(before: LimitShape, piece: LimitShape): LimitShape | null {
  if (before.kind !== 'CORRIDOR' || piece.kind !== 'CORRIDOR' || before.line.at(-1) !== piece.line[0]) {
    return null;
  }
  return { ...before, line: [...before.line, ...piece.line.slice(1)] };
}
