import type { Fix } from '../speed/fix';
import { EARTH_RADIUS_M } from '../geo/geo';
import type { Place } from '../geo/geo';
import type { DriveRules } from '../speed/journey-state';

/** Start of every built drive, ms since the epoch. */
export const START_MS = Date.UTC(2026, 0, 15, 6);
/** Rules of an open journey that starts with the drive, under the default thresholds. */
export const RULES: DriveRules = { startedAtMs: START_MS, endedAtMs: null, thresholds: [] };

/** Length of one degree of latitude, metres. */
export const METRES_PER_DEGREE = (EARTH_RADIUS_M * Math.PI) / 180;
const DOUALA: Place = { lat: 4.0511, lng: 9.7679 };

/** The place so many metres north of the place where every built drive starts. */
export function placeNorth(metres: number): Place {
  return { lat: DOUALA.lat + metres / METRES_PER_DEGREE, lng: DOUALA.lng };
}

/**
 * Members that a built fix may set: its time in seconds and its place in metres north of the start, besides its
 * own fields.
 */
export type FixSettings = Partial<Fix> & { readonly atS?: number; readonly northM?: number };

/** A good fix at the start of a drive, but for the given settings. */
export function buildFix({ atS = 0, northM = 0, ...fields }: FixSettings = {}): Fix {
  return {
    seq: 1,
    ...placeNorth(northM),
    recordedAtMs: START_MS + atS * 1000,
    accuracyM: null,
    speedKmh: null,
    isFuture: false,
    ...fields,
  };
}

/** A stretch of road driven at one speed. */
export interface Leg {
  readonly speedKmh: number;
  /** Number of fixes it adds. */
  readonly fixes: number;
  readonly everyS?: number;
  readonly accuracyM?: number | null;
  readonly deviceKmh?: number | null;
}

/** A drive straight north without noise: one fix at the start, then those of the legs; seq counts from 1. */
export function buildDrive(legs: readonly Leg[]): readonly Fix[] {
  const fixes = [buildFix()];
  let atS = 0;
  let northM = 0;
  for (const { speedKmh, fixes: count, everyS = 1, accuracyM = null, deviceKmh = null } of legs) {
    for (let index = 0; index < count; index += 1) {
      atS += everyS;
      northM += (speedKmh / 3.6) * everyS;
      fixes.push(buildFix({ seq: fixes.length + 1, atS, northM, accuracyM, speedKmh: deviceKmh }));
    }
  }
  return fixes;
}

/** The same drive with new fields for the fix of one seq. */
export function withFix(fixes: readonly Fix[], seq: number, settings: Partial<Fix>): readonly Fix[] {
  return fixes.map((fix) => (fix.seq === seq ? { ...fix, ...settings } : fix));
}
