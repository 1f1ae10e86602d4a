import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { AppError } from '../../../platform/errors';
import { cleanBase64Photo } from '../../../platform/photos/photos';
import { getIncident } from '../read/get-incident';
import type { Incident } from '../incident.entity';
import { INCIDENT_PHOTO_SOURCE, STORE_INCIDENT_PHOTO } from '../incidents.queries';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/** A photo of an incident, as Base64 of a JPEG, PNG or WebP file. */
export interface AttachPhoto {
  readonly incidentId: number;
  readonly photo: string;
}

/**
 * Stores a photo of an incident of the actor's own, without its metadata; the first stands, and the same again
 * changes
 * nothing.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND for what is not theirs, BAD_USER_INPUT (photo), CONFLICT for
 * another photo, and for an incident that is closed
 */
export const attachPhoto = act(
  { may: citizens, seen: { other: 'NOT_FOUND' } },
  async (ctx, { incidentId, photo }: AttachPhoto): Promise<Incident> => {
    const incident = await getIncident(ctx, incidentId);
    ctx.disk.reserveForFixes();
    const { mimeType, bytes, sourceHash } = await cleanBase64Photo(photo);
    if (!isIncidentClosed(incident.status)) {
      await ctx.db.rows(STORE_INCIDENT_PHOTO, [incidentId, mimeType, bytes, sourceHash]);
    }
    const [stored] = await ctx.db.rows(INCIDENT_PHOTO_SOURCE, [incidentId]);
    if (!stored?.sourceHash.equals(sourceHash)) {
      const sentence = stored === undefined ? 'This incident is closed.' : 'This incident has another photo.';
      throw new AppError('CONFLICT', { sentence });
    }
    return incident;
  },
);
