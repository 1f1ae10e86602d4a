import { violationsOfJourneys } from '../../journeys/read/journey-details';
import { journeyRoute } from '../../journeys/read/journey-route';
import { presentGeojson } from './geojson.presenter';
import { ownJourney } from './own-journey';
import { act } from '../../identity/acts/act';
import { signedIn } from '../../identity/acts/rules';

/**
 * The route and the violations of a journey of the actor's own as a GeoJSON document.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not theirs, also for staff
 */
export const journeyGeojson = act(
  { may: signedIn, seen: { owner: 'full', anyone: 'NOT_FOUND' } },
  async (ctx, journeyId: number): Promise<string> => {
    const journey = await ownJourney(ctx, journeyId);
    const [route, [violations = []]] = await Promise.all([
      journeyRoute(ctx, journeyId),
      violationsOfJourneys(ctx, [journeyId]),
    ]);
    return presentGeojson(journey, { route, violations });
  },
);
