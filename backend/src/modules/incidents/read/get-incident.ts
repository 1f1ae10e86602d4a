import { AppError } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { recordLook } from '../../identity/looks/record-looks';
import { Incident } from '../incident.entity';
import { canSeeIncident } from '../incidents.policy';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

/** An incident of the actor's own, or any for staff; null for what is not there or not theirs. */
export async function findIncident(ctx: AppCtx, id: number | null): Promise<Incident | null> {
  const incident = id === null ? null : await ctx.db.entities.findOneBy(Incident, { id });
  return incident !== null && canSeeIncident(ctx.actor, incident) ? incident : null;
}

/**
 * An incident of the actor's own, or any for staff.
 * @throws NOT_FOUND for what is not there or not theirs
 */
export async function getIncident(ctx: AppCtx, id: number | null): Promise<Incident> {
  const incident = await findIncident(ctx, id);
  if (incident === null) {
    throw new AppError('NOT_FOUND');
  }
  return incident;
}

/** An incident as findIncident gives it, opened to be read: when staff open it, its submitter can read that they did. */
export const openIncident = openAct(
  { may: anyone, seen: { owner: 'full', staff: 'full', anyone: 'null' } },
  async (ctx: AppCtx, id: number | null): Promise<Incident | null> => {
    const incident = await findIncident(ctx, id);
    if (incident !== null) {
      const seen = { accountId: incident.accountId, incidentId: incident.id };
      const target = `incident:${incident.id}`;
      await recordLook(ctx, { kind: 'INCIDENT', act: 'INCIDENT_OPENED', target, seen });
    }
    return incident;
  },
);
