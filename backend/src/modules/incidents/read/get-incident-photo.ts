import { AppError } from '../../../platform/errors';
import type { Photo } from '../../../platform/photos/photos';
import { openIncident } from './get-incident';
import { INCIDENT_PHOTO } from '../incidents.queries';
import { act } from '../../identity/acts/act';
import { signedIn } from '../../identity/acts/rules';

/**
 * The photo of an incident, for anyone who submitted it and for staff.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not there or not theirs
 */
export const getIncidentPhoto = act(
  { may: signedIn, seen: { other: 'NOT_FOUND' } },
  async (ctx, incidentId: number): Promise<Photo> => {
    const incident = await openIncident(ctx, incidentId);
    const [photo] = incident === null ? [] : await ctx.db.rows(INCIDENT_PHOTO, [incident.id]);
    if (photo === undefined) {
      throw new AppError('NOT_FOUND');
    }
    return photo;
  },
);
