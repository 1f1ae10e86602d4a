import { leftAtMs } from '@wakafine/domain/journeys/presence';
import type { Db } from '../../platform/db/db';
import { groupBy } from '../../platform/db/group-by';
import { areRowsApart, presenceRows } from './sightings';
import type { PresenceRow, Span } from './sightings';
import { END_LEFT_BINDING, STORE_FIRST_BESIDE, WITNESS_BINDINGS } from './vehicle-events.queries';

interface WitnessBinding {
  readonly id: number;
  readonly journeyId: number;
  readonly boundFrom: Date;
  readonly boundUntil: Date | null;
  readonly firstBesideAt: Date | null;
}

/**
 * Ends the bindings of witnesses who have left the vehicle: the first minute in which they were apart from each enrolled
 * device of it, after one in which they were beside one. Who never was beside one has not left: that is a conflict. The
 * trigger on bindings notes the time after it as due, so that what comes late is looked at again.
 */
export async function endLeftBindings(db: Db, vehicleId: number, span: Span): Promise<void> {
  const values = [vehicleId, new Date(span.fromMs), new Date(span.toMs)] as const;
  const bindings: WitnessBinding[] = await db.rows(WITNESS_BINDINGS, values);
  if (bindings.length === 0) {
    return;
  }
  const known = bindings.some(({ firstBesideAt }) => firstBesideAt === null)
    ? Math.min(span.fromMs, ...bindings.map(({ boundFrom }) => boundFrom.getTime()))
    : span.fromMs;
  const presences = await presenceRows(db, vehicleId, { fromMs: known, toMs: span.toMs });
  const devices = groupBy(
    presences.filter(({ isDevice }) => isDevice),
    ({ minute }) => minute.getTime(),
  );
  for (const binding of bindings) {
    const own = presences.filter(({ journeyId }) => journeyId === binding.journeyId);
    await endIfLeft(db, binding, minutesBeside(own, devices));
  }
}

interface Company {
  readonly besideMs: readonly number[];
  readonly apartMs: readonly number[];
}

function minutesBeside(
  own: readonly PresenceRow[],
  devices: ReadonlyMap<number, readonly PresenceRow[]>,
): Company {
  const besideMs: number[] = [];
  const apartMs: number[] = [];
  for (const row of own) {
    const minuteMs = row.minute.getTime();
    const there = devices.get(minuteMs) ?? [];
    if (there.length > 0) {
      (there.every((device) => areRowsApart(row, device)) ? apartMs : besideMs).push(minuteMs);
    }
  }
  return { besideMs, apartMs };
}

async function endIfLeft(db: Db, binding: WitnessBinding, { besideMs, apartMs }: Company): Promise<void> {
  const { id, firstBesideAt, boundUntil } = binding;
  const firstMs = Math.min(firstBesideAt?.getTime() ?? Infinity, ...besideMs);
  if (firstMs < (firstBesideAt?.getTime() ?? Infinity)) {
    await db.rows(STORE_FIRST_BESIDE, [id, new Date(firstMs)]);
  }
  const leftMs = leftAtMs(firstMs === Infinity ? null : firstMs, apartMs);
  if (leftMs !== null && leftMs < (boundUntil?.getTime() ?? Infinity)) {
    await db.rows(END_LEFT_BINDING, [id, new Date(leftMs)]);
  }
}
