import { isWithin, LIMITS } from '@wakafine/domain/limits';
import { EXPOSURE_MIN_KM } from '@wakafine/domain/ranking';
import type { RankingMeasure } from '@wakafine/domain/ranking';
import { badInput } from '../../../platform/errors';
import { requirePermission } from '../../identity/actor';
import type { AppCtx } from '../../identity/actor';
import { daysBack } from './days-back';
import { RANKED_VEHICLES } from './ranking.queries';
import type { RankedVehicleRow } from './ranking.queries';

/** Which ranking of vehicles. */
export interface RankVehicles {
  readonly by: RankingMeasure;
  readonly first: number;
  /** Days that the trend compares with as many before. */
  readonly days: number;
}

/**
 * Vehicles by all their violations that are kept, or by those for each 1,000 km: then only those that have driven far
 * enough to be compared.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (first, days)
 */
export async function rankVehicles(
  ctx: AppCtx,
  { by, first, days }: RankVehicles,
): Promise<RankedVehicleRow[]> {
  requirePermission(ctx, 'canViewDashboard');
  const { min, max } = LIMITS.pageSize;
  if (!isWithin(first, LIMITS.pageSize)) {
    throw badInput({ first: `Must be a whole number from ${min} to ${max}` });
  }
  const { from, before } = daysBack(days, ctx.clock());
  const values = [first, EXPOSURE_MIN_KM.vehicle * 1000, from, before];
  return ctx.db.rows<RankedVehicleRow>(RANKED_VEHICLES[by], values);
}
