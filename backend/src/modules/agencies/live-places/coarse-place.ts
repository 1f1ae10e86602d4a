import { distanceBetweenM } from '@wakafine/domain/geo/geo';
import type { Place } from '@wakafine/domain/geo/geo';
import { MINUTE_MS } from '@wakafine/domain/units';

/** A place is this old when it is shown, ms: what the last minutes of a journey would say of its end is never shown. */
export const PLACE_DELAY_MS = 5 * MINUTE_MS;
/** A fix that is older says nothing of now, ms. */
const STALE_AFTER_MS = 30 * MINUTE_MS;
/** Around where a journey began nothing is shown, m: it may be where the driver lives. */
const START_RADIUS_M = 3_000;
/** Steps of the grid that places are moved to, degrees: some 1.1 km. */
const GRID_DEG = 0.01;

/** A place of a journey under way, and where it began. */
export interface LivePlaceRow extends Place {
  readonly id: number;
  readonly recordedAt: Date;
  readonly firstLat: number;
  readonly firstLng: number;
}

/** A place as it may be shown: on a grid of about 1.1 km, its time to the minute. */
export interface CoarsePlace extends Place {
  readonly at: Date;
}

/** The place as it may be shown; null where it may not, or is too old to mean anything. */
export function coarsePlace(row: LivePlaceRow, now: Date): CoarsePlace | null {
  const start = { lat: row.firstLat, lng: row.firstLng };
  const isNearStart = distanceBetweenM(start, row) < START_RADIUS_M;
  const isStale = now.getTime() - row.recordedAt.getTime() > STALE_AFTER_MS;
  return isNearStart || isStale
    ? null
    : {
        lat: onGrid(row.lat),
        lng: onGrid(row.lng),
        at: new Date(Math.floor(row.recordedAt.getTime() / MINUTE_MS) * MINUTE_MS),
      };
}

function onGrid(degrees: number): number {
  return Math.round(degrees / GRID_DEG) * GRID_DEG;
}
