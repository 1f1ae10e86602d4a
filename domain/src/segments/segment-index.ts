import type { Place } from '../geo/geo';
import { metresPerDegree } from '../geo/chord';
import { lineFromSteps } from './segment-line';
import type { SegmentEntry, SegmentsFile } from './segments-file';

/** Side of a cell of the grid, degrees: about 1.1 km. */
const CELL_DEG = 0.01;
/** More than the columns of the grid around the earth, so that a row and a column make one key. */
const COLUMNS = 40_000;
/** Cells on each side of a coarse cell, in which the pieces for the fine ones are looked for. */
const COARSE = 5;
/** From the middle of a fine cell to its corners, metres: a little more, for a place on its border may come out on either side. */
const CORNER_M = 800;

/** A road from one end to the other: segments one behind the other, with where each begins, metres from its start. */
export interface SegmentRoad {
  readonly segments: readonly SegmentEntry[];
  /** One more than there are segments: the last is the length of the road. */
  readonly bounds: readonly number[];
}

/** A straight piece of the line of a road. Its plane is that of its middle, which is exact enough for a few kilometres. */
interface Piece {
  readonly road: number;
  readonly uncertaintyM: number;
  readonly lat: number;
  readonly lng: number;
  /** From one end to the other, metres. */
  readonly eastM: number;
  readonly northM: number;
  readonly drawnM: number;
  readonly latM: number;
  readonly lngM: number;
  /** Distance from the start of the road, and length as driven, metres. */
  readonly fromM: number;
  readonly lengthM: number;
}

/** Roads in segments, ready for look-ups. Its cache of earlier ones changes no answer. */
export interface SegmentIndex {
  readonly roads: readonly SegmentRoad[];
  readonly byId: ReadonlyMap<string, SegmentEntry>;
  /** Pieces that a place in a coarse cell may lie at, by its key. */
  readonly coarse: ReadonlyMap<number, readonly Piece[]>;
  /** The same of fine cells that were looked at and have some. */
  readonly cells: Map<number, readonly Piece[]>;
}

/** A road that a place may lie on. */
export interface RoadCandidate {
  /** Index of the road. */
  readonly road: number;
  /** From the start of the road, metres. */
  readonly alongM: number;
  /** From the line of the road, and by how much that may be off, metres. */
  readonly apartM: number;
  readonly uncertaintyM: number;
  /** Direction of the road there, metres east and north for each metre. */
  readonly east: number;
  readonly north: number;
}

/** Prepares the segments for look-ups: some tens of milliseconds. */
export function openSegments({ segments }: Pick<SegmentsFile, 'segments'>): SegmentIndex {
  const roads = roadsOfSegments(segments).map(roadOf);
  const coarse = new Map<number, Piece[]>();
  roads.forEach(({ segments: own, bounds }, road) =>
    own
      .flatMap((segment, index) => piecesOfSegment(segment, { road, startM: bounds[index] ?? 0 }))
      .forEach((piece) => addToCoarse(coarse, piece)),
  );
  return { roads, coarse, cells: new Map(), byId: new Map(segments.map((segment) => [segment.id, segment])) };
}

/** Segments that lie one behind the other, in the order of the file: a road each. */
export function roadsOfSegments(segments: readonly SegmentEntry[]): SegmentEntry[][] {
  const runs: SegmentEntry[][] = [];
  for (const segment of segments) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run === undefined || last === undefined || !goesOn(last, segment)) {
      runs.push([segment]);
    } else {
      run.push(segment);
    }
  }
  return runs;
}

/** The roads whose line a place is not farther from than it may be off, the nearest spot of each; none far from every road. */
export function roadsAt(index: SegmentIndex, { lat, lng }: Place): RoadCandidate[] {
  const found: RoadCandidate[] = [];
  for (const piece of piecesAround(index, lat, lng)) {
    const { eastM, northM, drawnM, uncertaintyM } = piece;
    const x = (lng - piece.lng) * piece.lngM;
    const y = (lat - piece.lat) * piece.latM;
    const across = (x * northM - y * eastM) / drawnM;
    if (across > uncertaintyM || across < -uncertaintyM) {
      continue;
    }
    const share = Math.min(1, Math.max(0, (x * eastM + y * northM) / (drawnM * drawnM)));
    const [dx, dy] = [x - share * eastM, y - share * northM];
    const apartM = Math.sqrt(dx * dx + dy * dy);
    if (apartM > uncertaintyM) {
      continue;
    }
    const known = found.findIndex(({ road }) => road === piece.road);
    if (known !== -1 && (found[known]?.apartM ?? 0) <= apartM) {
      continue;
    }
    found[known === -1 ? found.length : known] = {
      road: piece.road,
      alongM: piece.fromM + share * piece.lengthM,
      apartM,
      uncertaintyM,
      east: eastM / drawnM,
      north: northM / drawnM,
    };
  }
  return found;
}

