import { canBecome } from '@wakafine/domain/incident-state';
import { longTextFault, REASON_MAX } from '@wakafine/domain/incidents';
import type { IncidentStatus } from '@wakafine/domain/incidents';
import { AppError, badInput } from '../../platform/errors';
import { inTransaction } from '../../platform/unit-of-work';
import { requireSignedIn } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';
import { Incident } from './incident.entity';
import { canResolveIncidents } from './incidents.policy';
import { getIncident } from './get-incident';
import type { IncidentDecision } from './incidents.inputs';
import { CLOSE_INCIDENT, LOCK_INCIDENT } from './incidents.queries';

/** What staff decide on an incident. */
export interface ResolveIncident {
  readonly incidentId: number | null;
  readonly status: IncidentDecision;
  readonly reason: string | null;
}

/**
 * Closes an incident as resolved or rejected; the first decision stands, and the same one again changes nothing.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs, FORBIDDEN for viewers and citizens,
 * BAD_USER_INPUT (reason), CONFLICT when the other was decided before
 */
export async function resolveIncident(ctx: AppCtx, input: ResolveIncident): Promise<Incident> {
  const { accountId } = requireSignedIn(ctx);
  const id = (await getIncident(ctx, input.incidentId)).id;
  if (!canResolveIncidents(ctx.actor)) {
    throw new AppError('FORBIDDEN');
  }
  const reason = input.reason?.trim() ?? '';
  const fault = longTextFault(reason, REASON_MAX);
  if (fault !== null) {
    throw badInput({ reason: fault });
  }
  return inTransaction(ctx, async (deciding) => {
    const [before] = await deciding.db.rows<{ status: IncidentStatus }>(LOCK_INCIDENT, [id]);
    if (before !== undefined && before.status !== input.status) {
      if (!canBecome(before.status, input.status)) {
        throw new AppError('CONFLICT', { sentence: 'This incident has been decided on before.' });
      }
      const details = { status: input.status, reason: reason === '' ? null : reason };
      await deciding.db.rows(CLOSE_INCIDENT, [id, details.status, details.reason, ctx.clock(), accountId]);
      await recordAct(deciding, { act: 'INCIDENT_RESOLVED', target: `incident:${id}`, details });
    }
    return deciding.db.entities.findOneByOrFail(Incident, { id });
  });
}
