import type { Incident } from '../incident.entity';
import type { IncidentDecision } from '../incidents.inputs';
import { moveIncident } from './move-incident';
import { act } from '../../identity/acts/act';
import { rightOverVisible } from '../../identity/acts/rules';

/** A decision of staff on an incident. */
export interface ResolveIncident {
  readonly incidentId: number | null;
  readonly status: IncidentDecision;
  readonly reason: string | null;
}

/**
 * Closes an incident as resolved or rejected; the first decision stands, and the same one again changes nothing.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs, FORBIDDEN for viewers and citizens,
 * BAD_USER_INPUT (reason), CONFLICT with `current` when the other was decided before
 */
export const resolveIncident = act(
  { may: rightOverVisible('resolveIncidents') },
  (ctx, { incidentId, status, reason }: ResolveIncident): Promise<Incident> => {
    const decision = { incidentId, to: status, reason, duplicateOfId: null, version: null };
    return moveIncident(ctx, { ...decision, isReasonNeeded: false });
  },
);
