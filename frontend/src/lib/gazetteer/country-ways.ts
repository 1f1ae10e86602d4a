import type { Place } from '@wakafine/domain/geo/geo';
import type { GazetteerTown } from '@wakafine/domain/places/gazetteer';
import { openRoadWays, roadWayTo, type RoadWay, type RoadWays } from '@wakafine/domain/places/road-ways';
import pack from '../../../../geodata/gazetteer.json';

let ways: RoadWays | null = null;

/** The cities and towns of the country, the largest first. */
export const TOWNS: readonly GazetteerTown[] = pack.towns;

/** The shortest way along the main roads from a place to a town; null where none is known. The first one takes some tens of milliseconds. */
export function wayToTown(from: Place, town: GazetteerTown): RoadWay | null {
  ways ??= openRoadWays(pack);
  return roadWayTo(ways, from, town);
}
