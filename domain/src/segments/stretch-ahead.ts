import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import type { DangerousStretch } from './dangerous-stretches';
import { matchTrack } from './match-track';
import type { OnRoad } from './match-track';
import { roadsAt } from './segment-index';
import type { SegmentIndex } from './segment-index';

/** A dangerous stretch on the line of its road. */
export interface PlacedStretch extends DangerousStretch {
  /** The same as long as it begins with the same segment. */
  readonly id: string;
  /** Index of its road. */
  readonly road: number;
  /** Metres from the start of the road, rising. */
  readonly fromM: number;
  readonly toM: number;
}

/** A dangerous stretch ahead on the road, in the direction of travel. */
export interface StretchAhead {
  readonly stretch: PlacedStretch;
  /** To its beginning, along the line of the road, metres. */
  readonly distanceM: number;
}

/** Points of the way that are matched lie so far apart, metres. */
const POINT_EVERY_M = 100;
/** So much of the way says which road it is, metres. */
const LOOKED_BACK_M = 3_000;
/** And so much at the end of it must lie on that road without a doubt, metres. */
const SURE_AFTER_M = 1_000;
/** The way along the line of a road is as long as the way driven within these factors. */
const SAME_WAY = { least: 0.6, most: 1.5 } as const;
/** A way that lies farther from the line, on average, is that of a road beside it, metres: half of the towns on a road lie within 331 m of its line (`geodata/README.md`). */
const BESIDE_M = 750;

/** The stretches on the lines of an index; those with a segment that it does not know are left out. */
export function placeStretches(
  { roads }: SegmentIndex,
  stretches: readonly DangerousStretch[],
): PlacedStretch[] {
  return stretches.flatMap(({ direction, segments }) => {
    const [first, last] = [segments[0], segments.at(-1)];
    return roads.flatMap(({ segments: own, bounds }, road) => {
      const [from, to] = [first, last].map((id) => own.findIndex((each) => each.id === id));
      const [fromM, toM] = [bounds[from ?? -1], bounds[(to ?? -1) + 1]];
      const isWhole = from !== -1 && to !== -1 && fromM !== undefined && toM !== undefined && fromM < toM;
      return isWhole ? [{ direction, segments, road, fromM, toM, id: `${first ?? ''} ${direction}` }] : [];
    });
  });
}

/** The last of a way that says which road it is on: places about 100 m apart over 3 km, oldest first. */
export function lateWay(way: readonly Place[]): Place[] {
  const late: Place[] = [];
  let [last, wayM] = [way.at(-1), 0];
  for (let at = way.length - 1; at >= 0 && wayM <= LOOKED_BACK_M; at -= 1) {
    const place = way[at];
    if (place === undefined || last === undefined) {
      continue;
    }
    const apartM = distanceBetweenM(last, place);
    if (late.length === 0 || apartM >= POINT_EVERY_M) {
      late.push(place);
      wayM += apartM;
      last = place;
    }
  }
  return late.reverse();
}

/**
 * The nearest dangerous stretch that begins within a distance, m, ahead on the road that a way is on, measured along its line in the
 * direction of travel; null where there is none, or the road is not certain: within the first kilometre on it, on a road beside it,
 * behind its beginning or in the other direction.
 */
export function stretchAhead(
  index: SegmentIndex,
  stretches: readonly PlacedStretch[],
  { way, withinM }: { way: readonly Place[]; withinM: number },
): StretchAhead | null {
  const here = stretches.length === 0 ? null : roadOfWay(index, lateWay(way));
  if (here === null) {
    return null;
  }
  const { road, alongM, isAlong } = here;
  const ahead = stretches
    .filter((stretch) => stretch.road === road && (stretch.direction === 'ALONG') === isAlong)
    .map((stretch) => ({ stretch, distanceM: isAlong ? stretch.fromM - alongM : alongM - stretch.toM }))
    .filter(({ distanceM }) => distanceM > 0 && distanceM <= withinM)
    .toSorted((one, other) => one.distanceM - other.distanceM);
  return ahead[0] ?? null;
}

/** The road at the end of a way, and the direction on it; null where that is not certain. */
function roadOfWay(
  index: SegmentIndex,
  way: readonly Place[],
): (OnRoad & { readonly isAlong: boolean }) | null {
  const matched = matchTrack(index, way);
  const end = matched.at(-1) ?? null;
  if (end === null) {
    return null;
  }
  let from = way.length - 1;
  let drivenM = 0;
  for (let at = from; at > 0 && drivenM < SURE_AFTER_M && matched[at - 1]?.road === end.road; at -= 1) {
    drivenM += stepM(way, at);
    from = at - 1;
  }
  const alongM = end.alongM - (matched[from]?.alongM ?? end.alongM);
  const share = Math.abs(alongM) / drivenM;
  const isSure = drivenM >= SURE_AFTER_M && share >= SAME_WAY.least && share <= SAME_WAY.most;
  return isSure && apartFromRoad(index, way.slice(from), end.road) <= BESIDE_M
    ? { ...end, isAlong: alongM > 0 }
    : null;
}

function stepM(way: readonly Place[], at: number): number {
  const [from, to] = [way[at - 1], way[at]];
  return from === undefined || to === undefined ? 0 : distanceBetweenM(from, to);
}

/** Mean distance of a way from the line of a road, metres. */
function apartFromRoad(index: SegmentIndex, way: readonly Place[], road: number): number {
  const apart = way.map(
    (place) => roadsAt(index, place).find((each) => each.road === road)?.apartM ?? Infinity,
  );
  return apart.reduce((sum, each) => sum + each, 0) / apart.length;
}
