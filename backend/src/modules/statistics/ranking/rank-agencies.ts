import { EXPOSURE_MIN_KM } from '@wakafine/domain/ranking';
import type { RankingMeasure } from '@wakafine/domain/ranking';
import { requirePermission } from '../../identity/actor';
import type { AppCtx } from '../../identity/actor';
import { daysBack } from './days-back';
import { AGENCIES } from './ranking.queries';
import type { AgencyRow } from './ranking.queries';

const MOST = 200;

/** An agency with its rank; 1 is the worst, and the same measure is the same rank. */
export interface RankedAgencyRow extends AgencyRow {
  readonly rank: number;
}

/**
 * Transport agencies by their violations of some days, or by those for each 1,000 km: then only those whose vehicles have
 * driven far enough to be compared. Only what their own enrolled devices recorded counts. At most 200.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (days)
 */
export async function rankAgencies(
  ctx: AppCtx,
  { by, days }: { by: RankingMeasure; days: number },
): Promise<RankedAgencyRow[]> {
  requirePermission(ctx, 'canViewDashboard');
  const { from, before } = daysBack(days, ctx.clock());
  const rows = await ctx.db.rows<AgencyRow>(AGENCIES, [from, before]);
  const isRaw = by === 'VIOLATIONS';
  const measure = ({ violations, distanceM }: AgencyRow): number =>
    isRaw ? violations : violations / distanceM;
  return rows
    .filter(({ distanceM }) => isRaw || distanceM >= EXPOSURE_MIN_KM.agency * 1000)
    .sort((one, other) => measure(other) - measure(one) || one.agency.localeCompare(other.agency))
    .map((row, _, all) => ({ ...row, rank: 1 + all.filter((other) => measure(other) > measure(row)).length }))
    .slice(0, MOST);
}
