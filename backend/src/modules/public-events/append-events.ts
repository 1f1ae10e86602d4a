import type { PublicEventKind } from '@wakafine/domain/events/public-events';
import type { Ctx, Services } from '../../platform/context/context';
import { inTransaction } from '../../platform/context/unit-of-work';
import { APPEND_EVENTS, LOCK_EVENT_LOG } from './public-events.queries';
import type { PublicEventLog } from './public-event-log.entity';

/** An event before it has its number. */
export interface NewEvent {
  readonly kind: PublicEventKind;
  readonly subject: string;
  readonly occurredAt: Date;
  /** The public row, as the other doors give it. */
  readonly data: object;
}

/** State of the log: its newest number, and the hours that it covers. */
export type LogState = Omit<PublicEventLog, 'isOnly'>;

/**
 * Runs work that writes into the log, in one transaction: no other process writes meanwhile, so that numbers rise in the order in which
 * events can be seen. Null, and nothing is done, while another one does.
 */
export async function withEventLog<Result>(
  services: Services,
  work: (tx: Ctx, log: LogState) => Promise<Result>,
): Promise<Result | null> {
  return inTransaction({ ...services, actor: null }, async (tx) => {
    const [log] = await tx.db.rows(LOCK_EVENT_LOG, []);
    return log === undefined ? null : work(tx, log);
  });
}

/** Adds events in their order; only within {@link withEventLog}. */
export async function appendEvents(tx: Ctx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) {
    return;
  }
  await tx.db.rows(APPEND_EVENTS, [
    events.map(({ kind }) => kind),
    events.map(({ subject }) => subject),
    events.map(({ occurredAt }) => occurredAt),
    events.map(({ data }) => JSON.stringify(data)),
    tx.clock(),
  ]);
  events.forEach(({ kind }) => tx.tallies.publicEvents.add([kind]));
}
