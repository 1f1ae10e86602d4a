import { HOUR_MS, MINUTE_MS } from '../units';

/** Kinds of event of the public log, each with its words in the API. */
export const PUBLIC_EVENT_WORDS = {
  VIOLATION_RECORDED: 'A violation has come into the public lists.',
  VIOLATION_CHANGED: 'What the public lists show of a violation has changed.',
  VIOLATION_WITHDRAWN: 'A violation has left the public lists.',
  ALERT_BROADCAST: 'An alert of the authority to everybody.',
  ALERT_REVOKED: 'Such an alert was revoked.',
  LIMITS_CHANGED: 'The register of speed limits has another version.',
  STATISTICS_UPDATED: 'The public totals of an hour.',
} as const;

/** Kind of an event of the public log. */
export type PublicEventKind = keyof typeof PUBLIC_EVENT_WORDS;

// Object.keys discards which keys it got.
export const PUBLIC_EVENT_KINDS = Object.keys(PUBLIC_EVENT_WORDS) as readonly PublicEventKind[];

/** Kinds of events that leave an hour at a time, once it is over. */
export const HOURLY_KINDS: readonly PublicEventKind[] = [
  'VIOLATION_RECORDED',
  'VIOLATION_CHANGED',
  'VIOLATION_WITHDRAWN',
];

/**
 * Delay between the end of an hour and the moment when its events leave, ms: what was under way at its end is settled by then, and
 * leaves with the rest.
 */
export const HOUR_SETTLES_MS = 5 * MINUTE_MS;

/** The full hour whose earlier events may leave at a time, ms. */
export function loggedHourMs(nowMs: number): number {
  return Math.floor((nowMs - HOUR_SETTLES_MS) / HOUR_MS) * HOUR_MS;
}

/** Name of a kind in messages, such as `violation.recorded`. */
export function eventTypeOf(kind: PublicEventKind): string {
  return kind.toLowerCase().replace('_', '.');
}

/** Names of all kinds in messages. */
export const PUBLIC_EVENT_TYPES: readonly string[] = PUBLIC_EVENT_KINDS.map(eventTypeOf);

/** The kind that a message names, or null for a name of none. */
export function kindOfEventType(type: string): PublicEventKind | null {
  return PUBLIC_EVENT_KINDS.find((kind) => eventTypeOf(kind) === type) ?? null;
}
