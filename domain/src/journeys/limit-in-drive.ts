import type { StoredFix } from '../speed/fix';
import type { LegalLimit } from '../limits/limit-at';
import { limitInForce } from '../limits/limit-basis';
import type { LimitBasis } from '../limits/limit-basis';
import { readRoad } from './off-road';
import type { OffRoad } from './off-road';
import type { ServiceArea } from '../geo/service-area';
import type { VehicleClass } from '../limits/speed-limits';

/** Nobody is accused above this shown speed, km/h. */
const MOST_SHOWN_KMH = 150;

/** Finds the limit that a fix is held to. */
export interface LimitRules {
  /** The limit in force at a good fix; null where nobody may be accused. */
  readonly limitAt: (fix: StoredFix) => LegalLimit | null;
  /** Whether a good fix may be within 3 km of a known road. */
  readonly isNearRoad: (fix: StoredFix) => boolean;
}

/** Facts that the limits of a vehicle follow from. */
export interface LimitRulesOptions {
  readonly basis: LimitBasis;
  /** Class of the vehicle at a time, ms. */
  readonly classAt: (atMs: number) => VehicleClass;
  readonly serviceArea: ServiceArea;
  readonly isNearRoad: LimitRules['isNearRoad'];
}

/** The limit that a vehicle is held to at its last good fix, and how long it has been off every known road. */
export interface LimitInDrive {
  readonly road: OffRoad;
  /** Null where nobody may be accused: abroad, off the roads, too fast for a road, in a train. */
  readonly limit: LegalLimit | null;
}

/** By which limits a vehicle is judged, by the server as by the driver's phone. */
export function limitRules(options: LimitRulesOptions): LimitRules {
  const { basis, classAt, serviceArea, isNearRoad } = options;
  return {
    isNearRoad,
    limitAt: (fix) => {
      const { lat, lng, headingDeg, accuracyM, recordedAtMs: atMs } = fix;
      return serviceArea(fix)
        ? limitInForce(basis, { lat, lng, headingDeg, accuracyM, vehicleClass: classAt(atMs), atMs })
        : null;
    },
  };
}

/** The limit at one more good fix, which is later than all before; `shownKmh` is the shown speed at it, null while there is none. */
export function readLimit(
  before: OffRoad,
  { fix, shownKmh }: { fix: StoredFix; shownKmh: number | null },
  { limitAt, isNearRoad }: LimitRules,
): LimitInDrive {
  const road = readRoad(before, { isNear: isNearRoad(fix), recordedAtMs: fix.recordedAtMs });
  return { road, limit: isTooFastForRoads(shownKmh) || road.isOff ? null : limitAt(fix) };
}

/** Whether a shown speed, km/h (null while there is none), is that of a plane, or a fault. */
export function isTooFastForRoads(shownKmh: number | null): boolean {
  return (shownKmh ?? 0) > MOST_SHOWN_KMH;
}
