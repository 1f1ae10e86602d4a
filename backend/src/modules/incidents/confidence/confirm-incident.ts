import { crowdReportsStoredSinceMs } from '@wakafine/domain/incidents/crowd-validator';
import { areCellsNear } from '@wakafine/domain/geo/geo';
import type { Place } from '@wakafine/domain/geo/geo';
import { minuteOfMs } from '@wakafine/domain/time/public-time';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { beginCrowdReport, submitCrowdReport } from '../crowd/submit-crowd-report';
import { BAND_DEG, OPEN_STATUSES } from '../crowd/similar-incidents';
import type { SimilarIncidentRow } from '../crowd/similar-incidents';
import { CONFIRM_INCIDENT, INCIDENT_OF_OTHERS } from '../crowd/similar-incidents.queries';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';
import type { SignedInCtx } from '../../identity/accounts/actor';
import { STORE_VOTE } from './crowd-confidence.queries';
import { hasPassed } from './vote-on-incident';
import { weighCrowd } from './weigh-crowd';

/** Incident that somebody sees too, and their place. */
export interface ConfirmIncident {
  /** The public id of it. */
  readonly incidentId: number | null;
  readonly place: Place;
}

/**
 * Confirms an incident that somebody else submitted, once; again changes nothing. It has to be open, at most 10
 * min old
 * (who was shown it has time to answer) and in the cells around the place. During a journey it is a crowd report too, with the
 * journey's current speed. It counts as a vote that the incident is still there.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND for any other incident, one's own among them
 */
export const confirmIncident = act(
  { may: citizens, seen: { owner: 'NOT_FOUND' } },
  async (ctx, input: ConfirmIncident): Promise<SimilarIncidentRow> => {
    const { accountId } = ctx.actor;
    const { place } = input;
    return inTransaction(ctx, async (confirming) => {
      const journey = await beginCrowdReport(confirming);
      const incident = await nearbyIncident(confirming, input);
      const { id } = incident;
      const at = ctx.clock();
      const [confirmed] = await confirming.db.rows(CONFIRM_INCIDENT, [id, accountId, at]);
      if (confirmed !== undefined && journey !== null) {
        const subject = { violationId: null, incidentId: id };
        await submitCrowdReport(confirming, { subject, place, at, journey, isConfirmation: true });
      }
      if (confirmed !== undefined) {
        const isPassing = await hasPassed(confirming, incident);
        await confirming.db.rows(STORE_VOTE, [id, accountId, 'STILL_THERE', isPassing, at]);
        await weighCrowd(confirming, id);
      }
      return nearbyIncident(confirming, input);
    });
  },
);

async function nearbyIncident(
  ctx: SignedInCtx,
  { incidentId, place }: ConfirmIncident,
): Promise<SimilarIncidentRow> {
  const since = new Date(minuteOfMs(crowdReportsStoredSinceMs(ctx.clock().getTime())));
  const band = [place.lat - BAND_DEG, place.lat + BAND_DEG] as const;
  const values = [ctx.actor.accountId, incidentId, since, ...band, OPEN_STATUSES] as const;
  const [row]: SimilarIncidentRow[] = await ctx.db.rows(INCIDENT_OF_OTHERS, values);
  if (row === undefined || !areCellsNear(row, place)) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}
