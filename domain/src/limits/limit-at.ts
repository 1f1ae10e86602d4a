import { coverageOf, metresPerLngAt } from './limit-geometry';
import type { Whereabouts } from './limit-geometry';
import { cellAt, isInBox, PREPARED_M } from './limit-index';
import type { LimitIndex } from './limit-index';
import { appliesAt, OPEN_ROAD } from './speed-limits';
import type { LimitedClass, LimitZone, SpeedLimit, VehicleClass } from './speed-limits';

/** Receivers flatter themselves; and an unknown accuracy (product decision D3), metres. */
const LEAST_ACCURACY_M = 4;
const UNKNOWN_ACCURACY_M = 15;

/** A fix as limits look at it. */
export interface LimitQuery extends Whereabouts {
  /** Radius of 68 % confidence, metres; null where the device gives none. */
  readonly accuracyM: number | null;
  readonly vehicleClass: VehicleClass;
  /** Time, ms since the epoch. */
  readonly atMs: number;
}

/** The limit in force at a place. */
export interface LegalLimit {
  readonly limitKmh: number;
  /** Of the entry in the register. */
  readonly id: string;
  readonly zone: LimitZone;
  /** Name of the place, such as `Edéa`; null where it has none. */
  readonly placeName: string | null;
  /** Whether the authority has confirmed it; an unconfirmed one accuses nobody. */
  readonly isConfirmed: boolean;
  readonly source: string;
}

/**
 * The speed limit for a class of vehicle at a place and time; null for a train.
 *
 * A limit is possible at a fix when its border may reach it within twice the accuracy of the fix plus the uncertainty of the
 * border, and certain when it covers the place in spite of both. The more particular zone overrules the others where it is
 * certain (a school within a town); of those that remain possible, the open road included, the highest holds (product
 * decision D12), so that nobody is held to a limit of a place where they may not have been.
 */
export function limitAt(index: LimitIndex, query: LimitQuery): LegalLimit | null {
  const { vehicleClass, atMs } = query;
  if (vehicleClass === 'TRAIN') {
    return null;
  }
  const fixM = fixMarginM(query.accuracyM);
  const { entries, boxes } = fixM <= PREPARED_M ? cellAt(index, query) : index.everywhere;
  const metresPerLng = metresPerLngAt(query.lat);
  let highest: SpeedLimit | null = null;
  let certainRank = 0;
  let at = -1;
  for (const { limit, shape, rank } of entries) {
    at += 1;
    if (rank < certainRank) {
      break;
    }
    if (!isInBox(boxes, at, query) || !appliesAt(limit, atMs)) {
      continue;
    }
    const marginM = fixM + limit.geometryUncertaintyM;
    const coverage = coverageOf(shape, query, { marginM, metresPerLng });
    if (coverage === 'CERTAIN') {
      certainRank = rank;
    }
    if (coverage !== 'NONE') {
      highest = higherOf(highest, limit, vehicleClass);
    }
  }
  if (certainRank === 0) {
    highest = higherOf(highest, defaultAt(index, { vehicleClass, atMs }), vehicleClass);
  }
  return highest === null ? null : inForce(highest, vehicleClass);
}

/**
 * Distance from a fix within which the vehicle is assumed to be, metres: twice the accuracy of the fix, given in metres;
 * null for an unknown accuracy, which counts as 15 m.
 */
export function fixMarginM(accuracyM: number | null): number {
  return 2 * Math.max(LEAST_ACCURACY_M, accuracyM ?? UNKNOWN_ACCURACY_M);
}

/** An entry of the register as the limit of a class. */
export function inForce(
  { limitKmh, id, zone, placeName, isConfirmed, source }: SpeedLimit,
  vehicleClass: LimitedClass,
): LegalLimit {
  return { limitKmh: limitKmh[vehicleClass], id, zone, placeName, isConfirmed, source };
}

/** The higher of two limits for a class; of equal ones an unconfirmed one, which accuses nobody. */
export function higherOf(one: SpeedLimit | null, other: SpeedLimit, vehicleClass: LimitedClass): SpeedLimit {
  if (one === null) {
    return other;
  }
  const byKmh = other.limitKmh[vehicleClass] - one.limitKmh[vehicleClass];
  return byKmh > 0 || (byKmh === 0 && one.isConfirmed && !other.isConfirmed) ? other : one;
}

/** Limit of a class at a time where no drawn limit applies: the highest default, else that of the country. */
export function defaultAt(
  { defaults }: LimitIndex,
  { vehicleClass, atMs }: { vehicleClass: LimitedClass; atMs: number },
): SpeedLimit {
  let highest: SpeedLimit | null = null;
  for (const limit of defaults) {
    if (appliesAt(limit, atMs)) {
      highest = higherOf(highest, limit, vehicleClass);
    }
  }
  return highest ?? OPEN_ROAD;
}
