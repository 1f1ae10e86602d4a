import { MINUTE_MS } from '../units';

/** A vehicle that is away from every known road for this long counts as a ferry or a plane (product decision D3). */
const OFF_ROAD_MS = 2 * MINUTE_MS;

/** Time for which a vehicle has been off every known road. */
export interface OffRoad {
  /** Time of the first fix after the last one near a known road, ms; null near one. */
  readonly farSinceMs: number | null;
  /** Whether that was 2 min ago or more: it counts as a ferry or a plane, and from then on nobody is accused. */
  readonly isOff: boolean;
}

/** Before any fix, and near a known road. */
export const ON_ROAD: OffRoad = { farSinceMs: null, isOff: false };

/** State after one more good fix, later than all before. */
export function readRoad(
  { farSinceMs }: OffRoad,
  { isNear, recordedAtMs }: { isNear: boolean; recordedAtMs: number },
): OffRoad {
  if (isNear) {
    return ON_ROAD;
  }
  const sinceMs = farSinceMs ?? recordedAtMs;
  return { farSinceMs: sinceMs, isOff: recordedAtMs - sinceMs >= OFF_ROAD_MS };
}
