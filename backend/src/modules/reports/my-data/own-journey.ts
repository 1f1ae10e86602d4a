import { AppError } from '../../../platform/errors';
import { getJourney } from '../../journeys/read/get-journey';
import type { Journey } from '../../journeys/journey.entity';
import { canRecord } from '../../journeys/journeys.policy';
import { act } from '../../identity/acts/act';
import { signedIn } from '../../identity/acts/rules';

/**
 * A journey of the actor's own, for a file that they take with them.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not theirs, also for staff
 */
export const ownJourney = act({ may: signedIn }, async (ctx, journeyId: number): Promise<Journey> => {
  const journey = await getJourney(ctx, journeyId);
  if (journey === null || !canRecord(ctx.actor, journey)) {
    throw new AppError('NOT_FOUND');
  }
  return journey;
});
