import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { INCIDENT_STATUSES, type IncidentStatus } from '@wakafine/domain/incidents/incidents';
import {
  useMoveIncidentMutation,
  type MoveIncidentInput,
  type StaffIncidentFragment,
} from '../../../graphql/staff';
import { errorCodeOf, fieldErrorsOf, refusalOf } from '../../../lib/errors/errors';

/** Result of somebody else's act on an incident meanwhile. */
export interface Meanwhile {
  readonly status: IncidentStatus;
  readonly reason: string | null;
  readonly version: number;
  /** Whether nothing more can be done with it. */
  readonly isClosed: boolean;
}

/** Outcome of an act. */
export type MoveOutcome =
  | { readonly kind: 'moved'; readonly incident: StaffIncidentFragment }
  | { readonly kind: 'conflict'; readonly meanwhile: Meanwhile }
  /** The number of the other incident is none that can be stored. */
  | { readonly kind: 'wrongOriginal' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Gives the act that moves an incident to another status, and its outcome. */
export function useMoveIncident(): (input: MoveIncidentInput) => Promise<MoveOutcome> {
  const [move] = useMoveIncidentMutation();
  return async (input) => {
    try {
      const { data } = await move({ variables: { input } });
      return data
        ? { kind: 'moved', incident: data.moveIncident.incident }
        : { kind: 'failed', error: new Error('An act without an answer') };
    } catch (error) {
      return outcomeOf(error);
    }
  };
}

function outcomeOf(error: unknown): MoveOutcome {
  if ('duplicateOfId' in fieldErrorsOf(error)) {
    return { kind: 'wrongOriginal' };
  }
  const meanwhile = errorCodeOf(error) === 'CONFLICT' ? meanwhileOf(refusalOf(error)?.current) : null;
  return meanwhile === null ? { kind: 'failed', error } : { kind: 'conflict', meanwhile };
}

function meanwhileOf(current: unknown): Meanwhile | null {
  if (typeof current !== 'object' || current === null || !('status' in current) || !('version' in current)) {
    return null;
  }
  const status = INCIDENT_STATUSES.find((known) => known === current.status);
  const { version } = current;
  const reason =
    'statusReason' in current && typeof current.statusReason === 'string' ? current.statusReason : null;
  return status !== undefined && typeof version === 'number'
    ? { status, version, reason, isClosed: isIncidentClosed(status) }
    : null;
}
