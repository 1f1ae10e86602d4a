import { ROAD_UNCERTAINTY_M } from './gazetteer-pack';
import type { RoadFeature } from './gazetteer-pack';
import { ROADS_PER_DEGREE } from './known-roads';
import type { KnownRoadsFile } from './known-roads';
import { MAP_ATTRIBUTION } from '../geo/map-attribution';
import type { TownFeature } from '../limits/shipped-limits';

/**
 * The roads on which vehicles are recognised: the lines of `geodata/roads.geojson`, and the
 * circles of `geodata/towns.geojson` without villages, which have none (product decision D12).
 */
export function knownRoadsFile(
  roads: readonly RoadFeature[],
  places: readonly TownFeature[],
): KnownRoadsFile {
  return {
    attribution: MAP_ATTRIBUTION,
    roads: roads.map(({ properties, geometry }) => ({
      uncertaintyM: ROAD_UNCERTAINTY_M[properties.confidence],
      line: stepsOf(geometry.coordinates),
    })),
    towns: places
      .filter(({ properties }) => properties.kind !== 'village')
      .map(({ properties, geometry: { coordinates } }) => {
        const [lng, lat] = coordinates;
        return { lat: rounded(lat), lng: rounded(lng), radiusM: properties.radiusM };
      }),
  };
}

function stepsOf(line: readonly (readonly [lng: number, lat: number])[]): number[] {
  let [lat, lng] = [0, 0];
  return line.flatMap((position) => {
    const [toLng, toLat] = [rounded(position[0]), rounded(position[1])];
    const step = [toLat - lat, toLng - lng];
    [lat, lng] = [toLat, toLng];
    return step;
  });
}

function rounded(degrees: number): number {
  return Math.round(degrees * ROADS_PER_DEGREE);
}
