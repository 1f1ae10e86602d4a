import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import { CAMPAIGNS } from './campaigns.queries';
import type { CampaignRow } from './campaigns.queries';

/** Campaigns in the list: those of some decades, for each takes weeks of work on a road. */
export const LISTED_CAMPAIGNS = 200;

/** Campaigns, the one that starts last first, withdrawn ones among them. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const listCampaigns = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  ({ db }): Promise<CampaignRow[]> => db.rows(CAMPAIGNS, [LISTED_CAMPAIGNS]),
);
