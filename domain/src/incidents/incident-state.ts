import { INCIDENT_STATUSES } from './incidents';
import type { IncidentStatus } from './incidents';

/** Allowed next states of an incident; what is closed stays as it is unless it is reopened. */
const NEXT: Readonly<Record<IncidentStatus, readonly IncidentStatus[]>> = {
  RECEIVED: ['VERIFIED', 'UNDER_REVIEW', 'RESOLVED', 'REJECTED', 'DUPLICATE'],
  VERIFIED: ['UNDER_REVIEW', 'RESOLVED', 'REJECTED', 'DUPLICATE'],
  UNDER_REVIEW: ['RESOLVED', 'REJECTED', 'DUPLICATE'],
  RESOLVED: [],
  REJECTED: [],
  DUPLICATE: [],
};

/** Whether an incident may go from one status to another. */
export function canBecome(from: IncidentStatus, to: IncidentStatus): boolean {
  return NEXT[from].includes(to);
}

/** The statuses from which an incident may go to another. */
export function statusesBefore(to: IncidentStatus): IncidentStatus[] {
  return INCIDENT_STATUSES.filter((from) => canBecome(from, to));
}

/** Whether nothing more becomes of an incident unless it is reopened. */
export function isIncidentClosed(status: IncidentStatus): boolean {
  return NEXT[status].length === 0;
}

/** Status of an incident that was reopened: somebody of the staff is at it again. */
export const REOPENED_STATUS = 'UNDER_REVIEW' satisfies IncidentStatus;

/** Whether a step in the history of an incident reopened it. */
export function isReopening(before: IncidentStatus | null, after: IncidentStatus): boolean {
  return before !== null && isIncidentClosed(before) && !isIncidentClosed(after);
}

/**
 * Whether staff must give a reason when they move an incident to a status; a duplicate is explained by the other
 * incident.
 */
export function needsReason(to: IncidentStatus): boolean {
  return to === 'RESOLVED' || to === 'REJECTED';
}
