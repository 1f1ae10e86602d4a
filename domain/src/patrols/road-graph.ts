import { metresPerDegree } from '../geo/chord';
import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { lineFromSteps } from '../segments/segment-line';
import type { SegmentEntry } from '../segments/segments-file';

/** Ends of lines that lie so near to another line meet it, metres: lines of one file are drawn from the same map. */
const JOINED_WITHIN_M = 60;
/** Side of a cell in which lines near an end are looked for, degrees: about 5 km. */
const CELL_DEG = 0.05;

/** The main roads as nodes and ways between them. */
export interface RoadGraph {
  /** The two ends of each segment. */
  readonly endsOf: ReadonlyMap<
    string,
    { readonly ends: readonly [number, number]; readonly lengthM: number }
  >;
  /** Ways from each node, metres. */
  readonly ways: readonly (readonly { readonly to: number; readonly lengthM: number }[])[];
}

interface End extends Place {
  readonly segment: SegmentEntry;
}

/** The graph of some segments, for the time that a patrol needs: a way is as long as it is routed. Ends that meet, and ends that meet the line of another segment, are joined there. */
export function openRoadGraph(segments: readonly SegmentEntry[]): RoadGraph {
  const sorted = [...segments].sort((one, other) => (one.id < other.id ? -1 : 1));
  const lines = new Map(sorted.map((segment) => [segment, lineFromSteps(segment.line)]));
  const cells = cellsOf(lines);
  const ways: { to: number; lengthM: number }[][] = [];
  const nodes: End[] = [];
  const endsOf = new Map<string, { ends: readonly [number, number]; lengthM: number }>();
  const connect = (from: number, to: number, lengthM: number): void => {
    ways[from]?.push({ to, lengthM });
    ways[to]?.push({ to: from, lengthM });
  };
  for (const [segment, line] of lines) {
    const first = nodes.length;
    for (const end of [line[0], line.at(-1)]) {
      nodes.push({ ...(end ?? { lat: NaN, lng: NaN }), segment });
      ways.push([]);
    }
    endsOf.set(segment.id, { ends: [first, first + 1], lengthM: segment.lengthM });
    connect(first, first + 1, segment.lengthM);
  }
  nodes.forEach((end, node) => {
    for (const segment of cells.get(cellOf(end)) ?? []) {
      const known = endsOf.get(segment.id);
      const spot = segment === end.segment ? null : spotOn(lines.get(segment) ?? [], end);
      if (known !== undefined && spot !== null && spot.apartM <= JOINED_WITHIN_M) {
        connect(node, known.ends[0], spot.share * known.lengthM);
        connect(node, known.ends[1], (1 - spot.share) * known.lengthM);
      }
    }
  });
  return { endsOf, ways };
}

/** Shortest ways from the middle of a segment to that of each other one that a road leads to, metres. */
export function waysFrom({ endsOf, ways }: RoadGraph, from: string): Map<string, number> {
  const start = endsOf.get(from);
  const reached = new Map<string, number>();
  if (start === undefined) {
    return reached;
  }
  const distances = new Float64Array(ways.length).fill(Infinity);
  start.ends.forEach((node) => (distances[node] = start.lengthM / 2));
  // Each node whose way became shorter is looked at again: roads have few branches, so that this ends soon.
  const due = [...start.ends];
  for (const node of due) {
    for (const { to, lengthM } of ways[node] ?? []) {
      const distanceM = (distances[node] ?? Infinity) + lengthM;
      if (distanceM < (distances[to] ?? Infinity)) {
        distances[to] = distanceM;
        due.push(to);
      }
    }
  }
  for (const [id, { ends, lengthM }] of endsOf) {
    const nearest = Math.min(...ends.map((end) => distances[end] ?? Infinity));
    if (Number.isFinite(nearest)) {
      reached.set(id, id === from ? 0 : nearest + lengthM / 2);
    }
  }
  return reached;
}

/** Segments by the cells around their points, so that an end finds all lines near it in its own cell. */
function cellsOf(lines: ReadonlyMap<SegmentEntry, readonly Place[]>): Map<string, Set<SegmentEntry>> {
  const cells = new Map<string, Set<SegmentEntry>>();
  for (const [segment, line] of lines) {
    const [lats, lngs] = [line.map(({ lat }) => lat), line.map(({ lng }) => lng)];
    const rows = [Math.min(...lats) - CELL_DEG / 10, Math.max(...lats) + CELL_DEG / 10].map(rowOf);
    const columns = [Math.min(...lngs) - CELL_DEG / 10, Math.max(...lngs) + CELL_DEG / 10].map(rowOf);
    for (let row = rows[0] ?? 0; row <= (rows[1] ?? 0); row += 1) {
      for (let column = columns[0] ?? 0; column <= (columns[1] ?? 0); column += 1) {
        const key = `${row} ${column}`;
        cells.set(key, (cells.get(key) ?? new Set<SegmentEntry>()).add(segment));
      }
    }
  }
  return cells;
}

/** The spot of a line that is nearest to a place: its distance from it, and the share of the line before it. */
function spotOn(line: readonly Place[], place: Place): { apartM: number; share: number } | null {
  const { latM, lngM } = metresPerDegree(place.lat);
  let nearest: { apartM: number; atM: number } | null = null;
  let drawnM = 0;
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to;
    const [east, north] = [(to.lng - from.lng) * lngM, (to.lat - from.lat) * latM];
    const [x, y] = [(place.lng - from.lng) * lngM, (place.lat - from.lat) * latM];
    const square = east ** 2 + north ** 2;
    const share = square === 0 ? 0 : Math.min(1, Math.max(0, (x * east + y * north) / square));
    const apartM = Math.hypot(x - share * east, y - share * north);
    const pieceM = distanceBetweenM(from, to);
    if (nearest === null || apartM < nearest.apartM) {
      nearest = { apartM, atM: drawnM + share * pieceM };
    }
    drawnM += pieceM;
  }
  return nearest && { apartM: nearest.apartM, share: drawnM === 0 ? 0 : nearest.atM / drawnM };
}

function cellOf({ lat, lng }: Place): string {
  return `${rowOf(lat)} ${rowOf(lng)}`;
}

function rowOf(degrees: number): number {
  return Math.floor(degrees / CELL_DEG);
}
