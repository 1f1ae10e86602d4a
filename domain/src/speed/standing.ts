import type { Fix } from './fix';
import { GAP_ABOVE_S } from './fix-filter';
import type { Step } from './fix-filter';
import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { placeVarianceM2 } from './proof';

/** The part of a good fix that distinguishes a standing receiver from a moving one. */
interface Sighting extends Place {
  readonly recordedAtMs: number;
  /** Variance of the place along one axis, square metres. */
  readonly variance: number;
  readonly deviceKmh: number | null;
}

/** Places of a receiver in the last minute. */
export interface Standing {
  /** Good fixes of the last 60 s, at most one in 5 s, oldest first. */
  readonly minute: readonly Sighting[];
  /** The last good fix; null before the first. */
  readonly last: Sighting | null;
  /** Up to where distance has been counted while the receiver stands; null while it moves. */
  readonly stoodAt: Sighting | null;
}

/** Distance that a step adds, and whether the receiver moved. */
export interface Movement {
  readonly standing: Standing;
  readonly distanceM: number;
  readonly isMoving: boolean;
}

/** Before any fix. */
export const NOWHERE: Standing = { minute: [], last: null, stoodAt: null };

const LOOKS_BACK_MS = 60_000;
const SIGHTING_EVERY_MS = 5_000;
const DEVICE_STANDS_BELOW_KMH = 2;
/** A line that is shorter than so many standard deviations of its own ends shows no movement. */
const SIGMAS = 3;

/** A track that begins at a fix: the receiver stands until a line says otherwise. */
export function standingAt(fix: Fix): Standing {
  const last = sightingOf(fix);
  return { minute: [last], last, stoodAt: last };
}

/**
 * Contribution of one more step, to a good fix, to the distance (product decision D2). While the receiver stands
 * that is nothing. It
 * stands while its own speed is below 2 km/h, or while the straight line over the last 60 s is shorter than three times its own
 * uncertainty. Once that line and the one from where it stood are long enough, the latter is given back, so that a crawl loses
 * nothing; what moved while the device said that it stood is not.
 */
export function moveTo(standing: Standing, fix: Fix, step: Step): Movement {
  const next = sightingOf(fix);
  const { last, stoodAt } = standing;
  if (last === null) {
    return { standing: standingAt(fix), distanceM: 0, isMoving: false };
  }
  const stays = (at: Sighting | null): Movement => ({
    standing: { minute: withSighting(standing.minute, next), last: next, stoodAt: at },
    distanceM: 0,
    isMoving: false,
  });
  const from = standing.minute.find((sighting) => isRecent(sighting, next)) ?? last;
  const hasLine = isApart(from, next);
  // Over a gap a vehicle may have driven from one standstill to another.
  if (step.durationS <= GAP_ABOVE_S && isDeviceStill(last, next)) {
    return stays(stoodAt === null ? (hasLine ? null : next) : drifted(stoodAt, last, next));
  }
  if (!hasLine || (stoodAt !== null && !isApart(stoodAt, next))) {
    return stays(stoodAt ?? last);
  }
  const distanceM = stoodAt === null ? step.distanceM : distanceBetweenM(stoodAt, next);
  return { ...stays(null), distanceM, isMoving: true };
}

/** The place moved along with a drift, so that of the way from there the drift is no part. */
function drifted(at: Sighting, from: Place, to: Place): Sighting {
  return { ...at, lat: at.lat + to.lat - from.lat, lng: at.lng + to.lng - from.lng };
}

function isApart(one: Sighting, other: Sighting): boolean {
  return distanceBetweenM(one, other) >= SIGMAS * Math.sqrt(one.variance + other.variance);
}

/** By the mean over the step: one reading of a standing receiver can err upwards. */
function isDeviceStill({ deviceKmh: beforeKmh }: Sighting, { deviceKmh }: Sighting): boolean {
  return deviceKmh !== null && ((beforeKmh ?? deviceKmh) + deviceKmh) / 2 < DEVICE_STANDS_BELOW_KMH;
}

function sightingOf({ lat, lng, recordedAtMs, accuracyM, speedKmh }: Fix): Sighting {
  return { lat, lng, recordedAtMs, variance: placeVarianceM2(accuracyM), deviceKmh: speedKmh };
}

function isRecent(sighting: Sighting, now: Sighting): boolean {
  return now.recordedAtMs - sighting.recordedAtMs <= LOOKS_BACK_MS;
}

function withSighting(minute: readonly Sighting[], next: Sighting): readonly Sighting[] {
  const newest = minute.at(-1);
  const isDue = newest === undefined || next.recordedAtMs - newest.recordedAtMs >= SIGHTING_EVERY_MS;
  const oldest = minute[0];
  if (!isDue && (oldest === undefined || isRecent(oldest, next))) {
    return minute;
  }
  const recent = minute.filter((sighting) => isRecent(sighting, next));
  return isDue ? [...recent, next] : recent;
}
