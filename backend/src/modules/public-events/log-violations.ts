import { isDeepStrictEqual } from 'node:util';
import { loggedHourMs } from '@wakafine/domain/events/public-events';
import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import { HOUR_MS } from '@wakafine/domain/units';
import type { Ctx, Services } from '../../platform/context/context';
import type { RowOf } from '../../platform/db/statement';
import { Violation } from '../violations/violation.entity';
import { presentRestViolation } from '../violations/violation.presenter';
import { isListed } from '../violations/violations.policy';
import { appendEvents, withEventLog } from './append-events';
import type { LogState, NewEvent } from './append-events';
import { retainedSince } from './delete-old-public-events';
import {
  DELETE_DUE_VIOLATIONS,
  DUE_VIOLATIONS,
  LAST_EVENTS_OF,
  STORE_EVENT_LOG,
} from './public-events.queries';

/** Violations of one transaction: what is left leaves with the next. */
const BATCH = 2_000;
/** A log that is so far ahead of the clock was written by a wrong one, ms. */
const AHEAD_MS = 2 * HOUR_MS;

type DueViolation = RowOf<'public-events.due-violations'>;
type LastEvent = RowOf<'public-events.last-of'>;

/**
 * Logs what has changed in the public lists of violations up to a full hour, once that hour is over: all of it together, in the order of
 * the public ids, so that neither order nor number says when in the hour it was (product decision D6). What an event says is
 * compared with what the log said last, so that killed or repeated runs log nothing twice and leave nothing out.
 */
export async function logViolations(services: Services): Promise<void> {
  for (let isMore: boolean | null = true; isMore === true;) {
    isMore = await withEventLog(services, logSome);
  }
}

/** Whether there may be more. */
async function logSome(tx: Ctx, log: LogState): Promise<boolean> {
  const hour = new Date(loggedHourMs(tx.clock().getTime()));
  if (!isDue(log, hour)) {
    return false;
  }
  const due = await tx.db.rows(DUE_VIOLATIONS, [hour, BATCH]);
  const rows = await violationsOf(
    tx,
    due.map(({ violationId }) => violationId),
  );
  const lasts = await lastEventsOf(tx, due);
  const events = due.flatMap((each) => {
    const row = rows.get(each.violationId);
    const state = { row, last: lasts.get(subjectOf(each)), since: retainedSince(tx) };
    // Judged anew into a later hour, with which it leaves.
    return row !== undefined && row.startedAt >= hour ? [] : eventOf(each, state, hour);
  });
  await appendEvents(tx, events);
  await tx.db.rows(DELETE_DUE_VIOLATIONS, [due.flatMap(({ dueIds }) => dueIds)]);
  const isMore = due.length === BATCH;
  if (!isMore) {
    await tx.db.rows(STORE_EVENT_LOG, [hour, log.totalsHour, log.limitsVersion]);
  }
  return isMore;
}

/** An hour is logged once; after a clock that was far ahead it begins again with the hour that is. */
function isDue({ loggedHour }: LogState, hour: Date): boolean {
  return loggedHour === null || hour > loggedHour || loggedHour.getTime() - hour.getTime() >= AHEAD_MS;
}

async function violationsOf({ db }: Ctx, ids: readonly number[]): Promise<Map<number, Violation>> {
  const rows = await db.entities
    .createQueryBuilder(Violation, 'violation')
    .whereInIds([...ids])
    .getMany();
  return new Map(rows.map((row) => [row.id, row]));
}

async function lastEventsOf({ db }: Ctx, due: readonly DueViolation[]): Promise<Map<string, LastEvent>> {
  const rows = await db.rows(LAST_EVENTS_OF, [due.map(subjectOf)]);
  return new Map(rows.map((row) => [row.subject, row]));
}

function subjectOf({ publicId }: DueViolation): string {
  return `violation ${publicId}`;
}

/** State of a violation beside what the log said of it last. */
interface KnownState {
  readonly row: Violation | undefined;
  readonly last: LastEvent | undefined;
  /** Events of before are deleted. */
  readonly since: Date;
}

function eventOf(due: DueViolation, { row, last, since }: KnownState, hour: Date): NewEvent[] {
  const subject = subjectOf(due);
  const isOld = due.hour < since;
  const isShown = last === undefined ? isOld && due.wasListed : last.kind !== 'VIOLATION_WITHDRAWN';
  const event = (kind: PublicEventKind, data: object): NewEvent[] => [
    { kind, subject, occurredAt: hour, data },
  ];
  if (row === undefined || !isListed(row)) {
    return isShown ? event('VIOLATION_WITHDRAWN', { id: due.publicId }) : [];
  }
  const data = presentRestViolation(row, null);
  if (!isShown) {
    return event('VIOLATION_RECORDED', data);
  }
  return isDeepStrictEqual(last?.data, data) ? [] : event('VIOLATION_CHANGED', data);
}
