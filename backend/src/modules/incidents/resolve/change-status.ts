import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import type { IncidentStatus } from '@wakafine/domain/incidents/incidents';
import { AppError } from '../../../platform/errors';
import type { SignedInCtx } from '../../identity/accounts/actor';
import { weighCrowd } from '../confidence/weigh-crowd';
import { Incident } from '../incident.entity';
import { incidentChanged } from '../incidents.events';
import { MOVE_INCIDENT } from '../incidents.queries';

/** New status of an incident that is held. */
export interface StatusChange {
  readonly id: number;
  readonly to: IncidentStatus;
  readonly reason: string | null;
  /** Id of the incident that it is a duplicate of; null for none. */
  readonly originalId: number | null;
}

/** Gives an incident a status with its step in the history, and gives it as it is then. In a transaction that holds it. */
export async function changeStatus(
  ctx: SignedInCtx,
  { id, to, reason, originalId }: StatusChange,
): Promise<Incident> {
  const { accountId } = ctx.actor;
  await ctx.db.rows(MOVE_INCIDENT, [
    ...([id, to, reason, ctx.clock(), accountId] as const),
    ...([isIncidentClosed(to), originalId] as const),
  ]);
  await weighCrowd(ctx, id);
  const changed = await ctx.db.entities.findOneByOrFail(Incident, { id });
  ctx.emit(incidentChanged(changed));
  return changed;
}

/** Refusal of an act on an incident that is in another state or version meanwhile; it says which. */
export function decidedBefore(incident: Incident): AppError {
  const { id, status, statusReason, resolvedAt, version } = incident;
  const current = {
    ...{ id: String(id), status, statusReason, version },
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
  return new AppError('CONFLICT', {
    sentence: 'This incident has been decided on before.',
    details: { current },
  });
}
