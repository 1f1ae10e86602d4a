import type { EventLevel } from '@wakafine/domain/violations/vehicle-events';
import type { ViolationSeverity } from '@wakafine/domain/speed/zones';
import type { Db } from '../../platform/db/db';
import { groupBy } from '../../platform/db/group-by';
import { pageOf } from '../../platform/db/pagination';
import type { Page, PageRequest } from '../../platform/db/pagination';
import { phonesOf } from './conflict-phones';
import type { ConflictPhone, EventPresence, EventTrack } from './conflict-phones';
import { devicesNear } from './devices-near';
import { CONFLICT_PRESENCES, CONFLICT_TRACKS, CONFLICTS } from './list-conflicts.queries';
import { act } from '../identity/acts/act';
import { right } from '../identity/acts/rules';

/** An event that staff look at: nobody is accused by it. */
export interface ConflictRow {
  readonly id: number;
  readonly vehicleId: number;
  readonly registrationNumber: string;
  /** Null while the vehicle belongs to none. */
  readonly transportAgency: string | null;
  readonly level: Extract<EventLevel, 'CONFLICT' | 'WITNESSED'>;
  readonly startedAt: Date;
  /** Null while it goes on. */
  readonly endedAt: Date | null;
  readonly speedKmh: number;
  readonly severity: ViolationSeverity;
}

/** The same with the phones that recorded it. */
export interface VehicleConflictRow extends ConflictRow {
  /** Number of phones that recorded it, also those that are not listed. */
  readonly phoneCount: number;
  readonly phones: readonly ConflictPhone[];
}

/**
 * Events in which an enrolled device of the vehicle was elsewhere, and those that only three independent witnesses saw,
 * newest first, with how far their phones were apart.
 * @throws UNAUTHENTICATED, FORBIDDEN without canSuspendVehicles
 */
export const listConflicts = act(
  { may: right('canSuspendVehicles') },
  async (ctx, request: PageRequest): Promise<Page<VehicleConflictRow>> => {
    const { db } = ctx;
    const found: ConflictRow[] = await db.rows(CONFLICTS, [request.afterId, request.first + 1]);
    const page = pageOf(found, request);
    return { ...page, rows: await withPhones(db, page.rows) };
  },
);

async function withPhones(db: Db, rows: readonly ConflictRow[]): Promise<VehicleConflictRow[]> {
  const ids = [rows.map(({ id }) => id)] as const;
  const found: EventTrack[] = await db.rows(CONFLICT_TRACKS, ids);
  const tracks = groupBy(found, ({ eventId }) => eventId);
  const presences: EventPresence[] = await db.rows(CONFLICT_PRESENCES, ids);
  const byEvent = groupBy(presences, ({ eventId }) => eventId);
  const neighbours = await devicesNear(db, presences);
  return rows.map((row) => {
    const received = { tracks: tracks.get(row.id) ?? [], presences: byEvent.get(row.id) ?? [] };
    return { ...row, ...phonesOf(row.vehicleId, received, neighbours) };
  });
}
