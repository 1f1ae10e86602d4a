import { longTextFault, REASON_MAX } from '@wakafine/domain/incidents';
import type { IncidentStatus } from '@wakafine/domain/incidents';
import { AppError, badInput } from '../../platform/errors';
import { inTransaction } from '../../platform/unit-of-work';
import { requireSignedIn } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { recordAct } from '../identity/record-act';
import { Incident } from './incident.entity';
import { canResolveIncidents, canSeeIncident } from './incidents.policy';
import { DECIDE_INCIDENT } from './incidents.queries';

/** What staff decide on an incident. */
export interface ResolveIncident {
  readonly incidentId: number | null;
  readonly status: Exclude<IncidentStatus, 'RECEIVED'>;
  readonly reason: string | null;
}

/**
 * Closes an incident as resolved or rejected; the first decision stands, and the same one again changes nothing.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs, FORBIDDEN for viewers and citizens,
 * BAD_USER_INPUT (reason), CONFLICT when the other was decided before
 */
export async function resolveIncident(ctx: AppCtx, input: ResolveIncident): Promise<Incident> {
  const { accountId } = requireSignedIn(ctx);
  const id = (await visibleIncident(ctx, input.incidentId)).id;
  if (!canResolveIncidents(ctx.actor)) {
    throw new AppError('FORBIDDEN');
  }
  const reason = input.reason?.trim() ?? '';
  const fault = longTextFault(reason, REASON_MAX);
  if (fault !== null) {
    throw badInput({ reason: fault });
  }
  return inTransaction(ctx, async (deciding) => {
    const values = [id, input.status, reason === '' ? null : reason, ctx.clock(), accountId];
    const [decided] = await deciding.db.rows<{ id: number }>(DECIDE_INCIDENT, values);
    const incident = await deciding.db.entities.findOneByOrFail(Incident, { id });
    if (decided === undefined && incident.status !== input.status) {
      throw new AppError('CONFLICT', { sentence: 'This incident has been decided on before.' });
    }
    if (decided !== undefined) {
      const details = { status: input.status, reason: incident.statusReason };
      await recordAct(deciding, { act: 'INCIDENT_RESOLVED', target: `incident:${id}`, details });
    }
    return incident;
  });
}

async function visibleIncident(ctx: AppCtx, id: number | null): Promise<Incident> {
  const incident = id === null ? null : await ctx.db.entities.findOneBy(Incident, { id });
  if (incident === null || !canSeeIncident(ctx.actor, incident)) {
    throw new AppError('NOT_FOUND');
  }
  return incident;
}
