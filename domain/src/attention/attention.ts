import { civilDayOf, startOfDayMs } from '../time/civil-time';
import type { Right } from '../people/roles';
import { DAY_MS, HOUR_MS } from '../units';

/** Kinds of things that need somebody of the staff; SOURCE is a kind whose things could not be read. */
export const ATTENTION_KINDS = [
  'STATUS_PROPOSAL',
  'RULE_PROPOSAL',
  'LIMIT_PROPOSAL',
  'CASE',
  'INCIDENT',
  'RATE',
  'SILENT_AGENCY',
  'TRACKS',
  'JOB',
  'BACKUP',
  'SOURCE',
] as const;
/** Kind of a thing that needs somebody of the staff. */
export type AttentionKind = (typeof ATTENTION_KINDS)[number];
/** Kind that is read from a source of its own. */
export type SourceKind = Exclude<AttentionKind, 'SOURCE'>;
/** Every kind that has a source, in the order in which equal ones stand. */
export const SOURCE_KINDS: readonly SourceKind[] = ATTENTION_KINDS.filter((kind) => kind !== 'SOURCE');

/** Harms that a thing can do while nobody looks at it, the least first. */
export const ATTENTION_HARMS = ['LOW', 'MEDIUM', 'HIGH'] as const;
/** Harm that a thing can do while nobody looks at it. */
export type AttentionHarm = (typeof ATTENTION_HARMS)[number];

/** Harm of each kind, and the right that reading it takes. */
export const ATTENTION_FACTS: Readonly<
  Record<AttentionKind, { readonly harm: AttentionHarm; readonly right: Right }>
> = {
  STATUS_PROPOSAL: { harm: 'HIGH', right: 'canSuspendVehicles' },
  RULE_PROPOSAL: { harm: 'MEDIUM', right: 'canSuspendVehicles' },
  LIMIT_PROPOSAL: { harm: 'MEDIUM', right: 'keepLimits' },
  CASE: { harm: 'HIGH', right: 'canSuspendVehicles' },
  INCIDENT: { harm: 'HIGH', right: 'canViewDashboard' },
  RATE: { harm: 'MEDIUM', right: 'canViewDashboard' },
  SILENT_AGENCY: { harm: 'MEDIUM', right: 'canViewDashboard' },
  // Several journeys of one account stand together.
  TRACKS: { harm: 'MEDIUM', right: 'canSuspendVehicles' },
  JOB: { harm: 'LOW', right: 'canAccessSystemSettings' },
  BACKUP: { harm: 'MEDIUM', right: 'canAccessSystemSettings' },
  SOURCE: { harm: 'MEDIUM', right: 'canViewDashboard' },
};

/** Times until which a row can be snoozed; UNTIL_CHANGE is until its cause grows or shrinks. */
export const SNOOZES = ['ONE_HOUR', 'TONIGHT', 'MONDAY', 'UNTIL_CHANGE'] as const;
/** Time until which a row can be snoozed. */
export type Snooze = (typeof SNOOZES)[number];

/** Facts that a row is ranked by. */
export interface Ranked {
  readonly harm: AttentionHarm;
  /** Time by which it must be done, ms; null without one. */
  readonly dueAtMs: number | null;
  readonly isAssigned: boolean;
}

/** Decision on a row. */
export interface Handled {
  /** Null: not snoozed until a time. */
  readonly snoozedUntilMs: number | null;
  /** Size of the cause when it was snoozed until it changes; null: it was not. */
  readonly snoozedSize: number | null;
  /** Size of the cause when it was done; null: it is not done. */
  readonly doneSize: number | null;
}

/** States of a row: it needs somebody, it is snoozed, or it is done and its cause has not grown since. */
export const ATTENTION_STATES = ['OPEN', 'SNOOZED', 'DONE'] as const;
/** State of a row. */
export type AttentionState = (typeof ATTENTION_STATES)[number];

const HARM_WEIGHTS: Readonly<Record<AttentionHarm, number>> = { LOW: 1, MEDIUM: 3, HIGH: 9 };
/** A row without a deadline weighs 1, one that is due now as much more. */
const DUE_WEIGHT = 24;
const UNASSIGNED_WEIGHT = 2;
const EVENING_HOUR = 18;
const MORNING_HOUR = 8;
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4;

/**
 * Weight of a row in the queue, more is further up: harm x hours left x nobody on it. With h hours left the second factor is
 * 1 + 24 / (h + 1); it does not grow after the deadline.
 */
export function attentionWeight({ harm, dueAtMs, isAssigned }: Ranked, nowMs: number): number {
  const hoursLeft = dueAtMs === null ? Infinity : Math.max(0, dueAtMs - nowMs) / HOUR_MS;
  const urgency = 1 + DUE_WEIGHT / (hoursLeft + 1);
  return HARM_WEIGHTS[harm] * urgency * (isAssigned ? 1 : UNASSIGNED_WEIGHT);
}

/** State of a row whose cause has a size now. What is done comes back as soon as its cause has grown. */
export function attentionStateOf(handled: Handled, size: number, nowMs: number): AttentionState {
  const { doneSize, snoozedUntilMs, snoozedSize } = handled;
  if (doneSize !== null) {
    return size > doneSize ? 'OPEN' : 'DONE';
  }
  const isUnchanged = snoozedSize === null || snoozedSize === size;
  const isEarly = snoozedUntilMs === null || nowMs < snoozedUntilMs;
  const isSnoozed = snoozedUntilMs !== null || snoozedSize !== null;
  return isSnoozed && isUnchanged && isEarly ? 'SNOOZED' : 'OPEN';
}

/**
 * Time at which a snoozed row comes back, ms; null for UNTIL_CHANGE without a deadline. TONIGHT is the next 18:00 and MONDAY the next
 * Monday 08:00 of Africa/Douala. No row sleeps through its deadline: it is back an hour before.
 */
export function snoozedUntilMs(snooze: Snooze, dueAtMs: number | null, nowMs: number): number | null {
  const lastMs = dueAtMs !== null && dueAtMs - HOUR_MS > nowMs ? dueAtMs - HOUR_MS : Infinity;
  const chosenMs = chosenTimeMs(snooze, nowMs);
  const untilMs = Math.min(chosenMs ?? Infinity, lastMs);
  return untilMs === Infinity ? null : untilMs;
}

function chosenTimeMs(snooze: Snooze, nowMs: number): number | null {
  const today = civilDayOf(nowMs);
  switch (snooze) {
    case 'ONE_HOUR':
      return nowMs + HOUR_MS;
    case 'TONIGHT': {
      const eveningMs = startOfDayMs(today) + EVENING_HOUR * HOUR_MS;
      return eveningMs > nowMs ? eveningMs : eveningMs + DAY_MS;
    }
    case 'MONDAY': {
      const daysUntil = (((FIRST_MONDAY - today) % 7) + 7) % 7;
      const mondayMs = startOfDayMs(today + daysUntil) + MORNING_HOUR * HOUR_MS;
      return mondayMs > nowMs ? mondayMs : mondayMs + 7 * DAY_MS;
    }
    case 'UNTIL_CHANGE':
      return null;
  }
}

/** Id of the row of an incident, whether it is in the queue or not. */
export function rowOfIncident(incidentId: number): string {
  return `INCIDENT:${incidentId}`;
}
