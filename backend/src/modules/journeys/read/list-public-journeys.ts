import { hourOfMs } from '@wakafine/domain/time/public-time';
import { DAY_MS } from '@wakafine/domain/units';
import { arrayParameter } from '../../../platform/db/array-parameter';
import type { PageRequest } from '../../../platform/db/pagination';
import type { AppCtx } from '../../identity/accounts/actor';
import { LISTED_VIOLATIONS, PUBLIC_JOURNEYS } from './public-journeys.queries';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

/** A journey as anybody may see it, but for the mask. */
export interface PublicJourneyRow {
  readonly id: number;
  readonly publicId: number;
  readonly registrationNumber: string;
  readonly category: 'PRIVATE' | 'PUBLIC';
  readonly namedAgency: string | null;
  /** Violations of it that are in public lists. */
  readonly violations: number;
}

/** The journeys of the whole country that ended at least a day before the last full hour, in the order of their public ids. */
export const listPublicJourneys = openAct(
  { may: anyone, scopes: ['violations:public'] },
  async (ctx: AppCtx, { first, afterId }: PageRequest): Promise<PublicJourneyRow[]> => {
    const until = new Date(hourOfMs(ctx.clock().getTime()) - DAY_MS);
    const rows: Omit<PublicJourneyRow, 'violations'>[] = await ctx.db.rows(PUBLIC_JOURNEYS, [
      until,
      afterId,
      first,
    ]);
    const counts: { id: number; count: number }[] = await ctx.db.rows(LISTED_VIOLATIONS, [
      arrayParameter(rows.map(({ id }) => id)),
    ]);
    const countOf = new Map(counts.map(({ id, count }) => [id, count]));
    return rows.map((row) => ({ ...row, violations: countOf.get(row.id) ?? 0 }));
  },
);