/** Index of the segment of a road at a distance from its start, metres; the first or last one beyond its ends. */
export function segmentIndexAt({ bounds, segments }: SegmentRoad, alongM: number): number {
  let [low, high] = [0, segments.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((bounds[middle] ?? Infinity) <= alongM) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}

function goesOn(before: SegmentEntry, after: SegmentEntry): boolean {
  const [end, start] = [lineFromSteps(before.line).at(-1), lineFromSteps(after.line)[0]];
  return before.road === after.road && end?.lat === start?.lat && end?.lng === start?.lng;
}

function roadOf(segments: readonly SegmentEntry[]): SegmentRoad {
  const bounds = [0];
  for (const { lengthM } of segments) {
    bounds.push((bounds.at(-1) ?? 0) + lengthM);
  }
  return { segments, bounds };
}

function piecesOfSegment(
  { line, lengthM, uncertaintyM }: SegmentEntry,
  { road, startM }: { road: number; startM: number },
): Piece[] {
  const points = lineFromSteps(line);
  const drawn = points.slice(1).map((to, index) => {
    const { lat, lng } = points[index] ?? to;
    const { latM, lngM } = metresPerDegree((lat + to.lat) / 2);
    const [eastM, northM] = [(to.lng - lng) * lngM, (to.lat - lat) * latM];
    return { lat, lng, eastM, northM, latM, lngM, drawnM: Math.hypot(eastM, northM) };
  });
  const wholeM = drawn.reduce((sum, { drawnM }) => sum + drawnM, 0);
  let beforeM = 0;
  return drawn.flatMap((piece) => {
    const fromM = startM + (beforeM / wholeM) * lengthM;
    beforeM += piece.drawnM;
    const length = (piece.drawnM / wholeM) * lengthM;
    return piece.drawnM === 0 ? [] : [{ ...piece, road, uncertaintyM, fromM, lengthM: length }];
  });
}

function addToCoarse(coarse: Map<number, Piece[]>, piece: Piece): void {
  const { lat, lng, latM, lngM, uncertaintyM, eastM, northM } = piece;
  const reach = [uncertaintyM / latM, uncertaintyM / lngM] as const;
  const [toLat, toLng] = [lat + northM / latM, lng + eastM / lngM];
  const [south, north] = [Math.min(lat, toLat) - reach[0], Math.max(lat, toLat) + reach[0]];
  const [west, east] = [Math.min(lng, toLng) - reach[1], Math.max(lng, toLng) + reach[1]];
  for (let row = coarseOf(cellOf(south)); row <= coarseOf(cellOf(north)); row += 1) {
    for (let column = coarseOf(cellOf(west)); column <= coarseOf(cellOf(east)); column += 1) {
      const pieces = coarse.get(row * COLUMNS + column);
      if (pieces === undefined) {
        coarse.set(row * COLUMNS + column, [piece]);
      } else {
        pieces.push(piece);
      }
    }
  }
}

/** The pieces that a place may lie at: those that reach into its cell. Cells without any are not stored, so that there are never many. */
function piecesAround({ coarse, cells }: SegmentIndex, lat: number, lng: number): readonly Piece[] {
  const [row, column] = [cellOf(lat), cellOf(lng)];
  const key = row * COLUMNS + column;
  const known = cells.get(key);
  if (known !== undefined) {
    return known;
  }
  const around = coarse.get(coarseOf(row) * COLUMNS + coarseOf(column)) ?? [];
  const middle = { lat: (row + 0.5) * CELL_DEG, lng: (column + 0.5) * CELL_DEG };
  const pieces = around.filter((piece) => apartFrom(piece, middle) <= piece.uncertaintyM + CORNER_M);
  if (pieces.length > 0) {
    cells.set(key, pieces);
  }
  return pieces;
}

function apartFrom({ lat, lng, latM, lngM, eastM, northM, drawnM }: Piece, place: Place): number {
  const [x, y] = [(place.lng - lng) * lngM, (place.lat - lat) * latM];
  const share = Math.min(1, Math.max(0, (x * eastM + y * northM) / drawnM ** 2));
  return Math.hypot(x - share * eastM, y - share * northM);
}

function cellOf(degrees: number): number {
  return Math.floor(degrees / CELL_DEG);
}

function coarseOf(cell: number): number {
  return Math.floor(cell / COARSE);
}
