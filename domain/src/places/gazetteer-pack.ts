import { PACKED_PER_DEGREE, spotOnRoad } from './gazetteer';
import type { GazetteerPack, GazetteerTown, PackedRoad, TownOnRoad } from './gazetteer';
import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { MAP_ATTRIBUTION } from '../geo/map-attribution';
import type { TownFeature } from '../limits/shipped-limits';
import { simplifyLine } from '../geo/simplify-route';

/** A stretch of road of `geodata/roads.geojson`. */
export interface RoadFeature {
  readonly id?: string;
  readonly properties: {
    /** Number of the road; null where it is not known. */
    readonly ref: string | null;
    /** All numbers of a stretch that roads share. */
    readonly refs?: readonly string[];
    /** Order along a numbered road. */
    readonly seq?: number;
    readonly lineKm: number;
    /** True length; null where it is not known. */
    readonly routedKm: number | null;
    readonly confidence: 'low' | 'medium' | 'high';
  };
  readonly geometry: { readonly coordinates: readonly (readonly [lng: number, lat: number])[] };
}

const CAMP = /^Site de réfugié/i;
/** A line may leave out what bends by less, metres. */
const TOLERANCE_M = 100;
/** Greatest distance of a line from the road itself by the confidence in it, metres (`geodata/README.md`, accuracy). */
export const ROAD_UNCERTAINTY_M = { high: 1_500, medium: 3_000, low: 3_000 } as const;
/** A road goes on in the next stretch where that begins so near to its end, metres. */
const JOINED_WITHIN_M = 5_000;
/** A road passes a town whose centre is so near, or that it goes through, metres: as in the `road` of `geodata/towns.geojson`. */
const PASSES_WITHIN_M = 3_000;

/** Roads and towns of the country for those who name places. */
export function packGazetteer(roads: readonly RoadFeature[], places: readonly TownFeature[]): GazetteerPack {
  const towns = namedTowns(places).map(townOf);
  const lines = wholeRoads(roads).map(roadOf);
  return {
    attribution: MAP_ATTRIBUTION,
    towns,
    roads: lines.map((road) => ({ ...road, towns: townsOn(road, towns) })),
  };
}

/** Cities, and towns that are no quarter of one and no camp, whose name would say little to most. */
export function namedTowns(places: readonly TownFeature[]): TownFeature[] {
  const cities = places.filter(({ properties }) => properties.kind === 'city');
  const isQuarter = ({ geometry }: TownFeature): boolean =>
    cities.some(
      (city) =>
        distanceBetweenM(placeOf(geometry.coordinates), placeOf(city.geometry.coordinates)) <
        city.properties.radiusM,
    );
  const towns = places.filter(
    (place) => place.properties.kind === 'town' && !isQuarter(place) && !CAMP.test(place.properties.name),
  );
  return [...cities, ...towns];
}

/**
 * The stretches of each road one behind the other; those without a number are roads by themselves, and come last, so that a
 * junction is on the road that has one.
 */
export function wholeRoads(stretches: readonly RoadFeature[]): RoadFeature[][] {
  const orderOf = ({ properties: { seq } }: RoadFeature): number => seq ?? stretches.length;
  const sorted = [...stretches].sort((one, other) => orderOf(one) - orderOf(other));
  const roads: RoadFeature[][] = [];
  for (const stretch of sorted) {
    const { ref } = stretch.properties;
    const start = stretch.geometry.coordinates[0];
    const before = roads.find((road) => {
      const last = road.at(-1);
      const end = last?.geometry.coordinates.at(-1);
      const isSame = ref !== null && last?.properties.ref === ref;
      return isSame && start && end && distanceBetweenM(placeOf(end), placeOf(start)) <= JOINED_WITHIN_M;
    });
    if (before === undefined) {
      roads.push([stretch]);
    } else {
      before.push(stretch);
    }
  }
  return roads;
}

function roadOf(stretches: readonly RoadFeature[]): PackedRoad {
  const parts = stretches.map(({ properties, geometry }) => ({
    km: properties.routedKm ?? properties.lineKm,
    withinM: ROAD_UNCERTAINTY_M[properties.confidence],
    line: packedLine(simplifyLine(geometry.coordinates.map(placeOf), TOLERANCE_M)),
  }));
  return { ref: stretches[0]?.properties.ref ?? null, parts, towns: [] };
}

/** A line as packs hold it: its start, then the steps from point to point, in PACKED_PER_DEGREE of a degree. */
export function packedLine(line: readonly Place[]): number[] {
  let [lat, lng] = [0, 0];
  return line.flatMap((point) => {
    const [toLat, toLng] = [packed(point.lat), packed(point.lng)];
    const step = [toLat - lat, toLng - lng];
    [lat, lng] = [toLat, toLng];
    return step;
  });
}

function townsOn(road: PackedRoad, towns: readonly GazetteerTown[]): TownOnRoad[] {
  return towns
    .flatMap((town) => {
      const spot = spotOnRoad(road, town);
      const isPassed = spot !== null && spot.distanceM <= Math.max(PASSES_WITHIN_M, town.radiusM);
      return isPassed ? [{ name: town.name, km: Math.round(spot.km * 10) / 10 }] : [];
    })
    .sort((one, other) => one.km - other.km);
}

function townOf({ properties: { name, radiusM }, geometry }: TownFeature): GazetteerTown {
  const { lat, lng } = placeOf(geometry.coordinates);
  return { name, lat: packed(lat) / PACKED_PER_DEGREE, lng: packed(lng) / PACKED_PER_DEGREE, radiusM };
}

function placeOf([lng, lat]: readonly [lng: number, lat: number]): Place {
  return { lat, lng };
}

function packed(degrees: number): number {
  return Math.round(degrees * PACKED_PER_DEGREE);
}
