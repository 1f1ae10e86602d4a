import { hasPermission, isCitizen } from '../identity/accounts/actor';
import type { AppCtx } from '../identity/accounts/actor';
import { allStatistics, ownStatistics } from './get-statistics';
import type { Statistics } from './get-statistics';
import { publicTotals } from './public-totals';
import { openAct } from '../identity/acts/act';
import { anyone } from '../identity/acts/rules';

/** The figures of the whole country: as they stand now for staff, those of the last full hour for everybody else. */
export const countryStatistics = openAct(
  { may: anyone, scopes: ['statistics:read', 'authority:read'] },
  (ctx: AppCtx): Promise<Statistics> => {
    return hasPermission(ctx.actor, 'canViewDashboard') ? allStatistics(ctx) : publicTotals(ctx);
  },
);

/** The statistics of REST: own for a citizen, those of the whole country for staff and visitors. */
export const visibleStatistics = openAct(
  { may: anyone, scopes: ['statistics:read', 'authority:read'] },
  (ctx: AppCtx): Promise<Statistics> => {
    return isCitizen(ctx.actor) ? ownStatistics(ctx) : countryStatistics(ctx);
  },
);
