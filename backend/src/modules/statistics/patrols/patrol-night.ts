import { openRoadGraph, waysFrom } from '@wakafine/domain/patrols/road-graph';
import type { RoadGraph } from '@wakafine/domain/patrols/road-graph';
import { PATROL_SPEED_KMH } from '@wakafine/domain/patrols/patrol-rules';
import type { PatrolNight } from '@wakafine/domain/patrols/patrol-rules';
import type { SegmentEntry } from '@wakafine/domain/segments/segments-file';
import { LRUCache } from 'lru-cache';
import { badInput } from '../../../platform/errors';
import { loadSegments } from '../../../platform/geo/segments';
import type { NightForecast } from './read-forecast';

/** Towns that patrols can start in, by name, with the segment in the middle of each one's main road. */
type Towns = ReadonlyMap<string, string>;

interface Roads {
  readonly towns: Towns;
  /** Time on the road from the middle of a segment to that of another, seconds; Infinity where no road leads. */
  readonly travelS: (from: string, to: string) => number;
}

/** Segments of which the ways to all others are remembered: more than the plans of a night begin or stop at. */
const REMEMBERED = 500;

const S_PER_M = 3_600 / 1_000 / PATROL_SPEED_KMH;

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
  const { towns, travelS } = await loadRoads();
  const segments = starts.map((town) => {
    const segment = towns.get(town);
    if (segment === undefined) {
      throw badInput({ starts: 'Must be towns of patrolTowns' });
    }
    return segment;
  });
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
  return { towns, travelS: travelTimes(openRoadGraph(segments)) };
}

/** Travel times that are found once for each of the segments that were asked for last: the roads change with the file only. */
function travelTimes(graph: RoadGraph): Roads['travelS'] {
  const places = new Map([...graph.endsOf.keys()].map((id, place) => [id, place]));
  const known = new LRUCache<string, Float64Array>({ max: REMEMBERED });
  return (from, to) => {
    let times = known.get(from);
    if (times === undefined) {
      const ways = waysFrom(graph, from);
      times = Float64Array.from(places.keys(), (id) => (ways.get(id) ?? Infinity) * S_PER_M);
      known.set(from, times);
    }
    return times[places.get(to) ?? NaN] ?? Infinity;
  };
}
