import { AppError } from '../../../platform/errors';
import { requireSignedIn } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { getJourney } from '../../journeys/read/get-journey';
import type { Journey } from '../../journeys/journey.entity';
import { canRecord } from '../../journeys/journeys.policy';

/**
 * A journey of the actor's own, for a file that they take with them.
 * @throws UNAUTHENTICATED, NOT_FOUND for what is not theirs, also for staff
 */
export async function ownJourney(ctx: AppCtx, journeyId: number): Promise<Journey> {
  requireSignedIn(ctx);
  const journey = await getJourney(ctx, journeyId);
  if (journey === null || !canRecord(ctx.actor, journey)) {
    throw new AppError('NOT_FOUND');
  }
  return journey;
}
