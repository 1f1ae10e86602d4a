import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoadFeature } from '@wakafine/domain/places/gazetteer-pack';
import type { Place } from '@wakafine/domain/geo/geo';
import { isNearKnownRoad, openKnownRoads } from '@wakafine/domain/places/known-roads';
import type { KnownRoads } from '@wakafine/domain/places/known-roads';
import { knownRoadsFile } from '@wakafine/domain/places/known-roads-file';
import type { TownFeature } from '@wakafine/domain/limits/shipped-limits';
import { openTravelTimes } from '@wakafine/domain/places/travel-times';
import type { TravelTimes } from '@wakafine/domain/places/travel-times';

/** From `backend/src` and from `backend/dist` alike. */
const GEODATA = join(__dirname, '../../../../geodata');

/** Whether a place, known to an accuracy in metres (null: unknown), may be within 3 km of a known road. */
export type NearRoad = (fix: Place & { readonly accuracyM: number | null }) => boolean;

/** The known roads and towns of the country. */
export interface RoadKnowledge {
  readonly isNearRoad: NearRoad;
  /** Least ways between towns; null where none are known. */
  readonly travelTimes: TravelTimes | null;
}

/** Of other countries no road is known. */
export const NO_ROADS: RoadKnowledge = { isNearRoad: () => true, travelTimes: null };

let known: Promise<{ roads: KnownRoads; travelTimes: TravelTimes }> | null = null;

/**
 * Recognises places near the roads and towns of the country, and measures ways between towns; read once a
 * process.
 */
export async function loadKnownRoads(): Promise<RoadKnowledge> {
  known ??= readRoads();
  const { roads, travelTimes } = await known;
  return { isNearRoad: (fix) => isNearKnownRoad(roads, fix, fix.accuracyM), travelTimes };
}

async function readRoads(): Promise<{ roads: KnownRoads; travelTimes: TravelTimes }> {
  // The files are part of the service; their README says their shapes.
  const [roads, towns] = await Promise.all([
    featuresOf<RoadFeature>('roads.geojson'),
    featuresOf<TownFeature>('towns.geojson'),
  ]);
  return { roads: openKnownRoads(knownRoadsFile(roads, towns)), travelTimes: openTravelTimes(roads, towns) };
}

async function featuresOf<Feature>(name: string): Promise<readonly Feature[]> {
  const text = await readFile(join(GEODATA, name), 'utf8');
  return (JSON.parse(text) as { features: readonly Feature[] }).features;
}
