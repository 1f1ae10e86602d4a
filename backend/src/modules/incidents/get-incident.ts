import { AppError } from '../../platform/errors';
import type { AppCtx } from '../identity/actor';
import { findIncident } from './find-incident';
import type { Incident } from './incident.entity';

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
