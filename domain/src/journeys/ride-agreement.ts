import { areApart } from './presence';
import type { PlacedFix } from './presence';

/** Speeds that differ by no more than this agree, km/h. */
const AGREE_WITHIN_KMH = 3;
/** With fewer other phones nothing is said, since one phone or two would be somebody in particular. */
const OTHERS_AT_LEAST = 2;
/** Assumed accuracy where the device gives none, metres. */
const UNKNOWN_ACCURACY_M = 15;
/** A phone that was last heard of longer ago says nothing of now, ms. */
export const RIDE_FRESH_MS = 30_000;

/** Measurement of one phone in a vehicle now. */
export interface RidePhone extends PlacedFix {
  readonly accountId: number;
  readonly speedKmh: number;
}

/**
 * Whether at least two other people's phones near this one measure its speed, to 3 km/h. One person's phones count once, and one's own
 * not at all.
 */
export function doOthersAgree(own: RidePhone, others: readonly RidePhone[]): boolean {
  const agreeing = others.filter(
    (other) =>
      other.accountId !== own.accountId &&
      Math.abs(other.speedKmh - own.speedKmh) <= AGREE_WITHIN_KMH &&
      !areApart(presenceOf(own), presenceOf(other)),
  );
  return new Set(agreeing.map(({ accountId }) => accountId)).size >= OTHERS_AT_LEAST;
}

function presenceOf({ lat, lng, recordedAtMs, accuracyM }: RidePhone) {
  return { lat, lng, recordedAtMs, accuracyM: accuracyM ?? UNKNOWN_ACCURACY_M };
}
