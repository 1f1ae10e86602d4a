import { effectOf } from '@wakafine/domain/campaigns/effect';
import type { Effect } from '@wakafine/domain/campaigns/effect';
import { judgeCampaign, summed } from '@wakafine/domain/campaigns/judge-campaign';
import type { CampaignRoad, JudgedCampaign } from '@wakafine/domain/campaigns/judge-campaign';
import type { Exposure } from '@wakafine/domain/statistics/rates';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import type { CampaignRow } from './campaigns.queries';
import { readCampaignRoads } from './campaign-roads';
import { readCampaign } from './read-campaign';

/** A campaign with its answer, and what that rests on. */
export interface CampaignResultData extends JudgedCampaign {
  readonly campaign: CampaignRow;
  readonly own: CampaignRoad;
  /** The roads to compare with together, by week. */
  readonly controls: { readonly before: readonly Exposure[]; readonly during: readonly Exposure[] };
  /** Effect on the rest of the road; null where too little is seen, or there is no answer. */
  readonly restEffect: Effect | null;
  readonly startMs: number;
}

/**
 * The answer of a campaign by difference in differences, or the reason why there is none. Four statements.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard, NOT_FOUND
 */
export const getCampaignResult = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  async (ctx, { id }: { id: number | null }): Promise<CampaignResultData> => {
    const campaign = await readCampaign(ctx, id);
    const { own, rest, others, startMs } = await readCampaignRoads(ctx, campaign);
    const judged = judgeCampaign(own, others);
    const used = judged.roads.filter(({ doubt }) => doubt === null);
    const isRestKnown = judged.effect !== null && rest.before.some(({ violations }) => violations > 0);
    return {
      ...judged,
      ...{ campaign, own, startMs },
      controls: {
        before: summed(used.map(({ before }) => before)),
        during: summed(used.map(({ during }) => during)),
      },
      restEffect: isRestKnown ? effectOf(rest, used) : null,
    };
  },
);
