import type { AppCtx } from '../../identity/accounts/actor';
import { journeyRoute } from '../../journeys/read/journey-route';
import { presentGpx } from './gpx.presenter';
import { ownJourney } from './own-journey';

/**
 * The route of a journey of the actor's own as a GPX 1.1 document.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not theirs, also for staff
 */
export async function journeyGpx(ctx: AppCtx, journeyId: number): Promise<string> {
  const journey = await ownJourney(ctx, journeyId);
  return presentGpx(journey, await journeyRoute(ctx, journeyId));
}
