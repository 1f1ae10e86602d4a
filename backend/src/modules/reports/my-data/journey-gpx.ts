import { journeyRoute } from '../../journeys/read/journey-route';
import { presentGpx } from './gpx.presenter';
import { ownJourney } from './own-journey';
import { act } from '../../identity/acts/act';
import { signedIn } from '../../identity/acts/rules';

/**
 * The route of a journey of the actor's own as a GPX 1.1 document.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not theirs, also for staff
 */
export const journeyGpx = act(
  { may: signedIn, seen: { owner: 'full', anyone: 'NOT_FOUND' } },
  async (ctx, journeyId: number): Promise<string> => {
    const journey = await ownJourney(ctx, journeyId);
    return presentGpx(journey, await journeyRoute(ctx, journeyId));
  },
);
