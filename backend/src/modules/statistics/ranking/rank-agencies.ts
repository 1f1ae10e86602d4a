import type { RankingMeasure } from '@wakafine/domain/statistics/ranking';
import { momentsOf, peersOf } from '@wakafine/domain/statistics/rates';
import { daysBack } from './days-back';
import { ranked } from './ranked';
import type { Ranked } from './ranked';
import { AGENCIES } from './ranking.queries';
import type { AgencyRow } from './ranking.queries';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

const MOST = 200;

/** An agency with its rank; 1 is the worst, and the same measure is the same rank. */
export type RankedAgencyRow = Ranked<AgencyRow>;

/**
 * Transport agencies by their violations of some days, or by those for each 1,000 km: then only those whose vehicles have
 * driven far enough to be compared. Only what their own enrolled devices recorded counts. At most 200.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, BAD_USER_INPUT (days)
 */
export const rankAgencies = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, { by, days }: { by: RankingMeasure; days: number }): Promise<RankedAgencyRow[]> => {
    const { from, before } = daysBack(days, ctx.clock());
    const rows: AgencyRow[] = await ctx.db.rows(AGENCIES, [from, before]);
    const inOrder = rows.sort((one, other) => one.agency.localeCompare(other.agency));
    return ranked(inOrder, { by, peers: peersOf(momentsOf(rows)) }).slice(0, MOST);
  },
);
