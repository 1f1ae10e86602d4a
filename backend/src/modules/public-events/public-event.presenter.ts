import { eventTypeOf } from '@wakafine/domain/events/public-events';
import type { PublicEvent as PublicEventNode } from './public-event.type';
import type { PublicEvent } from './public-event.entity';

/** An event as it stands in the log, without what only the log needs. */
export type LoggedEvent = Pick<PublicEvent, 'id' | 'kind' | 'occurredAt' | 'data'>;

/** An event as a message: the same over REST, SSE and NDJSON and in webhooks (payload of Standard Webhooks). */
export interface EventMessage {
  /** Its place in the log, as a text. */
  readonly id: string;
  /** Such as `violation.recorded`. */
  readonly type: string;
  /** ISO 8601, UTC; a full hour for what leaves by the hour. */
  readonly timestamp: string;
  readonly data: unknown;
}

/** An event as a message. */
export function presentEventMessage({ id, kind, occurredAt, data }: LoggedEvent): EventMessage {
  return { id: String(id), type: eventTypeOf(kind), timestamp: occurredAt.toISOString(), data };
}

/** An event over GraphQL. */
export function presentPublicEvent({ id, kind, occurredAt, data }: LoggedEvent): PublicEventNode {
  return { id: String(id), kind, occurredAt, data: JSON.stringify(data) };
}
