import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { AppError } from '../../../platform/errors';
import { cleanBase64Photo } from '../../../platform/photos/photos';
import { requireCitizen } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { getIncident } from '../read/get-incident';
import type { Incident } from '../incident.entity';
import { INCIDENT_PHOTO_SOURCE, STORE_INCIDENT_PHOTO } from '../incidents.queries';

/** A photo of an incident, as Base64 of a JPEG, PNG or WebP file. */
export interface AttachPhoto {
  readonly incidentId: number;
  readonly photo: string;
}

/**
 * Keeps a photo of an incident of the actor's own, without its metadata; the first stands, and the same again changes
 * nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND for what is not theirs, BAD_USER_INPUT (photo), CONFLICT for
 * another photo, and for an incident that is closed
 */
export async function attachPhoto(ctx: AppCtx, { incidentId, photo }: AttachPhoto): Promise<Incident> {
  requireCitizen(ctx);
  const incident = await getIncident(ctx, incidentId);
  ctx.disk.keepForFixes();
  const { mimeType, bytes, sourceHash } = await cleanBase64Photo(photo);
  if (!isIncidentClosed(incident.status)) {
    await ctx.db.rows(STORE_INCIDENT_PHOTO, [incidentId, mimeType, bytes, sourceHash]);
  }
  const [kept] = await ctx.db.rows(INCIDENT_PHOTO_SOURCE, [incidentId]);
  if (!kept?.sourceHash.equals(sourceHash)) {
    const sentence = kept === undefined ? 'This incident is closed.' : 'This incident has another photo.';
    throw new AppError('CONFLICT', { sentence });
  }
  return incident;
}
