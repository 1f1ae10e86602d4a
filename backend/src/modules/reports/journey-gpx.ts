import { AppError } from '../../platform/errors';
import { requireSignedIn } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { getJourney } from '../journeys/get-journey';
import { journeyRoute } from '../journeys/journey-route';
import { canRecord } from '../journeys/journeys.policy';
import { presentGpx } from './gpx.presenter';

/**
 * The route of a journey of the actor's own as a GPX 1.1 document.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not theirs, also for staff
 */
export async function journeyGpx(ctx: AppCtx, journeyId: number): Promise<string> {
  requireSignedIn(ctx);
  const journey = await getJourney(ctx, journeyId);
  if (journey === null || !canRecord(ctx.actor, journey)) {
    throw new AppError('NOT_FOUND');
  }
  return presentGpx(journey, await journeyRoute(ctx, journeyId));
}
