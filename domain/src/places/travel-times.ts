import { namedTowns } from './gazetteer-pack';
import type { RoadFeature } from './gazetteer-pack';
import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { cellIndex, cellKey, cellKeysOf } from '../limits/grid';
import { boxOf } from '../limits/limit-geometry';
import { nodesAround, roadNetworkOf, waysFrom } from './road-network';
import type { RoadNetwork } from './road-network';
import type { TownFeature } from '../limits/shipped-limits';

/** Side of a cell of the grid of towns, degrees: about 5.5 km. */
const CELL_DEG = 0.05;
/** Share of the drawn way that is certain: a road may have been straightened since the survey. */
const CERTAIN_SHARE = 0.95;
/**
 * Between towns whose shortest surveyed way is longer than so many times the straight line, a shorter road that the survey
 * lacks is likely (Loum to Kumba: 3.6 times, while a road leads there directly), and nothing is said.
 */
const MOST_DETOUR = 1.4;
/** Twice the accuracy from which a fix moves no number, metres (product decision D2): so far outside its circle a fix may be. */
const FIX_MARGIN_M = 2 * 50;

/** A city or town with the circle that stands for it. */
interface Town extends Place {
  readonly name: string;
  readonly radiusM: number;
}

/** The network of roads, and for each town the nodes whose road may pass it. */
interface RoadsOfTowns {
  readonly network: RoadNetwork;
  readonly around: readonly (readonly number[])[];
}

/** Data to measure ways between towns. Its cache of earlier questions changes no answer. */
export interface TravelTimes {
  readonly towns: readonly Town[];
  /** Towns, as indexes, by the cell of a grid. */
  readonly cells: ReadonlyMap<number, readonly number[]>;
  /** Prepared when the first way is asked for. */
  readonly roads: { readonly lines: readonly RoadFeature[]; prepared: RoadsOfTowns | null };
  /** Least ways to all towns, metres, by the town that they begin in. */
  readonly waysM: Map<number, readonly number[]>;
}

/** Prepares `geodata/roads.geojson` and `geodata/towns.geojson`; quarters of cities and villages are no towns here. */
export function openTravelTimes(lines: readonly RoadFeature[], places: readonly TownFeature[]): TravelTimes {
  const towns = namedTowns(places).map(({ properties: { name, radiusM }, geometry }): Town => {
    const [lng, lat] = geometry.coordinates;
    return { name, radiusM, lat, lng };
  });
  const cells = new Map<number, number[]>();
  towns.forEach((town, index) => {
    const box = boxOf({ kind: 'CIRCLE', centre: town, radiusM: town.radiusM }, 0);
    cellKeysOf(box, CELL_DEG).forEach((key) => cells.set(key, [...(cells.get(key) ?? []), index]));
  });
  return { towns, cells, roads: { lines, prepared: null }, waysM: new Map() };
}

/** The towns, as indexes, whose circles hold a place: mostly none, rarely more than one. */
export function townsAt({ towns, cells }: TravelTimes, place: Place): readonly number[] {
  const near = cells.get(cellKey(cellIndex(place.lat, CELL_DEG), cellIndex(place.lng, CELL_DEG)));
  if (near === undefined) {
    return NONE;
  }
  return near.filter((index) => {
    const town = towns[index];
    return town !== undefined && distanceBetweenM(town, place) <= town.radiusM;
  });
}

/**
 * Least way of a vehicle from the circle of one town to that of another, metres: from edge to
 * edge along the surveyed roads. Null where the survey has no way, or one with so great a detour that it lacks a shorter road.
 */
export function leastWayM(times: TravelTimes, from: number, to: number): number | null {
  const [one, other] = [times.towns[from], times.towns[to]];
  const surveyedM = waysFromTown(times, from)[to] ?? Infinity;
  if (one === undefined || other === undefined || surveyedM === 0) {
    return null;
  }
  const straightM = distanceBetweenM(one, other) - one.radiusM - other.radiusM;
  return surveyedM <= MOST_DETOUR * straightM ? CERTAIN_SHARE * surveyedM : null;
}

function waysFromTown(times: TravelTimes, from: number): readonly number[] {
  const known = times.waysM.get(from);
  if (known !== undefined) {
    return known;
  }
  const { network, around } = (times.roads.prepared ??= prepareRoads(times));
  const lengthsM = waysFrom(network, around[from] ?? []);
  const waysM = around.map((nodes) =>
    nodes.reduce((leastM, node) => Math.min(leastM, lengthsM[node] ?? Infinity), Infinity),
  );
  times.waysM.set(from, waysM);
  return waysM;
}

function prepareRoads({ towns, roads: { lines } }: TravelTimes): RoadsOfTowns {
  const network = roadNetworkOf(lines);
  const around = towns.map((town) => nodesAround(network, town, { radiusM: town.radiusM + FIX_MARGIN_M }));
  return { network, around };
}

const NONE: readonly number[] = [];
