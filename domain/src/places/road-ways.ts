import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { METRES_PER_DEGREE, metresPerLngAt } from '../limits/limit-geometry';
import { packedPoints } from './gazetteer';
import type { GazetteerPack, GazetteerTown, PackedRoad } from './gazetteer';
import { ROAD_UNCERTAINTY_M } from './gazetteer-pack';
import { nodesAround, roadNetworkOf, shortestWays } from './road-network';
import type { RoadNetwork } from './road-network';

/** Two roads meet once where their lines come near to each other, and not at every node there: so many nodes (km) are one meeting. */
const ONE_MEETING_NODES = 12;
/** A place farther from every known road has no way on them, metres. */
const NEAR_ROAD_M = 5_000;

/** The main roads, ready for ways from a place to a town. */
export interface RoadWays {
  readonly network: RoadNetwork;
  /** Number of the road and true length of a drawn metre, by stretch. */
  readonly stretches: readonly { readonly ref: string | null; readonly share: number }[];
}

/** A way along the main roads, as their lines are known: a kilometre or two beside the road in places. */
export interface RoadWay {
  /** Places along it, from its start. */
  readonly line: readonly Place[];
  /** Length as driven, metres. */
  readonly lengthM: number;
  /** Numbers of its roads, in their order. */
  readonly roads: readonly string[];
}

/** Prepares the roads of a gazetteer for ways: some tens of milliseconds. */
export function openRoadWays({ roads }: Pick<GazetteerPack, 'roads'>): RoadWays {
  const parts = roads.flatMap((road) => road.parts.map((part) => partOf(road, part)));
  const network = roadNetworkOf(parts.map(({ feature }) => feature));
  return { network: { ...network, links: linksWithMeetings(network) }, stretches: parts };
}

/** The shortest way along the main roads from a place to a town; null without one, or where either is far from them. */
export function roadWayTo({ network, stretches }: RoadWays, from: Place, to: GazetteerTown): RoadWay | null {
  const { nodes } = network;
  const [start, end] = [
    nearestNode(network, from, NEAR_ROAD_M),
    nearestNode(network, to, Math.max(to.radiusM, NEAR_ROAD_M)),
  ];
  if (start === null || end === null) {
    return null;
  }
  const { lengthsM, before } = shortestWays(network, [start]);
  if (lengthsM[end] === Infinity) {
    return null;
  }
  const way = [end];
  for (let node = before[end] ?? -1; node !== -1; node = before[node] ?? -1) {
    way.push(node);
  }
  const line = way.reverse().flatMap((index) => nodes[index] ?? []);
  const lengthM = line.slice(1).reduce((sumM, at, index) => {
    const before = line[index] ?? at;
    const share = at.stretch === before.stretch ? (stretches[at.stretch]?.share ?? 1) : 1;
    return sumM + distanceBetweenM(before, at) * share;
  }, 0);
  const refs = line.flatMap(({ stretch }) => stretches[stretch]?.ref ?? []);
  return {
    line: line.map(({ lat, lng }) => ({ lat, lng })),
    lengthM,
    roads: refs.filter((ref, at) => ref !== refs[at - 1]),
  };
}

/** The spot of a way that is nearest to a place: from the start of the way, as driven, and from the place, metres. */
export function spotOnWay({ line, lengthM }: RoadWay, place: Place): { alongM: number; apartM: number } {
  const metresPerLng = metresPerLngAt(place.lat);
  let [drawnM, nearestM, apartM] = [0, 0, Infinity];
  line.forEach((to, at) => {
    const from = line[at - 1] ?? to;
    const [fromX, fromY] = [
      (from.lng - place.lng) * metresPerLng,
      (from.lat - place.lat) * METRES_PER_DEGREE,
    ];
    const [stepX, stepY] = [(to.lng - from.lng) * metresPerLng, (to.lat - from.lat) * METRES_PER_DEGREE];
    const squared = stepX * stepX + stepY * stepY;
    const share = squared === 0 ? 0 : Math.min(1, Math.max(0, -(fromX * stepX + fromY * stepY) / squared));
    const stepM = distanceBetweenM(from, to);
    const besideM = Math.hypot(fromX + share * stepX, fromY + share * stepY);
    if (besideM < apartM) {
      [nearestM, apartM] = [drawnM + share * stepM, besideM];
    }
    drawnM += stepM;
  });
  return { alongM: drawnM === 0 ? 0 : nearestM * (lengthM / drawnM), apartM };
}

function partOf({ ref }: PackedRoad, { km, withinM, line }: PackedRoad['parts'][number]) {
  const points = packedPoints(line);
  const drawnM = points.slice(1).reduce((sumM, to, at) => sumM + distanceBetweenM(points[at] ?? to, to), 0);
  const confidence = withinM <= ROAD_UNCERTAINTY_M.high ? ('high' as const) : ('medium' as const);
  return {
    ref,
    share: (km * 1_000) / drawnM,
    feature: {
      properties: { ref, lineKm: km, routedKm: km, confidence },
      geometry: { coordinates: points.map(({ lat, lng }) => [lng, lat] as const) },
    },
  };
}

/** The links along the stretches, and of those between two stretches the shortest of each meeting. */
function linksWithMeetings({ nodes, links }: RoadNetwork): RoadNetwork['links'] {
  const own = links.map((all, from) => all.filter(({ to }) => nodes[to]?.stretch === nodes[from]?.stretch));
  const between = links
    .flatMap((all, from) => all.map((link) => ({ ...link, from })))
    .filter(({ from, to }) => from < to && nodes[to]?.stretch !== nodes[from]?.stretch)
    .toSorted((one, other) => one.lengthM - other.lengthM);
  const met: { from: number; to: number }[] = [];
  for (const { from, to, lengthM } of between) {
    const isKnown = met.some(
      (one) =>
        Math.abs(one.from - from) <= ONE_MEETING_NODES &&
        Math.abs(one.to - to) <= ONE_MEETING_NODES &&
        nodes[one.from]?.stretch === nodes[from]?.stretch &&
        nodes[one.to]?.stretch === nodes[to]?.stretch,
    );
    if (!isKnown) {
      met.push({ from, to });
      own[from]?.push({ to, lengthM });
      own[to]?.push({ to: from, lengthM });
    }
  }
  return own;
}

function nearestNode(network: RoadNetwork, place: Place, radiusM: number): number | null {
  const apartM = (index: number): number => {
    const node = network.nodes[index];
    return node === undefined ? Infinity : distanceBetweenM(node, place);
  };
  const around = nodesAround(network, place, { radiusM });
  return around.reduce<number | null>(
    (nearest, index) => (nearest === null || apartM(index) < apartM(nearest) ? index : nearest),
    null,
  );
}
