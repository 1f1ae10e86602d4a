import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { headingBetween } from '../geo/heading-between';

/** A driver is warned of what is within this distance ahead, m: at 60 km/h a minute before. */
export const WARN_WITHIN_M = 1_000;
/** And by voice once it is so near, m. */
export const SAY_WITHIN_M = 800;
/** So far to either side of the heading lies what is ahead, degrees: roads bend. */
const AHEAD_WITHIN_DEG = 60;
/** Hazards are shown at the middle of a cell of some 110 m, so that the way of passing them is known no better, m. */
export const PASSED_WITHIN_M = 180;

/** A place, and the direction of travel there, degrees clockwise from north; null or absent where it is not known. */
export interface HeadedPlace extends Place {
  readonly headingDeg?: number | null;
}

/** A hazard as it lies from somebody. */
export interface SeenHazard<Hazard> {
  readonly hazard: Hazard;
  /** As the crow flies, m. */
  readonly distanceM: number;
  /** Null where the direction of travel is not known, or it is here. */
  readonly side: 'ahead' | 'behind' | null;
}

/** Hazards as they lie from a place, the nearest first. */
export function hazardsFrom<Hazard extends Place>(
  hazards: readonly Hazard[],
  from: HeadedPlace,
): SeenHazard<Hazard>[] {
  return hazards
    .map((hazard) => ({ hazard, distanceM: distanceBetweenM(from, hazard), side: sideOf(hazard, from) }))
    .toSorted((one, other) => one.distanceM - other.distanceM);
}

/** The nearest hazard ahead within a distance, m: that of the screen, unless it is given; null where there is none, or the direction of travel is not known. */
export function hazardAhead<Hazard extends Place>(
  hazards: readonly Hazard[],
  from: HeadedPlace,
  withinM = WARN_WITHIN_M,
): SeenHazard<Hazard> | null {
  return (
    hazardsFrom(hazards, from).find(({ distanceM, side }) => side === 'ahead' && distanceM <= withinM) ?? null
  );
}

/** Whether a way has passed a hazard, as near as its shown place allows. */
export function hasPassedHazard(way: readonly Place[], hazard: Place): boolean {
  return way.some((place) => distanceBetweenM(place, hazard) <= PASSED_WITHIN_M);
}

/** So many places back the direction is looked for: a minute of driving. */
const LOOK_BACK = 60;

/** The direction in which a way ends, degrees clockwise from north; null where it has not moved by 30 m lately. */
export function headingOfWay(way: readonly Place[]): number | null {
  const end = way.at(-1);
  if (end === undefined) {
    return null;
  }
  const lately = way.slice(-LOOK_BACK, -1).toReversed();
  return lately.map((place) => headingBetween(place, end)).find((heading) => heading !== null) ?? null;
}

function sideOf(hazard: Place, { headingDeg = null, ...from }: HeadedPlace): SeenHazard<never>['side'] {
  const bearing = headingBetween(from, hazard);
  if (headingDeg === null || bearing === null) {
    return null;
  }
  const apart = Math.abs(((bearing - headingDeg + 540) % 360) - 180);
  return apart <= AHEAD_WITHIN_DEG ? 'ahead' : 'behind';
}
