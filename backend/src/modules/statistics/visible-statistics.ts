import { hasPermission } from '../identity/accounts/actor';
import type { AppCtx } from '../identity/accounts/actor';
import { allStatistics, ownStatistics } from './get-statistics';
import type { Statistics } from './get-statistics';
import { publicTotals } from './public-totals';

/** The figures of the whole country: as they stand now for staff, those of the last full hour for everybody else. */
export function countryStatistics(ctx: AppCtx): Promise<Statistics> {
  return hasPermission(ctx.actor, 'canViewDashboard') ? allStatistics(ctx) : publicTotals(ctx);
}

/** The statistics of REST: own for a citizen, those of the whole country for staff and visitors. */
export function visibleStatistics(ctx: AppCtx): Promise<Statistics> {
  return ctx.actor?.role === 'CITIZEN' ? ownStatistics(ctx) : countryStatistics(ctx);
}
