import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoadFeature } from '@wakafine/domain/gazetteer-pack';
import type { Place } from '@wakafine/domain/geo';
import { indexRoads, isNearKnownRoad } from '@wakafine/domain/known-roads';
import type { KnownRoads } from '@wakafine/domain/known-roads';
import type { TownFeature } from '@wakafine/domain/shipped-limits';

/** From `backend/src` and from `backend/dist` alike. */
const GEODATA = join(__dirname, '../../../geodata');

/** Whether a place, known to an accuracy in metres (null: unknown), may be within 3 km of a known road. */
export type NearRoad = (fix: Place & { readonly accuracyM: number | null }) => boolean;

let known: Promise<KnownRoads> | null = null;

/** What tells places near the roads and towns of the country from others; read once a process. */
export async function loadNearRoad(): Promise<NearRoad> {
  known ??= readRoads();
  const roads = await known;
  return (fix) => isNearKnownRoad(roads, fix, fix.accuracyM);
}

async function readRoads(): Promise<KnownRoads> {
  // The files are part of the service; their README says their shapes.
  const [roads, towns] = await Promise.all([
    featuresOf<RoadFeature>('roads.geojson'),
    featuresOf<TownFeature>('towns.geojson'),
  ]);
  return indexRoads(roads, towns);
}

async function featuresOf<Feature>(name: string): Promise<readonly Feature[]> {
  const text = await readFile(join(GEODATA, name), 'utf8');
  return (JSON.parse(text) as { features: readonly Feature[] }).features;
}
