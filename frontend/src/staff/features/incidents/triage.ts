import { canBecome, isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import type { IncidentStatus } from '@wakafine/domain/incidents/incidents';
import type { IncidentMove } from '../../../graphql/staff';

/** Step of an incident by staff: to another status, or open again. */
export type TriageStep = IncidentMove | 'REOPENED';

/** One thing that staff may do with an incident. */
export interface TriageAct {
  readonly to: TriageStep;
  /** The key that does it while nothing is typed. */
  readonly key: string;
}

/** Acts of staff on an incident, in the order in which it goes on. */
export const TRIAGE_ACTS: readonly TriageAct[] = [
  { to: 'VERIFIED', key: 'v' },
  { to: 'UNDER_REVIEW', key: 'u' },
  { to: 'RESOLVED', key: 'r' },
  { to: 'REJECTED', key: 'x' },
  { to: 'DUPLICATE', key: 'd' },
  { to: 'REOPENED', key: 'o' },
];

/** Acts on an incident in this status. */
export function actsFor(status: IncidentStatus): readonly TriageAct[] {
  return TRIAGE_ACTS.filter(({ to }) => canDo(status, to));
}

/** Whether staff may do this with an incident in this status. */
export function canDo(status: IncidentStatus, to: TriageStep): boolean {
  return to === 'REOPENED' ? isIncidentClosed(status) : canBecome(status, to);
}

/** The act that a key stands for in this status; null for none. */
export function actOfKey(key: string, status: IncidentStatus): TriageStep | null {
  return actsFor(status).find((act) => act.key === key.toLowerCase())?.to ?? null;
}

/** Whether a key is meant for a field, or is part of a shortcut of the browser. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isField =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
  return Boolean(isField) || ctrlKey || metaKey || altKey;
}
