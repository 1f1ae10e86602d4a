import { LOOKS_COUNTED_DAYS } from '@wakafine/domain/people/data-looks';
import { DAY_MS } from '@wakafine/domain/units';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { COUNT_LOOKS, LOOKS_AT } from './looks.queries';
import type { LookRow } from './looks.queries';
import { actAtOnce } from '../acts/act';
import { citizens } from '../acts/rules';

/** Number of looks of staff at an account in the last 30 days. */
export interface LookCounts {
  readonly looks: number;
  readonly numberLooks: number;
  readonly copies: number;
}

/** The looks at an account, not yet read: a page of them and their counts are separate statements. */
export interface LookList {
  page(request: PageRequest): Promise<Page<LookRow>>;
  counts(): Promise<LookCounts>;
}

/**
 * The looks of staff at the actor's data, newest first.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN for staff
 */
export const listMyLooks = actAtOnce({ may: citizens }, (ctx): LookList => {
  const { accountId } = ctx.actor;
  return {
    page: async (request) => {
      const values = [accountId, request.afterId, request.first + 1] as const;
      return pageOf(await ctx.db.rows(LOOKS_AT, values), request);
    },
    counts: async () => {
      const since = new Date(ctx.clock().getTime() - LOOKS_COUNTED_DAYS * DAY_MS);
      const [counts]: LookCounts[] = await ctx.db.rows(COUNT_LOOKS, [accountId, since]);
      return counts ?? { looks: 0, numberLooks: 0, copies: 0 };
    },
  };
});
