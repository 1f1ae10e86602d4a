import { AppError } from '../../../platform/errors';
import type { Photo } from '../../../platform/photos/photos';
import { requireSignedIn } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { openIncident } from './get-incident';
import { INCIDENT_PHOTO } from '../incidents.queries';

/**
 * The photo of an incident, for anyone who submitted it and for staff.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs
 */
export async function getIncidentPhoto(ctx: AppCtx, incidentId: number): Promise<Photo> {
  requireSignedIn(ctx);
  const incident = await openIncident(ctx, incidentId);
  const [photo] = incident === null ? [] : await ctx.db.rows(INCIDENT_PHOTO, [incident.id]);
  if (photo === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return photo;
}
