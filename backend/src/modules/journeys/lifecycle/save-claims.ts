import { isWithin, LIMITS, rangeSentence } from '@wakafine/domain/input/limits';
import { AppError, badInput } from '../../../platform/errors';
import type { AppCtx } from '../../identity/accounts/actor';
import { Journey } from '../journey.entity';
import { canRecord } from '../journeys.policy';
import { act } from '../../identity/acts/act';
import { citizens } from '../../identity/acts/rules';

/** Figures that a client claims of its journey; they never overrule what the track shows. */
export interface JourneyClaims {
  readonly maxSpeed?: number;
  readonly distance?: number;
  readonly averageSpeed?: number;
}

const CLAIMS = [
  ['maxSpeed', 'claimedMaxSpeedKmh', LIMITS.speedKmh],
  ['distance', 'claimedDistanceKm', LIMITS.distanceKm],
  ['averageSpeed', 'claimedAverageSpeedKmh', LIMITS.speedKmh],
] as const;

/**
 * The columns for claimed figures.
 * @throws BAD_USER_INPUT for a figure out of bounds
 */
export function claimColumns(claims: JourneyClaims): Partial<Journey> {
  const given = CLAIMS.filter(([name]) => claims[name] !== undefined);
  const faults = given.filter(([name, , range]) => !isWithin(claims[name], range));
  if (faults.length > 0) {
    throw badInput(Object.fromEntries(faults.map(([name, , range]) => [name, rangeSentence(range)])));
  }
  return Object.fromEntries(given.map(([name, column]) => [column, claims[name]]));
}

/**
 * The actor's own journey.
 * @throws UNAUTHENTICATED, FORBIDDEN for staff, NOT_FOUND for a journey that is not theirs
 */
export const ownJourney = act({ may: citizens }, async (ctx, journeyId: number): Promise<Journey> => {
  const journey = await ctx.db.entities.findOneBy(Journey, { id: journeyId });
  if (journey === null || !canRecord(ctx.actor, journey)) {
    throw new AppError('NOT_FOUND');
  }
  return journey;
});

/** Stores claimed figures of the actor's own journey beside the true ones. */
export async function saveClaims(ctx: AppCtx, journeyId: number, columns: Partial<Journey>): Promise<void> {
  if (Object.keys(columns).length > 0) {
    await ctx.db.entities.update(Journey, journeyId, columns);
  }
}
