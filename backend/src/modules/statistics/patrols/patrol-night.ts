import { openRoadGraph, waysFrom } from '@wakafine/domain/patrols/road-graph';
import type { RoadGraph } from '@wakafine/domain/patrols/road-graph';
import { PATROL_SPEED_KMH } from '@wakafine/domain/patrols/patrol-rules';
import type { PatrolNight } from '@wakafine/domain/patrols/patrol-rules';
import type { SegmentEntry } from '@wakafine/domain/segments/segments-file';
import { badInput } from '../../../platform/errors';
import { loadSegments } from '../../../platform/geo/segments';
import type { NightForecast } from './read-forecast';

/** Towns that patrols can start in, by name, with the segment in the middle of each one's main road. */
type Towns = ReadonlyMap<string, string>;

interface Roads {
  readonly graph: RoadGraph;
  readonly towns: Towns;
}

let known: Promise<Roads> | null = null;

/** The names of the towns that patrols can start in, in alphabetical order. */
export async function patrolTowns(): Promise<string[]> {
  const { towns } = await loadRoads();
  return [...towns.keys()].sort((one, other) => one.localeCompare(other, 'fr'));
}

/**
 * A night ready to be planned, with the ways on the roads.
 * @throws BAD_USER_INPUT (starts) for a town that no main road leads through
 */
export async function patrolNight(
  forecast: NightForecast,
  { hours, starts }: { hours: number; starts: readonly string[] },
): Promise<PatrolNight> {
  const { graph, towns } = await loadRoads();
  const segments = starts.map((town) => {
    const segment = towns.get(town);
    if (segment === undefined) {
      throw badInput({ starts: 'Must be towns of patrolTowns' });
    }
    return segment;
  });
  const ways = new Map<string, Map<string, number>>();
  const travelS = (from: string, to: string): number => {
    const own = ways.get(from) ?? waysFrom(graph, from);
    ways.set(from, own);
    return ((own.get(to) ?? Infinity) / 1_000 / PATROL_SPEED_KMH) * 3_600;
  };
  return { hours, starts: segments, places: forecast.places, travelS };
}

function loadRoads(): Promise<Roads> {
  known ??= openRoads();
  return known;
}

async function openRoads(): Promise<Roads> {
  const { byId } = await loadSegments();
  const segments = [...byId.values()];
  const inTowns = new Map<string, SegmentEntry[]>();
  for (const segment of segments.filter(({ isInTown }) => isInTown)) {
    const [town = ''] = segment.towns;
    inTowns.set(town, [...(inTowns.get(town) ?? []), segment]);
  }
  const towns = new Map([...inTowns].map(([town, own]) => [town, own[Math.floor(own.length / 2)]?.id ?? '']));
  return { graph: openRoadGraph(segments), towns };
}
