import { ROAD_UNCERTAINTY_M } from './gazetteer-pack';
import type { RoadFeature } from './gazetteer-pack';
import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { cellIndex, cellKey, cellKeysOf } from '../limits/grid';
import { boxOf } from '../limits/limit-geometry';

/** Longest straight piece between two nodes, metres. */
const PIECE_M = 1_000;
/** Side of a cell of the grid of nodes, degrees: about 5.5 km. */
const CELL_DEG = 0.05;
/** Most that a road may lie from a node, metres. */
const MOST_UNCERTAIN_M = Math.max(...Object.values(ROAD_UNCERTAINTY_M)) + PIECE_M / 2;

/** A point on the line of a surveyed road. */
interface RoadNode extends Place {
  /** Index of its stretch among the surveyed ones. */
  readonly stretch: number;
  /** Greatest distance between this point and the real road, metres; it includes half the longest piece. */
  readonly uncertaintyM: number;
}

/** A way from a node to another one, metres. */
interface Link {
  readonly to: number;
  readonly lengthM: number;
}

/** The surveyed roads as nodes, the links of each node, and nodes by the cell of a grid. */
export interface RoadNetwork {
  readonly nodes: readonly RoadNode[];
  readonly links: readonly (readonly Link[])[];
  readonly cells: ReadonlyMap<number, readonly number[]>;
}

/**
 * Prepares `geodata/roads.geojson` for measuring ways, so that none comes out longer than it is. A piece is as long as it is
 * drawn: the lines cut bends, and the routed length of a whole stretch says nothing of a part of it. A stretch that was traced
 * over villages counts as the straight line between its ends. Stretches that may meet are linked.
 */
export function roadNetworkOf(roads: readonly RoadFeature[]): RoadNetwork {
  const nodes: RoadNode[] = [];
  const links: Link[][] = [];
  const cells = new Map<number, number[]>();
  roads.forEach((road, stretch) => {
    const share = lengthShareOf(road);
    const uncertaintyM = ROAD_UNCERTAINTY_M[road.properties.confidence] + PIECE_M / 2;
    pointsOf(road).forEach((point, index) => {
      const node = nodes.push({ ...point, stretch, uncertaintyM }) - 1;
      links.push([]);
      addTo(cells, cellKey(cellIndex(point.lat, CELL_DEG), cellIndex(point.lng, CELL_DEG)), node);
      if (index > 0) {
        link(links, { nodes, from: node - 1, to: node, share });
      }
    });
  });
  const network = { nodes, links, cells };
  linkCrossings(network, links);
  return network;
}

/** The nodes whose road may pass within a radius, metres, of a place; of them those on wanted stretches only. */
export function nodesAround(
  { nodes, cells }: RoadNetwork,
  place: Place,
  { radiusM, isWanted = () => true }: { radiusM: number; isWanted?: (stretch: number) => boolean },
): number[] {
  const box = boxOf({ kind: 'CIRCLE', centre: place, radiusM }, MOST_UNCERTAIN_M);
  return cellKeysOf(box, CELL_DEG)
    .flatMap((key) => cells.get(key) ?? [])
    .filter((index) => {
      const node = nodes[index];
      return (
        node !== undefined &&
        isWanted(node.stretch) &&
        distanceBetweenM(node, place) <= radiusM + node.uncertaintyM
      );
    });
}

/** Length of the shortest way from the nearest of some nodes to each node, metres; infinite where there is none. */
export function waysFrom(network: RoadNetwork, starts: readonly number[]): Float64Array {
  return shortestWays(network, starts).lengthsM;
}

/** The same, and the node before each on its way; -1 for the starts, and where there is no way. */
export function shortestWays(
  { nodes, links }: RoadNetwork,
  starts: readonly number[],
): { readonly lengthsM: Float64Array; readonly before: Int32Array } {
  const lengthsM = new Float64Array(nodes.length).fill(Infinity);
  const before = new Int32Array(nodes.length).fill(-1);
  starts.forEach((start) => (lengthsM[start] = 0));
  // Each node whose way became shorter is looked at again: roads have few branches, so that this ends soon.
  const due = [...starts];
  for (const node of due) {
    const beforeM = lengthsM[node] ?? Infinity;
    for (const { to, lengthM } of links[node] ?? []) {
      if (beforeM + lengthM < (lengthsM[to] ?? Infinity)) {
        lengthsM[to] = beforeM + lengthM;
        before[to] = node;
        due.push(to);
      }
    }
  }
  return { lengthsM, before };
}

/** Weight of each metre of the line of a stretch. */
function lengthShareOf({ properties, geometry: { coordinates } }: RoadFeature): number {
  const points = coordinates.map(placeOf);
  const [first, last] = [points[0], points.at(-1)];
  if (properties.routedKm !== null || first === undefined || last === undefined) {
    return 1;
  }
  const lineM = points
    .slice(1)
    .reduce((sumM, to, index) => sumM + distanceBetweenM(points[index] ?? to, to), 0);
  return distanceBetweenM(first, last) / lineM;
}

/** The points of a line and enough between them for each piece to be short. */
function pointsOf({ geometry: { coordinates } }: RoadFeature): Place[] {
  const points = coordinates.map(placeOf);
  return points.flatMap((to, index) => {
    const from = points[index - 1];
    if (from === undefined) {
      return [to];
    }
    const pieces = Math.max(1, Math.ceil(distanceBetweenM(from, to) / PIECE_M));
    return Array.from({ length: pieces }, (_, piece) => ({
      lat: from.lat + ((to.lat - from.lat) * (piece + 1)) / pieces,
      lng: from.lng + ((to.lng - from.lng) * (piece + 1)) / pieces,
    }));
  });
}

/** Links stretches whose lines come so near to each other that the roads may meet there. */
function linkCrossings(network: RoadNetwork, links: Link[][]): void {
  const { nodes } = network;
  nodes.forEach((node, from) => {
    const isWanted = (stretch: number): boolean => stretch > node.stretch;
    for (const to of nodesAround(network, node, { radiusM: node.uncertaintyM, isWanted })) {
      link(links, { nodes, from, to, share: 1 });
    }
  });
}

function addTo(cells: Map<number, number[]>, key: number, node: number): void {
  const there = cells.get(key);
  if (there === undefined) {
    cells.set(key, [node]);
  } else {
    there.push(node);
  }
}

function link(
  links: Link[][],
  { nodes, from, to, share }: { nodes: readonly RoadNode[]; from: number; to: number; share: number },
): void {
  const [one, other] = [nodes[from], nodes[to]];
  if (one !== undefined && other !== undefined) {
    const lengthM = distanceBetweenM(one, other) * share;
    links[from]?.push({ to, lengthM });
    links[to]?.push({ to: from, lengthM });
  }
}

function placeOf([lng, lat]: readonly [lng: number, lat: number]): Place {
  return { lat, lng };
}
