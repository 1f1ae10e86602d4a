import type { Place } from '../geo/geo';
import { cellIndex, cellKey, cellKeysOf, countCells } from './grid';
import { areApart, boxOf } from './limit-geometry';
import type { Box, LimitShape } from './limit-geometry';
import { LIMIT_ZONES } from './speed-limits';
import type { SpeedLimit } from './speed-limits';

/** Side of a cell, degrees: about 1.1 km. */
export const LIMIT_CELL_DEG = 0.01;
/** Side of a tile, degrees: limits are sorted into tiles at once, and from those into cells when one is first looked at. */
const TILE_DEG = 0.25;
/** A limit over more tiles than this is looked at everywhere, and a look over more at every limit: half of Africa. */
const MAX_TILES = 10_000;
/** Twice the accuracy from which a fix moves no number, metres (product decision D2): a worse one is answered without the grid. */
export const PREPARED_M = 2 * 50;

/** A drawn limit as the index holds it. */
interface Entry {
  readonly limit: SpeedLimit;
  readonly shape: LimitShape;
  readonly rank: number;
  /** Area in which it may apply to a fix of good accuracy. */
  readonly box: Box;
}

/** Candidates in one part of the world, in the order in which they are weighed. */
export interface Cell {
  readonly entries: readonly Entry[];
  /** South, north, west and east of each entry, side by side in memory. */
  readonly boxes: Float64Array;
}

/** Speed limits by tile and cell of a grid. What it remembers of earlier look-ups changes no answer. */
export interface LimitIndex {
  readonly tiles: ReadonlyMap<number, readonly Entry[]>;
  /** Of a tile that has no limit of its own. */
  readonly wide: readonly Entry[];
  /** Cells that were looked at and have limits. */
  readonly cells: Map<number, Cell>;
  /** All limits, for a fix that may be nearly anywhere. */
  readonly everywhere: Cell;
  readonly defaults: readonly SpeedLimit[];
  last: { readonly key: number; readonly cell: Cell };
}

/** Prepares limits for `limitAt`; the order in which they come changes nothing. */
export function indexLimits(limits: readonly SpeedLimit[]): LimitIndex {
  const sorted = [...limits].sort(byWeight);
  const entries = sorted.flatMap((limit) => entryOf(limit));
  const wide = entries.filter(({ box }) => countCells(withBorder(box), TILE_DEG) > MAX_TILES);
  const own = new Map<number, Entry[]>();
  for (const entry of wide.length === 0 ? entries : entries.filter((each) => !wide.includes(each))) {
    for (const key of cellKeysOf(withBorder(entry.box), TILE_DEG)) {
      const there = own.get(key);
      if (there === undefined) {
        own.set(key, [entry]);
      } else {
        there.push(entry);
      }
    }
  }
  const tiles = new Map<number, readonly Entry[]>();
  for (const [key, there] of own) {
    tiles.set(
      key,
      wide.length === 0 ? there : [...there, ...wide].sort((one, other) => byWeight(one.limit, other.limit)),
    );
  }
  return {
    tiles,
    wide,
    cells: new Map(),
    everywhere: { entries, boxes: cellOf(entries.map((entry) => ({ ...entry, box: WORLD }))).boxes },
    defaults: sorted.filter(({ geometry }) => geometry.kind === 'DEFAULT'),
    last: { key: NaN, cell: NOTHING },
  };
}

/** Candidates around a place, for a fix of good accuracy. */
export function cellAt(index: LimitIndex, { lat, lng }: Place): Cell {
  const row = cellIndex(lat, LIMIT_CELL_DEG);
  const column = cellIndex(lng, LIMIT_CELL_DEG);
  const key = cellKey(row, column);
  if (key !== index.last.key) {
    index.last = { key, cell: index.cells.get(key) ?? newCell(index, { key, row, column }) };
  }
  return index.last.cell;
}

/** The limits that may hold somewhere in a box, in the order in which they are weighed. */
export function entriesWithin(index: LimitIndex, within: Box): readonly Entry[] {
  if (countCells(within, TILE_DEG) > MAX_TILES) {
    return index.everywhere.entries.filter(({ box }) => !areApart(box, within));
  }
  const found = new Set<Entry>();
  for (const key of cellKeysOf(within, TILE_DEG)) {
    for (const entry of index.tiles.get(key) ?? index.wide) {
      if (!areApart(entry.box, within)) {
        found.add(entry);
      }
    }
  }
  return [...found].sort((one, other) => byWeight(one.limit, other.limit));
}

/** Whether a place lies in the box of the entry of a cell. */
export function isInBox(boxes: Float64Array, at: number, { lat, lng }: Place): boolean {
  const first = at * 4;
  return (
    lat >= (boxes[first] ?? NaN) &&
    lat <= (boxes[first + 1] ?? NaN) &&
    lng >= (boxes[first + 2] ?? NaN) &&
    lng <= (boxes[first + 3] ?? NaN)
  );
}

/** Cells without limits are not stored, so that there are never more than limits reach. */
function newCell(index: LimitIndex, { key, row, column }: Record<'key' | 'row' | 'column', number>): Cell {
  // A little larger than it is: a place on its border may come out on either side.
  const [south, north] = [(row - 0.01) * LIMIT_CELL_DEG, (row + 1.01) * LIMIT_CELL_DEG];
  const [west, east] = [(column - 0.01) * LIMIT_CELL_DEG, (column + 1.01) * LIMIT_CELL_DEG];
  const tileKey = cellKey(
    cellIndex((row + 0.5) * LIMIT_CELL_DEG, TILE_DEG),
    cellIndex((column + 0.5) * LIMIT_CELL_DEG, TILE_DEG),
  );
  const around = { south, north, west, east };
  const near = (index.tiles.get(tileKey) ?? index.wide).filter(({ box }) => !areApart(box, around));
  if (near.length === 0) {
    return NOTHING;
  }
  const cell = cellOf(near);
  index.cells.set(key, cell);
  return cell;
}

function cellOf(entries: readonly Entry[]): Cell {
  const boxes = entries.flatMap(({ box: { south, north, west, east } }) => [south, north, west, east]);
  return { entries, boxes: Float64Array.from(boxes) };
}

function entryOf(limit: SpeedLimit): Entry[] {
  const { geometry, zone, geometryUncertaintyM } = limit;
  if (geometry.kind === 'DEFAULT') {
    return [];
  }
  const box = boxOf(geometry, PREPARED_M + geometryUncertaintyM);
  return [{ limit, shape: geometry, rank: LIMIT_ZONES.indexOf(zone), box }];
}

/** The more particular zone first, then by identifier. */
function byWeight(one: SpeedLimit, other: SpeedLimit): number {
  const byRank = LIMIT_ZONES.indexOf(other.zone) - LIMIT_ZONES.indexOf(one.zone);
  return byRank !== 0 ? byRank : one.id < other.id ? -1 : Number(one.id > other.id);
}

const WORLD: Box = { south: -Infinity, north: Infinity, west: -Infinity, east: Infinity };
const NOTHING: Cell = { entries: [], boxes: new Float64Array() };

/** A box with what is on the border of two tiles: a place there may come out in either. */
function withBorder({ south, north, west, east }: Box): Box {
  return {
    south: south - LIMIT_CELL_DEG,
    north: north + LIMIT_CELL_DEG,
    west: west - LIMIT_CELL_DEG,
    east: east + LIMIT_CELL_DEG,
  };
}
