import { boxOf, coverageOf, metresPerLngAt } from './limit-geometry';
import type { Box, LimitShape, Whereabouts } from './limit-geometry';
import { appliesAt, LIMIT_ZONES, OPEN_ROAD } from './speed-limits';
import type { LimitedClass, LimitZone, SpeedLimit, VehicleClass } from './speed-limits';

/** Side of a cell, degrees: about 1.1 km. */
export const LIMIT_CELL_DEG = 0.01;
/** Columns around the earth, so that a row and a column make one key. */
const COLUMNS = 36_000;
/** A limit over more cells than this is looked at everywhere: half a degree square. */
const MAX_CELLS = 2_500;
/** Twice the accuracy from which a fix moves no number (product decision D2): a worse one is answered without the grid. */
const PREPARED_M = 2 * 50;
/** Receivers flatter themselves; and an unknown accuracy (product decision D3), metres. */
const LEAST_ACCURACY_M = 4;
const UNKNOWN_ACCURACY_M = 15;

/** A drawn limit as the index holds it. */
interface Entry {
  readonly limit: SpeedLimit;
  readonly shape: LimitShape;
  readonly rank: number;
  /** Where it may hold for a fix of good accuracy. */
  readonly box: Box;
}

/** What has to be looked at in one part of the world, in the order in which it is weighed. */
interface Cell {
  readonly entries: readonly Entry[];
  /** South, north, west and east of each entry, side by side in memory. */
  readonly boxes: Float64Array;
}

/** Speed limits by cell of a grid. What it remembers of the last look-up changes no answer. */
export interface LimitIndex {
  readonly cells: ReadonlyMap<number, Cell>;
  /** Of a cell that has no limit of its own. */
  readonly elsewhere: Cell;
  /** All limits, for a fix that may be nearly anywhere. */
  readonly everywhere: Cell;
  readonly defaults: readonly SpeedLimit[];
  last: { readonly key: number; readonly cell: Cell };
}

/** A fix as limits look at it. */
export interface LimitQuery extends Whereabouts {
  /** Radius of 68 % confidence, metres; null where the device gives none. */
  readonly accuracyM: number | null;
  readonly vehicleClass: VehicleClass;
  /** Time, ms since the epoch. */
  readonly atMs: number;
}

/** The limit in force at a place. */
export interface LegalLimit {
  readonly limitKmh: number;
  /** Of the entry in the register. */
  readonly id: string;
  readonly zone: LimitZone;
  /** Name of the place, such as `Edéa`; null where it has none. */
  readonly placeName: string | null;
  /** Whether the authority has confirmed it; an unconfirmed one accuses nobody. */
  readonly isConfirmed: boolean;
  readonly source: string;
}

/** Prepares limits for `limitAt`; the order in which they come changes nothing. */
export function indexLimits(limits: readonly SpeedLimit[]): LimitIndex {
  const sorted = [...limits].sort(byWeight);
  const entries = sorted.flatMap((limit) => entryOf(limit));
  const wide = entries.filter(({ box }) => cellCount(box) > MAX_CELLS);
  const byKey = new Map<number, Entry[]>();
  for (const entry of entries.filter(({ box }) => cellCount(box) <= MAX_CELLS)) {
    for (const key of keysOf(entry.box)) {
      const there = byKey.get(key);
      if (there === undefined) {
        byKey.set(key, [entry]);
      } else {
        there.push(entry);
      }
    }
  }
  const cells = new Map<number, Cell>();
  for (const [key, there] of byKey) {
    const all =
      wide.length === 0 ? there : entries.filter((entry) => there.includes(entry) || wide.includes(entry));
    cells.set(key, cellOf(all));
  }
  const elsewhere = cellOf(wide);
  return {
    cells,
    elsewhere,
    everywhere: { entries, boxes: cellOf(entries.map((entry) => ({ ...entry, box: WORLD }))).boxes },
    defaults: sorted.filter(({ geometry }) => geometry.kind === 'DEFAULT'),
    last: { key: NaN, cell: elsewhere },
  };
}

/**
 * The speed limit for a class of vehicle at a place and time; null for a train.
 *
 * A limit is possible at a fix when its border may reach it within twice the accuracy of the fix plus the uncertainty of the
 * border, and certain when it covers the place in spite of both. The more particular zone overrules the others where it is
 * certain (a school within a town); of those that remain possible, the open road included, the highest holds (product
 * decision D12), so that nobody is held to a limit of a place where they may not have been.
 */
