import type { Box } from './limit-geometry';

/** More than the columns of any grid around the earth, so that a row and a column make one key. */
const COLUMNS = 100_000;

/** Key of a cell by its row and column, counted from 0 degrees north and east. */
export function cellKey(row: number, column: number): number {
  return row * COLUMNS + column;
}

/** Row or column that a latitude or longitude lies in, in a grid with cells of `cellDeg` degrees. */
export function cellIndex(degrees: number, cellDeg: number): number {
  return Math.floor(degrees / cellDeg);
}

/** Number of cells that a box lies on. */
export function countCells(box: Box, cellDeg: number): number {
  const { south, north, west, east } = edgesOf(box, cellDeg);
  return (north - south + 1) * (east - west + 1);
}

/** Keys of the cells that a box lies on, from south-west to north-east. */
export function cellKeysOf(box: Box, cellDeg: number): number[] {
  const { south, north, west, east } = edgesOf(box, cellDeg);
  const keys: number[] = [];
  for (let row = south; row <= north; row += 1) {
    for (let column = west; column <= east; column += 1) {
      keys.push(cellKey(row, column));
    }
  }
  return keys;
}

function edgesOf({ south, north, west, east }: Box, cellDeg: number): Box {
  return {
    south: cellIndex(south, cellDeg),
    north: cellIndex(north, cellDeg),
    west: cellIndex(west, cellDeg),
    east: cellIndex(east, cellDeg),
  };
}
