import { ROAD_CORRIDORS, ROAD_LINES } from '../places/road-corridors';
import type { RoadCorridor, RoadLine } from '../places/road-corridors';

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

/** A piece of a national road within a cell. */
export interface RoadPiece extends Cell {
  readonly road: RoadCorridor;
  /** Places along it, `[lat, lng]` in degrees, those on the edges included. */
  readonly line: RoadLine;
}

/** The lines of the national roads, cut where they leave a cell. */
export function roadPieces(): readonly RoadPiece[] {
  return ROAD_CORRIDORS.flatMap((road) => piecesOf(ROAD_LINES[road]).map((piece) => ({ ...piece, road })));
}

/** Cells that the lines of the national roads cross, each with the first road that does, in order of their names. */
export function roadCells(): readonly (Cell & { readonly road: RoadCorridor })[] {
  const found = new Map<string, Cell & { readonly road: RoadCorridor }>();
  for (const { lat, lng, road } of roadPieces()) {
    const name = cellName({ lat, lng });
    found.set(name, found.get(name) ?? { lat, lng, road });
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, cell]) => cell);
}

function piecesOf(line: RoadLine): Omit<RoadPiece, 'road'>[] {
  const pieces: (Cell & { line: (readonly [number, number])[] })[] = [];
  for (const place of placesAlong(line)) {
    const [lat, lng] = [Math.floor(place[0] * CELLS_PER_DEGREE), Math.floor(place[1] * CELLS_PER_DEGREE)];
    const last = pieces.at(-1);
    last?.line.push(place);
    if (last?.lat !== lat || last.lng !== lng) {
      pieces.push({ lat, lng, line: [place] });
    }
  }
  return pieces;
}

/** Places along a line, several in each cell that it crosses. */
function placesAlong(line: RoadLine): (readonly [number, number])[] {
  return line.slice(1).flatMap(([toLat, toLng], index) => {
    const [fromLat, fromLng] = line[index] ?? [toLat, toLng];
    const span = Math.max(Math.abs(toLat - fromLat), Math.abs(toLng - fromLng));
    const looks = Math.max(1, Math.ceil(span * CELLS_PER_DEGREE * LOOKS_PER_CELL));
    return Array.from(
      { length: looks + 1 },
      (_, at) =>
        [fromLat + ((toLat - fromLat) * at) / looks, fromLng + ((toLng - fromLng) * at) / looks] as const,
    );
  });
}
