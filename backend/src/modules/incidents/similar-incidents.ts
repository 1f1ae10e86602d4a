import { CROWD_DISTANCE_M, CROWD_WINDOW_MS } from '@wakafine/domain/crowd-validator';
import { distanceBetweenM } from '@wakafine/domain/geo';
import type { Place } from '@wakafine/domain/geo';
import { isIncidentClosed } from '@wakafine/domain/incident-state';
import { INCIDENT_STATUSES } from '@wakafine/domain/incidents';
import type { IncidentSeverity, IncidentType } from '@wakafine/domain/incidents';
import { isWithin, LIMITS, rangeSentence } from '@wakafine/domain/limits';
import { arrayParameter } from '../../platform/array-parameter';
import { badInput } from '../../platform/errors';
import { requireCitizen } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { INCIDENTS_OF_OTHERS } from './similar-incidents.queries';

/** The statuses in which an incident may still be confirmed. */
export const OPEN_STATUSES = arrayParameter(INCIDENT_STATUSES.filter((status) => !isIncidentClosed(status)));

const ROWS_MAX = 10;
/** A little more than 100 m; the distance itself decides. */
const BAND_DEG = 0.001;

/** An incident of somebody else as a public row, with its place for nobody but the server. */
export interface SimilarIncidentRow extends Place {
  readonly id: number;
  readonly incidentType: IncidentType;
  readonly severity: IncidentSeverity;
  readonly isVerified: boolean;
  readonly occurredAt: Date;
  readonly confirmationCount: number;
  /** Whether the actor has confirmed it. */
  readonly isConfirmed: boolean;
}

/**
 * What others have told of within 100 m and in the last 5 min, open and of the same type: the newest 10.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (lat, lng)
 */
export async function similarIncidents(
  ctx: AppCtx,
  { place, incidentType }: { place: Place; incidentType: IncidentType },
): Promise<SimilarIncidentRow[]> {
  const { accountId } = requireCitizen(ctx);
  refusePlace(place);
  const now = ctx.clock();
  const rows = await ctx.db.rows<SimilarIncidentRow>(INCIDENTS_OF_OTHERS, [
    ...[accountId, new Date(now.getTime() - CROWD_WINDOW_MS), now, incidentType],
    ...[place.lat - BAND_DEG, place.lat + BAND_DEG, OPEN_STATUSES],
  ]);
  return rows.filter((row) => distanceBetweenM(row, place) <= CROWD_DISTANCE_M).slice(0, ROWS_MAX);
}

/** Refuses what is no place on the earth. @throws BAD_USER_INPUT (lat, lng), each name behind the prefix */
export function refusePlace({ lat, lng }: Place, prefix = ''): void {
  const faults = {
    ...(isWithin(lat, LIMITS.lat) ? {} : { [`${prefix}lat`]: rangeSentence(LIMITS.lat) }),
    ...(isWithin(lng, LIMITS.lng) ? {} : { [`${prefix}lng`]: rangeSentence(LIMITS.lng) }),
  };
  if (Object.keys(faults).length > 0) {
    throw badInput(faults);
  }
}
