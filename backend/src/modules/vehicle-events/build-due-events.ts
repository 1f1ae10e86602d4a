import { ONE_COUNTS_IN_MS } from '@wakafine/domain/violations/ten-minute-groups';
import { EVENT_JOINS_WITHIN_MS, vehicleEvents } from '@wakafine/domain/violations/vehicle-events';
import type { Services } from '../../platform/context/context';
import { inTransaction } from '../../platform/context/unit-of-work';
import type { Ctx } from '../../platform/context/context';
import { Violation } from '../violations/violation.entity';
import { violationChanged } from '../violations/violations.events';
import { In } from 'typeorm';
import { endLeftBindings } from './end-left-bindings';
import { presenceRows, sightingRows, weighedSightings } from './sightings';
import type { SightingRow, Span } from './sightings';
import { shareWays } from './share-ways';
import { storeEvents } from './store-events';
import { DUE_VEHICLES, LOCK_VEHICLE, REMOVE_DUE } from './vehicle-events.queries';

/** Vehicles of one round: what is left is done by the next. */
const VEHICLES_PER_ROUND = 100;

/**
 * Makes the events of all vehicles anew for which something is due, each in a transaction of its own. They are made from
 * what is stored alone, so that the order in which phones send their fixes changes nothing, and what is due outlives a
 * process that is killed.
 */
export async function buildDueEvents(services: Services): Promise<void> {
  const due = await services.db.rows(DUE_VEHICLES, [VEHICLES_PER_ROUND]);
  for (const { vehicleId } of due) {
    await inTransaction({ ...services, actor: null }, (ctx) => createEventsOf(ctx, vehicleId)).catch(
      (error: unknown) =>
        services.log.warn({ err: error, vehicleId }, 'the events of a vehicle could not be made'),
    );
  }
}

async function createEventsOf(ctx: Ctx, vehicleId: number): Promise<void> {
  const { db, clock } = ctx;
  // Without a vehicle nothing can be made, but what is due for it has to go.
  const held = await db.rows(LOCK_VEHICLE, [vehicleId]);
  const latest = new Date(clock().getTime() + EVENT_JOINS_WITHIN_MS);
  const due: { fromAt: Date; toAt: Date }[] = await db.rows(REMOVE_DUE, [vehicleId, latest]);
  if (held.length === 0) {
    return;
  }
  const changed: number[] = [];
  for (const span of joined(
    due.map(({ fromAt, toAt }) => ({ fromMs: fromAt.getTime(), toMs: toAt.getTime() })),
  )) {
    await endLeftBindings(db, vehicleId, span);
    changed.push(...(await createEventsIn(ctx, vehicleId, span)));
    await shareWays(db, vehicleId, span);
  }
  await publish(ctx, changed);
}

async function createEventsIn({ db }: Ctx, vehicleId: number, span: Span): Promise<number[]> {
  const all = await sightingRows(db, vehicleId, span);
  const { rows, touched } = rowsTouching(all, span);
  const presences = rows.length === 0 ? [] : await presenceRows(db, vehicleId, touched);
  const events = vehicleEvents(await weighedSightings(db, rows, presences));
  return storeEvents(db, { vehicleId, span: touched, events });
}

/** The rows of all chains that touch a span, and the span that they and it cover together. */
function rowsTouching(all: readonly SightingRow[], span: Span): { rows: SightingRow[]; touched: Span } {
  const spanOf = (row: SightingRow): Span => ({
    fromMs: row.startedAt.getTime(),
    toMs: row.seenUntil.getTime(),
  });
  const chain = joined([span, ...all.map(spanOf)]).find(
    ({ fromMs, toMs }) => fromMs <= span.fromMs && toMs >= span.toMs,
  );
  const touched = chain ?? span;
  const rows = all.filter((row) => {
    const { fromMs, toMs } = spanOf(row);
    return fromMs >= touched.fromMs && toMs <= touched.toMs;
  });
  return { rows, touched };
}

/** Spans that overlap or lie less than 10 minutes apart as one: what counts in one of them may depend on all of them. */
function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const next of [...spans].sort((one, other) => one.fromMs - other.fromMs)) {
    const last = found.at(-1);
    if (last !== undefined && next.fromMs - last.toMs < ONE_COUNTS_IN_MS) {
      found[found.length - 1] = { fromMs: last.fromMs, toMs: Math.max(last.toMs, next.toMs) };
    } else {
      found.push(next);
    }
  }
  return found;
}

async function publish(ctx: Ctx, violationIds: readonly number[]): Promise<void> {
  if (violationIds.length > 0) {
    const violations = await ctx.db.entities.findBy(Violation, { id: In([...new Set(violationIds)]) });
    violations.forEach((violation) => ctx.emit(violationChanged(violation)));
  }
}