export function limitAt(index: LimitIndex, query: LimitQuery): LegalLimit | null {
  const { vehicleClass, atMs } = query;
  if (vehicleClass === 'TRAIN') {
    return null;
  }
  const fixM = 2 * Math.max(LEAST_ACCURACY_M, query.accuracyM ?? UNKNOWN_ACCURACY_M);
  const { entries, boxes } = fixM <= PREPARED_M ? cellAt(index, query) : index.everywhere;
  const metresPerLng = metresPerLngAt(query.lat);
  let highest: SpeedLimit | null = null;
  let certainRank = 0;
  let at = -1;
  for (const { limit, shape, rank } of entries) {
    at += 1;
    if (rank < certainRank) {
      break;
    }
    if (!isInBox(boxes, at, query) || !appliesAt(limit, atMs)) {
      continue;
    }
    const marginM = fixM + limit.geometryUncertaintyM;
    const coverage = coverageOf(shape, query, { marginM, metresPerLng });
    if (coverage === 'CERTAIN') {
      certainRank = rank;
    }
    if (coverage !== 'NONE') {
      highest = higherOf(highest, limit, vehicleClass);
    }
  }
  if (certainRank === 0) {
    highest = higherOf(highest, defaultAt(index, { vehicleClass, atMs }), vehicleClass);
  }
  return highest === null ? null : inForce(highest, vehicleClass);
}

function inForce(
  { limitKmh, id, zone, placeName, isConfirmed, source }: SpeedLimit,
  vehicleClass: LimitedClass,
): LegalLimit {
  return { limitKmh: limitKmh[vehicleClass], id, zone, placeName, isConfirmed, source };
}

/** Of equal limits an unconfirmed one: it accuses nobody. */
function higherOf(one: SpeedLimit | null, other: SpeedLimit, vehicleClass: LimitedClass): SpeedLimit {
  if (one === null) {
    return other;
  }
  const byKmh = other.limitKmh[vehicleClass] - one.limitKmh[vehicleClass];
  return byKmh > 0 || (byKmh === 0 && one.isConfirmed && !other.isConfirmed) ? other : one;
}

function defaultAt(
  { defaults }: LimitIndex,
  { vehicleClass, atMs }: { vehicleClass: LimitedClass; atMs: number },
): SpeedLimit {
  let highest: SpeedLimit | null = null;
  for (const limit of defaults) {
    if (appliesAt(limit, atMs)) {
      highest = higherOf(highest, limit, vehicleClass);
    }
  }
  return highest ?? OPEN_ROAD;
}

function cellAt(index: LimitIndex, { lat, lng }: Whereabouts): Cell {
  const key = keyOf(Math.floor(lat / LIMIT_CELL_DEG), Math.floor(lng / LIMIT_CELL_DEG));
  if (key !== index.last.key) {
    index.last = { key, cell: index.cells.get(key) ?? index.elsewhere };
  }
  return index.last.cell;
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

function rangeOf({ south, north, west, east }: Box) {
  const at = (degrees: number): number => Math.floor(degrees / LIMIT_CELL_DEG);
  return { south: at(south), north: at(north), west: at(west), east: at(east) };
}

function cellCount(box: Box): number {
  const { south, north, west, east } = rangeOf(box);
  return (north - south + 1) * (east - west + 1);
}

function keysOf(box: Box): number[] {
  const { south, north, west, east } = rangeOf(box);
  const keys: number[] = [];
  for (let row = south; row <= north; row += 1) {
    for (let column = west; column <= east; column += 1) {
      keys.push(keyOf(row, column));
    }
  }
  return keys;
}

function keyOf(row: number, column: number): number {
  return row * COLUMNS + column;
}

function isInBox(boxes: Float64Array, at: number, { lat, lng }: Whereabouts): boolean {
  const first = at * 4;
  return (
    lat >= (boxes[first] ?? NaN) &&
    lat <= (boxes[first + 1] ?? NaN) &&
    lng >= (boxes[first + 2] ?? NaN) &&
    lng <= (boxes[first + 3] ?? NaN)
  );
}
