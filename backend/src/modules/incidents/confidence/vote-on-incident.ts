import { areCellsNear, distanceBetweenM } from '@wakafine/domain/geo/geo';
import type { Place } from '@wakafine/domain/geo/geo';
import { CROWD_DISTANCE_M, crowdReportsStoredSinceMs } from '@wakafine/domain/incidents/crowd-validator';
import { MINUTE_MS } from '@wakafine/domain/units';
import { minuteOfMs } from '@wakafine/domain/time/public-time';
import { AppError } from '../../../platform/errors';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { AppCtx, SignedInCtx } from '../../identity/accounts/actor';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';
import { getActiveJourney } from '../../journeys/read/get-journey';
import { BAND_DEG, OPEN_STATUSES } from '../crowd/similar-incidents';
import { INCIDENT_OF_OTHERS } from '../crowd/similar-incidents.queries';
import { FIXES_SINCE, SHOWN_HAZARD, STORE_VOTE } from './crowd-confidence.queries';
import { weighCrowd } from './weigh-crowd';

/** Votes of a citizen who passes an incident. */
export type IncidentVoteChoice = 'STILL_THERE' | 'GONE';

/** Vote of a citizen on an incident, and their place. */
export interface VoteOnIncident {
  /** The public id of it. */
  readonly incidentId: number | null;
  readonly vote: IncidentVoteChoice;
  /** Null is enough for whose journey has just passed it. */
  readonly place: Place | null;
}

/** Somebody drives past first, and taps once the vehicle stands or a passenger has seen it. */
const PASSED_WITHIN_MS = 10 * MINUTE_MS;

/**
 * Stores whether an incident is still there, by somebody whose own journey has passed it within 100 m in the last 10 min, or who
 * is in the cells around it; the last vote of an account is the one that counts. Gives it back.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND for what was not shown to
 * others lately or is somewhere else
 */
export const voteOnIncident = act(
  { may: citizens, seen: { owner: 'NOT_FOUND' } },
  async (ctx, input: VoteOnIncident): Promise<IncidentVoteChoice> => {
    const { accountId } = ctx.actor;
    const { place, vote } = input;
    return inTransaction(ctx, async (voting) => {
      const incident = await shownIncident(voting, input);
      if (incident === null) {
        throw new AppError('NOT_FOUND');
      }
      const isPassing = await hasPassed(voting, incident);
      if (!isPassing && (place === null || !areCellsNear(incident, place))) {
        throw new AppError('NOT_FOUND');
      }
      await voting.db.rows(STORE_VOTE, [incident.id, accountId, vote, isPassing, ctx.clock()]);
      await weighCrowd(voting, incident.id);
      return vote;
    });
  },
);

/** Whether the actor's active journey has just passed a place within 100 m. */
export async function hasPassed(ctx: AppCtx, place: Place): Promise<boolean> {
  const journey = await getActiveJourney(ctx);
  if (journey === null) {
    return false;
  }
  const now = ctx.clock();
  const since = new Date(now.getTime() - PASSED_WITHIN_MS);
  const fixes = await ctx.db.rows(FIXES_SINCE, [journey.id, since, now]);
  return fixes.some((fix) => distanceBetweenM(fix, place) <= CROWD_DISTANCE_M);
}

/** A hazard that was shown to everybody, one's own among them, or what others have submitted just now. */
async function shownIncident(
  ctx: SignedInCtx,
  { incidentId, place }: VoteOnIncident,
): Promise<({ readonly id: number } & Place) | null> {
  const now = ctx.clock();
  const [hazard] = await ctx.db.rows(SHOWN_HAZARD, [incidentId, now, OPEN_STATUSES]);
  if (hazard !== undefined || place === null) {
    return hazard ?? null;
  }
  const since = new Date(minuteOfMs(crowdReportsStoredSinceMs(now.getTime())));
  const band = [place.lat - BAND_DEG, place.lat + BAND_DEG] as const;
  const values = [ctx.actor.accountId, incidentId, since, ...band, OPEN_STATUSES] as const;
  const [fresh] = await ctx.db.rows(INCIDENT_OF_OTHERS, values);
  return fresh ?? null;
}
