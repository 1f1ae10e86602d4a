import { isInOrNearCameroon } from '../geo/cameroon-area';
import { roadSpotAt } from './gazetteer';
import type { Gazetteer, GazetteerTown, RoadSpot } from './gazetteer';
import type { Place } from '../geo/geo';
import { METRES_PER_DEGREE, metresPerLngAt } from '../limits/limit-geometry';

/** The eight directions of the compass, clockwise from north. */
export const COMPASS_POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
/** One of the eight directions of the compass. */
export type CompassPoint = (typeof COMPASS_POINTS)[number];

interface Named {
  /** Number of the road, such as N3; null off every road, and on a road whose number is not known. */
  readonly road: string | null;
  readonly town: string;
}

/** In a town. */
export interface InTown extends Named {
  readonly relation: 'IN';
}

/** On a road between towns, whole km along it: after the last town or before the next one; from the nearer one where the heading is not known. */
export interface AlongRoad extends Named {
  readonly relation: 'AFTER' | 'BEFORE' | 'FROM';
  readonly km: number;
}

/** Off the roads, or on one without towns: whole km in a straight line from the nearest town. */
export interface AwayFromTown extends Named {
  readonly relation: 'AWAY';
  readonly km: number;
  readonly direction: CompassPoint;
}

/** The parts of a place in words. */
export type PlaceParts = InTown | AlongRoad | AwayFromTown;

/** A heading this far from that of the road, or less, goes along it, degrees: lines bend less often than roads. */
const ALONG_DEG = 60;

/**
 * The parts of a place in words: road, town, and how the place lies to it. With a heading (degrees clockwise from north) the town
 * that lies behind. Null outside of Cameroon by more than 3 km, and for what is no place.
 */
export function placePartsAt(
  gazetteer: Gazetteer,
  place: Place,
  headingDeg: number | null = null,
): PlaceParts | null {
  if (!isInOrNearCameroon(place)) {
    return null;
  }
  const spot = roadSpotAt(gazetteer, place);
  const road = spot?.road.ref ?? null;
  const { around, nearest } = townsAt(gazetteer.towns, place);
  if (around !== null) {
    return { relation: 'IN', road, town: around.name };
  }
  return (
    (spot && partsAlong(spot, directionOf(spot, headingDeg))) ??
    (nearest && { relation: 'AWAY', road, ...awayFrom(nearest, place) })
  );
}

/** Towards rising kilometres, falling ones, or unknown. */
type Direction = 1 | -1 | 0;

function directionOf({ bearingDeg }: RoadSpot, headingDeg: number | null): Direction {
  if (headingDeg === null || !Number.isFinite(headingDeg)) {
    return 0;
  }
  const turnDeg = Math.abs(((((headingDeg - bearingDeg) % 360) + 540) % 360) - 180);
  if (turnDeg <= ALONG_DEG) {
    return 1;
  }
  return turnDeg >= 180 - ALONG_DEG ? -1 : 0;
}

/** Null on a road without towns. */
function partsAlong({ road: { ref, towns }, km }: RoadSpot, direction: Direction): AlongRoad | null {
  const lower = towns.findLast((town) => town.km <= km);
  const upper = towns.find((town) => town.km > km);
  const named = (town: { name: string; km: number }, relation: AlongRoad['relation']): AlongRoad => ({
    ...{ relation, road: ref, town: town.name },
    km: wholeKm(Math.abs(km - town.km)),
  });
  if (direction === 0) {
    const nearer =
      lower !== undefined && upper !== undefined && upper.km - km < km - lower.km ? upper : (lower ?? upper);
    return nearer === undefined ? null : named(nearer, 'FROM');
  }
  const [behind, ahead] = direction === 1 ? [lower, upper] : [upper, lower];
  if (behind !== undefined) {
    return named(behind, 'AFTER');
  }
  return ahead === undefined ? null : named(ahead, 'BEFORE');
}

/** The town whose circle holds the place most inwards, and the one whose centre is nearest. */
function townsAt(
  towns: readonly GazetteerTown[],
  { lat, lng }: Place,
): { around: GazetteerTown | null; nearest: GazetteerTown | null } {
  const metresPerLng = metresPerLngAt(lat);
  let around: GazetteerTown | null = null;
  let nearest: GazetteerTown | null = null;
  let most = 1;
  let least = Infinity;
  for (const town of towns) {
    const x = (lng - town.lng) * metresPerLng;
    const y = (lat - town.lat) * METRES_PER_DEGREE;
    const squared = x * x + y * y;
    if (squared < least) {
      least = squared;
      nearest = town;
    }
    const share = squared / (town.radiusM * town.radiusM);
    if (share <= most) {
      most = share;
      around = town;
    }
  }
  return { around, nearest };
}

function awayFrom(town: GazetteerTown, { lat, lng }: Place): Omit<AwayFromTown, 'relation' | 'road'> {
  const x = (lng - town.lng) * metresPerLngAt((lat + town.lat) / 2);
  const y = (lat - town.lat) * METRES_PER_DEGREE;
  const eighth = Math.round(Math.atan2(x, y) / (Math.PI / 4));
  return {
    town: town.name,
    km: wholeKm(Math.hypot(x, y) / 1_000),
    direction: COMPASS_POINTS[(eighth + 8) % 8] ?? 'N',
  };
}

/** Outside of a town one is never 0 km from it. */
function wholeKm(km: number): number {
  return Math.max(1, Math.round(km));
}
