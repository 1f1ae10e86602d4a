import { ROAD_CORRIDORS, ROAD_LINES } from '../places/road-corridors';
import type { RoadCorridor } from '../places/road-corridors';

/** Cells in a degree: a side of 0.05°, about 5.5 km. Smaller ones would hold the door of one person. */
export const CELLS_PER_DEGREE = 20;
/** Points looked at along a road line for each cell that it may cross. */
const LOOKS_PER_CELL = 10;

/** A cell of the map by its south-west corner, in whole cells. */
export interface Cell {
  readonly lat: number;
  readonly lng: number;
}

/** Stable name of a cell: its south-west corner in hundredths of a degree, such as `380_1010`. */
export function cellName({ lat, lng }: Cell): string {
  return `${Math.round((lat * 100) / CELLS_PER_DEGREE)}_${Math.round((lng * 100) / CELLS_PER_DEGREE)}`;
}

/** The south-west corner of a cell, degrees. */
export function cornerOf({ lat, lng }: Cell): { readonly lat: number; readonly lng: number } {
  return { lat: lat / CELLS_PER_DEGREE, lng: lng / CELLS_PER_DEGREE };
}

/** Outline of a cell as GeoJSON has it (RFC 7946): longitude first, against the clock. */
export function cellRing(cell: Cell): [number, number][] {
  const { lat: south, lng: west } = cornerOf(cell);
  const { lat: north, lng: east } = cornerOf({ lat: cell.lat + 1, lng: cell.lng + 1 });
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}

/** Cells that the lines of the national roads cross, each with the first road that does, in order of their names. */
export function roadCells(): readonly (Cell & { readonly road: RoadCorridor })[] {
  const found = new Map<string, Cell & { readonly road: RoadCorridor }>();
  for (const road of ROAD_CORRIDORS) {
    for (const cell of cellsOnLine(ROAD_LINES[road])) {
      const name = cellName(cell);
      if (!found.has(name)) {
        found.set(name, { ...cell, road });
      }
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, cell]) => cell);
}

function cellsOnLine(line: readonly (readonly [number, number])[]): Cell[] {
  return line.slice(1).flatMap(([toLat, toLng], index) => {
    const [fromLat, fromLng] = line[index] ?? [toLat, toLng];
    const span = Math.max(Math.abs(toLat - fromLat), Math.abs(toLng - fromLng));
    const looks = Math.max(1, Math.ceil(span * CELLS_PER_DEGREE * LOOKS_PER_CELL));
    return Array.from({ length: looks + 1 }, (_, at) => ({
      lat: Math.floor((fromLat + ((toLat - fromLat) * at) / looks) * CELLS_PER_DEGREE),
      lng: Math.floor((fromLng + ((toLng - fromLng) * at) / looks) * CELLS_PER_DEGREE),
    }));
  });
}
