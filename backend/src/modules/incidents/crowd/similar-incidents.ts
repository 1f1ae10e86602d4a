import { CROWD_WINDOW_MS } from '@wakafine/domain/incidents/crowd-validator';
import { areCellsNear, CELL_DEG } from '@wakafine/domain/geo/geo';
import type { Place } from '@wakafine/domain/geo/geo';
import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { INCIDENT_STATUSES } from '@wakafine/domain/incidents/incidents';
import type { IncidentSeverity, IncidentType } from '@wakafine/domain/incidents/incidents';
import { isWithin, LIMITS, rangeSentence } from '@wakafine/domain/input/limits';
import { minuteOfMs } from '@wakafine/domain/time/public-time';
import { arrayParameter } from '../../../platform/db/array-parameter';
import { badInput } from '../../../platform/errors';
import { INCIDENTS_OF_OTHERS } from './similar-incidents.queries';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/** The statuses in which an incident may still be confirmed. */
export const OPEN_STATUSES = arrayParameter(INCIDENT_STATUSES.filter((status) => !isIncidentClosed(status)));

const ROWS_MAX = 10;
/** As far as the cells reach that touch the cell of a place. */
export const BAND_DEG = 2 * CELL_DEG;

/** An incident of somebody else as a public row, with its place for nobody but the server. */
export interface SimilarIncidentRow extends Place {
  readonly id: number;
  /** The public identifier. */
  readonly publicId: number;
  readonly incidentType: IncidentType;
  readonly severity: IncidentSeverity;
  readonly isVerified: boolean;
  readonly occurredAt: Date;
  readonly confirmationCount: number;
  /** Whether the actor has confirmed it. */
  readonly isConfirmed: boolean;
}

/**
 * Incidents of others in the cells around a place and in the last 5 min, by the minute, open and of the same
 * type: the
 * newest 10. The answer goes by the cell and the minute of an incident alone, so that no series of answers
 * reveals more.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, BAD_USER_INPUT (lat, lng)
 */
export const similarIncidents = act(
  { may: citizens },
  async (
    ctx,
    { place, incidentType }: { place: Place; incidentType: IncidentType },
  ): Promise<SimilarIncidentRow[]> => {
    const { accountId } = ctx.actor;
    refusePlace(place);
    const now = ctx.clock();
    const since = new Date(minuteOfMs(now.getTime() - CROWD_WINDOW_MS));
    const rows: SimilarIncidentRow[] = await ctx.db.rows(INCIDENTS_OF_OTHERS, [
      accountId,
      since,
      now,
      incidentType,
      place.lat - BAND_DEG,
      place.lat + BAND_DEG,
      OPEN_STATUSES,
    ]);
    return rows.filter((row) => areCellsNear(row, place)).slice(0, ROWS_MAX);
  },
);

function refusePlace({ lat, lng }: Place): void {
  const faults = {
    ...(isWithin(lat, LIMITS.lat) ? {} : { lat: rangeSentence(LIMITS.lat) }),
    ...(isWithin(lng, LIMITS.lng) ? {} : { lng: rangeSentence(LIMITS.lng) }),
  };
  if (Object.keys(faults).length > 0) {
    throw badInput(faults);
  }
}
