import { countedShares } from '@wakafine/domain/journeys/shared-way';
import type { Db } from '../../platform/db/db';
import type { Span } from './sightings';
import { SET_SHARES, WAYS_IN_VEHICLE } from './vehicle-events.queries';

interface WayRow {
  readonly journeyId: number;
  readonly hour: Date;
  readonly road: string;
  readonly share: number;
  readonly fromAt: Date;
  readonly toAt: Date;
  readonly isDevice: boolean;
  readonly boundFrom: Date;
  /** Null: until its journey ends. */
  readonly boundUntil: Date | null;
}

/**
 * Has the ways of all who were in a vehicle in the hours of a span count once: as one distance, like what they saw is one event.
 * It is made from what is stored alone, so that the order in which phones send their fixes changes nothing.
 */
export async function shareWays(db: Db, vehicleId: number, { fromMs, toMs }: Span): Promise<void> {
  const rows: WayRow[] = await db.rows(WAYS_IN_VEHICLE, [vehicleId, new Date(fromMs), new Date(toMs)]);
  const ways = rows.map((row) => ({
    ...row,
    fromMs: row.fromAt.getTime(),
    toMs: row.toAt.getTime(),
    boundFromMs: row.boundFrom.getTime(),
    boundUntilMs: row.boundUntil?.getTime() ?? Infinity,
  }));
  const shares = countedShares(ways);
  const others = ways.filter((way) => shares.get(way) !== way.share);
  if (others.length > 0) {
    await db.rows(SET_SHARES, [
      others.map(({ journeyId }) => journeyId),
      others.map(({ hour }) => hour),
      others.map(({ road }) => road),
      others.map((way) => shares.get(way) ?? null),
    ]);
  }
}
