import { distanceBetweenM } from '../geo/geo';
import type { Place } from '../geo/geo';
import { MINUTE_MS } from '../units';

/** Farther apart than this, and all that is unsure, two phones are not in one vehicle (product decision D11). */
const APART_FROM_M = 300;
/** Greatest assumed speed between two fixes not of the same moment, m/s: 150 km/h. */
const FASTEST_MS = 150 / 3.6;
/** Least accuracy at which a fix locates a phone well enough. */
const ACCURATE_ENOUGH_M = 50;
/** Assumed accuracy where the device gives none, metres. */
const UNKNOWN_ACCURACY_M = 15;
/** Rows of cells from pole to pole and columns around the earth: about 550 m each at the equator. */
const CELLS_PER_DEGREE = 200;
const CELLS_PER_ROW = 360 * CELLS_PER_DEGREE;

/** A fix as far as it says where a phone was. */
export interface PlacedFix extends Place {
  readonly recordedAtMs: number;
  readonly accuracyM: number | null;
}

/** Place of a phone in one minute. */
export interface Presence extends Place {
  /** Start of the minute. */
  readonly minuteMs: number;
  readonly recordedAtMs: number;
  readonly accuracyM: number;
}

/** The earliest accurate fix of each minute; their order does not matter. */
export function presencesOf(fixes: readonly PlacedFix[]): Presence[] {
  const byMinute = new Map<number, Presence>();
  for (const { lat, lng, recordedAtMs, accuracyM } of fixes) {
    if (accuracyM !== null && accuracyM > ACCURATE_ENOUGH_M) {
      continue;
    }
    const minuteMs = minuteOf(recordedAtMs);
    const known = byMinute.get(minuteMs);
    if (known === undefined || recordedAtMs < known.recordedAtMs) {
      byMinute.set(minuteMs, {
        minuteMs,
        recordedAtMs,
        lat,
        lng,
        accuracyM: accuracyM ?? UNKNOWN_ACCURACY_M,
      });
    }
  }
  return [...byMinute.values()].sort((one, other) => one.minuteMs - other.minuteMs);
}

/** Start of the minute of a time, ms since the epoch. */
export function minuteOf(timeMs: number): number {
  return Math.floor(timeMs / MINUTE_MS) * MINUTE_MS;
}

/**
 * Whether two phones can't have been in one vehicle: farther apart than 300 m, both accuracies, and the way that the vehicle
 * can have come between the two fixes.
 */
export function areApart(one: Omit<Presence, 'minuteMs'>, other: Omit<Presence, 'minuteMs'>): boolean {
  const betweenS = Math.abs(one.recordedAtMs - other.recordedAtMs) / 1000;
  const unsureM = one.accuracyM + other.accuracyM + betweenS * FASTEST_MS;
  return distanceBetweenM(one, other) > APART_FROM_M + unsureM;
}

/** The cell of a place in a grid of 0.005 degrees, by which phones near each other are found. */
export function cellOf({ lat, lng }: Place): number {
  const row = Math.floor((lat + 90) * CELLS_PER_DEGREE);
  const column = Math.floor((lng + 180) * CELLS_PER_DEGREE);
  return row * CELLS_PER_ROW + column;
}

/**
 * The cell of a place and the eight around it: anyone who is within 500 m of it, away from the poles, is in one
 * of them.
 */
export function cellsAround(place: Place): number[] {
  const cell = cellOf(place);
  return [-CELLS_PER_ROW, 0, CELLS_PER_ROW].flatMap((step) => [
    cell + step - 1,
    cell + step,
    cell + step + 1,
  ]);
}

/**
 * Time when a witness left the vehicle: the first minute apart from a device after the first minute beside one;
 * null where it
 * stayed, or was never beside one.
 */
export function leftAtMs(firstBesideMs: number | null, apartMinutesMs: readonly number[]): number | null {
  if (firstBesideMs === null) {
    return null;
  }
  const after = apartMinutesMs.filter((minuteMs) => minuteMs > firstBesideMs);
  return after.length === 0 ? null : Math.min(...after);
}
