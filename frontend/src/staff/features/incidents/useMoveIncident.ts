import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { INCIDENT_STATUSES, type IncidentStatus } from '@wakafine/domain/incidents/incidents';
import {
  useMoveIncidentMutation,
  useReopenIncidentMutation,
  type MoveIncidentInput,
  type StaffIncidentFragment,
} from '../../../graphql/staff';
import type { TriageStep } from './triage';
import { errorCodeOf, fieldErrorsOf, refusalOf } from '../../../lib/errors/errors';

/** Result of somebody else's act on an incident meanwhile. */
export interface Meanwhile {
  readonly status: IncidentStatus;
  readonly reason: string | null;
  readonly version: number;
  /** Whether nothing more can be done with it. */
  readonly isClosed: boolean;
}

/** A step of an incident with what it rests on. */
export interface Move extends Omit<MoveIncidentInput, 'to'> {
  readonly to: TriageStep;
}

/** Outcome of an act. */
export type MoveOutcome =
  | { readonly kind: 'moved'; readonly incident: StaffIncidentFragment }
  | { readonly kind: 'conflict'; readonly meanwhile: Meanwhile }
  /** The number of the other incident is none that can be stored. */
  | { readonly kind: 'wrongOriginal' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Gives the act that moves an incident to another status or reopens it, and its outcome. */
export function useMoveIncident(): (move: Move) => Promise<MoveOutcome> {
  const [moveIncident] = useMoveIncidentMutation();
  const [reopenIncident] = useReopenIncidentMutation();

  async function run({ to, ...given }: Move): Promise<StaffIncidentFragment | undefined> {
    if (to === 'REOPENED') {
      const { incidentId, version, reason } = given;
      const { data } = await reopenIncident({
        variables: { input: { incidentId, version, reason: reason ?? '' } },
      });
      return data?.reopenIncident.incident;
    }
    const { data } = await moveIncident({ variables: { input: { to, ...given } } });
    return data?.moveIncident.incident;
  }

  return async (move) => {
    try {
      const incident = await run(move);
      return incident === undefined
        ? { kind: 'failed', error: new Error('An act without an answer') }
        : { kind: 'moved', incident };
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
