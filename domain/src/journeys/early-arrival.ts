import { GAP_ABOVE_S } from '../speed/fix-filter';
import { distanceBetweenM } from '../geo/geo';
import type { LimitOverGap } from '../violations/gap-track';
import { leastWayM, townsAt } from '../places/travel-times';
import type { TravelTimes } from '../places/travel-times';
import { MINUTE_MS, speedKmhOf } from '../units';

/** Ways between towns that are nearer say little, metres (edge to edge). */
const LEAST_WAY_M = 40_000;
/** Nothing on a road is faster (product decision D3), km/h. */
const MOST_KMH = 150;
/** Over a longer gap than this, ms, no road is so straight that the line across it can be driven above the limit. */
const LONG_GAP_MS = 30 * MINUTE_MS;

/** A good fix as travel times look at it. */
export interface TravelFix {
  readonly lat: number;
  readonly lng: number;
  readonly accuracyM: number | null;
  readonly recordedAtMs: number;
  /** Time by the phone's own clock, ms. */
  readonly deviceMs: number;
}

/** A journey that came from one town to another sooner than the open road allows. */
export interface EarlyArrival {
  /** Last fix in the one and first fix in the other, ms since the epoch. */
  readonly startedAtMs: number;
  readonly endedAtMs: number;
  readonly fromTown: string;
  readonly toTown: string;
  /** Least way between the edges of the two, metres. */
  readonly wayM: number;
  /** Time of the way at the limit, rounded down; and the time it took, rounded up. */
  readonly minimumMinutes: number;
  readonly actualMinutes: number;
}

/** The last fix in a town. */
interface Visit {
  readonly town: number;
  readonly fix: TravelFix;
}

/** Towns of a journey so far, and the arrival by the widest way that was too early. */
export interface Passage {
  /** Those that the newest fix is in. */
  readonly inside: readonly Visit[];
  /** Those that it has left since the way is known without a break. */
  readonly left: readonly Visit[];
  readonly lastFix: TravelFix | null;
  readonly early: EarlyArrival | null;
}

/** Before any fix. */
export const NO_PASSAGE: Passage = { inside: [], left: [], lastFix: null, early: null };

/** Ways and limits behind travel times; times null where none are known. */
export interface TravelRules {
  readonly travelTimes: TravelTimes | null;
  readonly limitOverGap: LimitOverGap;
}

/** State after one more good fix on a road, later than all before. */
export function readPassage(before: Passage, read: TravelFix, rules: TravelRules): Passage {
  const { travelTimes } = rules;
  if (travelTimes === null) {
    return before;
  }
  const { lat, lng, accuracyM, recordedAtMs, deviceMs } = read;
  const fix: TravelFix = { lat, lng, accuracyM, recordedAtMs, deviceMs };
  const known = isFlight(before.lastFix, fix, rules) ? restartPassage(before) : before;
  const towns = townsAt(travelTimes, fix);
  if (towns.length === 0 && known.inside.length === 0) {
    return { inside: known.inside, left: known.left, lastFix: fix, early: known.early };
  }
  const left = [...known.left, ...known.inside.filter(({ town }) => !towns.includes(town))];
  const entered = towns.filter((town) => !known.inside.some((visit) => visit.town === town));
  const arrivals = entered.flatMap((town) =>
    left.flatMap((visit) => earlyArrival({ visit, town, fix }, { ...rules, travelTimes }) ?? []),
  );
  return {
    inside: towns.map((town) => ({ town, fix })),
    left: left.filter(({ town }) => !towns.includes(town)),
    lastFix: fix,
    early: arrivals.reduce(wider, known.early),
  };
}

/** The state after a break in what is known of the way, or off the roads: what was found before stands. */
export function restartPassage(before: Passage): Passage {
  return before.lastFix === null ? before : { ...NO_PASSAGE, early: before.early };
}

function earlyArrival(
  { visit, town, fix }: { visit: Visit; town: number; fix: TravelFix },
  { travelTimes, limitOverGap }: TravelRules & { travelTimes: TravelTimes },
): EarlyArrival | null {
  const wayM = leastWayM(travelTimes, visit.town, town);
  const tookMs = longerMs(visit.fix, fix);
  if (wayM === null || wayM <= LEAST_WAY_M || speedKmhOf(wayM, tookMs / 1000) > MOST_KMH) {
    return null;
  }
  const limit = limitOverGap(visit.fix, fix);
  const [from, to] = [travelTimes.towns[visit.town], travelTimes.towns[town]];
  if (limit === null || from === undefined || to === undefined) {
    return null;
  }
  const minimumMinutes = Math.floor((wayM * 0.06) / limit.limitKmh);
  const actualMinutes = Math.ceil(tookMs / MINUTE_MS);
  if (actualMinutes >= minimumMinutes) {
    return null;
  }
  return {
    startedAtMs: visit.fix.recordedAtMs,
    endedAtMs: fix.recordedAtMs,
    fromTown: from.name,
    toTown: to.name,
    wayM,
    minimumMinutes,
    actualMinutes,
  };
}

/**
 * Whether the gap between two fixes was no way on a road: faster than any vehicle, or so fast for so long that not even one
 * above the limit comes as far in a straight line.
 */
function isFlight(before: TravelFix | null, fix: TravelFix, { limitOverGap }: TravelRules): boolean {
  if (before === null) {
    return false;
  }
  const gapMs = fix.recordedAtMs - before.recordedAtMs;
  if (gapMs <= GAP_ABOVE_S * 1000) {
    return false;
  }
  const straightKmh = speedKmhOf(distanceBetweenM(before, fix), gapMs / 1000);
  return straightKmh > (gapMs > LONG_GAP_MS ? (limitOverGap(before, fix)?.limitKmh ?? 0) : MOST_KMH);
}

/** Time between two fixes, ms, by the corrected clock or by the phone's own, whichever gives more: either may have been set. */
function longerMs(from: TravelFix, to: TravelFix): number {
  return Math.max(to.recordedAtMs - from.recordedAtMs, to.deviceMs - from.deviceMs);
}

function wider(widest: EarlyArrival | null, arrival: EarlyArrival): EarlyArrival {
  return widest === null || arrival.wayM > widest.wayM ? arrival : widest;
}
