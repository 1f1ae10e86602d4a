import type { VehicleEvent } from '@wakafine/domain/violations/vehicle-events';
import type { Db } from '../../platform/db/db';
import type { ViolationBinding } from '../violations/vehicle-enums';
import { LONGEST_EVENT_MS } from './sightings';
import type { Span, StoredSighting } from './sightings';
import {
  DELETE_WITNESSES,
  INSERT_EVENT,
  INSERT_WITNESSES,
  MARK_VIOLATIONS,
  STORED_EVENTS,
  STRAYS,
  UPDATE_EVENT,
  WITHDRAW_EVENTS,
} from './vehicle-events.queries';

interface StoredEvent {
  readonly id: number;
  readonly primaryId: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly isWithdrawn: boolean;
}

interface MadeEvents {
  readonly vehicleId: number;
  /** The events are all that there are in this span. */
  readonly span: Span;
  readonly events: readonly VehicleEvent<StoredSighting>[];
}

/**
 * Stores the events of a vehicle in a span and marks the violations that they are made of; an event keeps its id as long as
 * one of its violations does. Gives the ids of the violations that are marked otherwise than before.
 */
export async function storeEvents(db: Db, { vehicleId, span, events }: MadeEvents): Promise<number[]> {
  const stored = await storedEventsIn(db, vehicleId, span);
  let free = stored;
  const saved: { readonly event: VehicleEvent<StoredSighting>; readonly id: number | null }[] = events.map(
    (event) => {
      const match = sightingsOf(event).flatMap(
        (sighting) => free.find((known) => isOf(known, sighting)) ?? [],
      )[0];
      free = free.filter((known) => known !== match);
      return { event, id: match?.id ?? null };
    },
  );
  const withIds: { readonly event: VehicleEvent<StoredSighting>; readonly id: number }[] = [];
  for (const { event, id } of saved) {
    withIds.push({ event, id: await writeEvent(db, vehicleId, event, id) });
  }
  await writeWitnesses(db, withIds);
  const changed = await markViolations(db, { vehicleId, span }, withIds);
  const gone = free.filter(({ isWithdrawn }) => !isWithdrawn).map(({ id }) => id);
  if (gone.length > 0) {
    await db.rows(WITHDRAW_EVENTS, [gone]);
  }
  return changed;
}

/** Those that began before the span may reach into it. */
async function storedEventsIn(db: Db, vehicleId: number, { fromMs, toMs }: Span): Promise<StoredEvent[]> {
  const values = [vehicleId, new Date(fromMs - LONGEST_EVENT_MS), new Date(toMs)] as const;
  const found: StoredEvent[] = await db.rows(STORED_EVENTS, values);
  return found.filter(({ startedAt, endedAt }) => (endedAt ?? startedAt).getTime() >= fromMs);
}

/** All that an event is made of, first what counts. */
function sightingsOf({ witnesses, uncounted }: VehicleEvent<StoredSighting>): readonly StoredSighting[] {
  return [...witnesses.map(({ sighting }) => sighting), ...uncounted];
}

function isOf({ id, primaryId }: StoredEvent, sighting: StoredSighting): boolean {
  return sighting.row.eventId === id || sighting.id === primaryId;
}

async function writeEvent(
  db: Db,
  vehicleId: number,
  event: VehicleEvent<StoredSighting>,
  id: number | null,
): Promise<number> {
  const { startedAtMs, endedAtMs, primary, speaking, level, witnesses } = event;
  const isOpen = witnesses.some(({ sighting }) => sighting.row.endedAt === null);
  const { speedKmh, severity, grade, isLimitConfirmed } = speaking.row;
  const values = [
    vehicleId,
    new Date(startedAtMs),
    isOpen ? null : new Date(endedAtMs),
    primary.id,
    speedKmh,
    severity,
    grade,
    level,
    isLimitConfirmed,
  ] as const;
  const [row] =
    id === null ? await db.rows(INSERT_EVENT, values) : await db.rows(UPDATE_EVENT, [...values, id]);
  if (row === undefined) {
    throw new Error('An event was not stored.');
  }
  return row.id;
}

interface WithId {
  readonly event: VehicleEvent<StoredSighting>;
  readonly id: number;
}

async function writeWitnesses(db: Db, events: readonly WithId[]): Promise<void> {
  const rows = events.flatMap(({ event, id }) =>
    event.witnesses.map(({ sighting, weighs }) => ({ eventId: id, sighting, weighs })),
  );
  if (rows.length === 0) {
    return;
  }
  const violationIds = rows.map(({ sighting }) => sighting.id);
  await db.rows(DELETE_WITNESSES, [events.map(({ id }) => id), violationIds]);
  await db.rows(INSERT_WITNESSES, [
    rows.map(({ eventId }) => eventId),
    violationIds,
    rows.map(({ sighting }) => sighting.journeyId),
    rows.map(({ sighting }) => sighting.accountId),
    rows.map(({ sighting }) => sighting.isDevice),
    rows.map(({ weighs }) => weighs),
  ]);
}

async function markViolations(
  db: Db,
  { vehicleId, span }: { vehicleId: number; span: Span },
  events: readonly WithId[],
): Promise<number[]> {
  const marks = events.flatMap(({ event, id }) =>
    sightingsOf(event).map((sighting) => ({
      id: sighting.id,
      eventId: id,
      binding: bindingOf(sighting),
      isPrimary: sighting.id === event.primary.id,
    })),
  );
  const marked = await db.rows(MARK_VIOLATIONS, [
    marks.map(({ id }) => id),
    marks.map(({ eventId }) => eventId),
    marks.map(({ binding }) => binding),
    marks.map(({ isPrimary }) => isPrimary),
  ]);
  const values = [vehicleId, new Date(span.fromMs), new Date(span.toMs)] as const;
  const strays = await db.rows(STRAYS, values);
  return [...marked, ...strays].map(({ id }) => id);
}

function bindingOf({ isContradicted, isDevice }: StoredSighting): ViolationBinding {
  if (isContradicted) {
    return 'CONFLICT';
  }
  return isDevice ? 'BOUND' : 'WITNESS';
}
