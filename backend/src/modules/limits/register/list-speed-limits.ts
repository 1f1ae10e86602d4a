import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import type { LimitState } from '@wakafine/domain/limits/limit-proposals';
import { hasControlCharacter } from '@wakafine/domain/input/limits';
import type { LimitZone } from '@wakafine/domain/limits/speed-limits';
import type { Statement } from '../../../platform/db/statement';
import { pageOf } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { partPattern } from '../../../platform/search-text';
import type { AppCtx } from '../../identity/accounts/actor';
import type { LimitProposalRow } from '../limit-proposal-row';
import {
  PROPOSALS_OF_LIMIT,
  PROPOSALS_OF_LIMIT_COUNT,
  WAITING_COUNT,
  WAITING_PROPOSALS,
} from '../limit-proposals.queries';
import { REGISTER_COUNT, REGISTER_COUNTS, REGISTER_LIMITS, REGISTER_PAGE } from './registered-limits.queries';
import { act, actAtOnce } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';

/** A limit of the register by the validity that holds now, else the next or the last one. */
export interface RegisteredLimitRow {
  /** Its place in the order of the register. */
  readonly id: number;
  readonly limitId: string;
  readonly content: LimitContent;
  readonly validFrom: Date | null;
  readonly validUntil: Date | null;
  readonly isConfirmed: boolean;
  readonly state: LimitState;
  /** Null where no change waits. */
  readonly openProposalId: number | null;
}

/** Filter of limits; members left out or null do not narrow. */
export interface LimitNarrowing {
  /** Part of a place's name, an identifier or a source. */
  readonly search?: string | null;
  readonly zone?: LimitZone | null;
  readonly state?: LimitState | null;
  /** Only those for which a change waits, or only the others. */
  readonly isProposed?: boolean | null;
}

/** A list that is not yet read: a page of it and its length are separate statements. */
export interface LimitList<Row> {
  page(request: PageRequest): Promise<Page<Row>>;
  count(): Promise<number>;
}

/** Confirmed share of a part of the register. */
export interface ConfirmedCount {
  readonly total: number;
  readonly confirmed: number;
  /** Not confirmed, and proposed. */
  readonly waiting: number;
}

const NONE: ConfirmedCount = { total: 0, confirmed: 0, waiting: 0 };

/**
 * The register of speed limits in the order in which they were entered, the national default first.
 * @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard
 */
export const listSpeedLimits = actAtOnce(
  { may: right('canViewDashboard') },
  (ctx, filter: LimitNarrowing): LimitList<RegisteredLimitRow> => {
    const search = filter.search?.trim() ?? '';
    const { zone = null, state = null, isProposed = null } = filter;
    const pattern = search === '' ? null : partPattern(search);
    const narrowing = [ctx.clock(), ctx.isDemo, pattern, zone, state, isProposed] as const;
    return {
      page: async (request) => {
        const values = [...narrowing, request.afterId, request.first + 1] as const;
        return pageOf(await ctx.db.rows(REGISTER_PAGE, values), request);
      },
      count: () => countOf(ctx, REGISTER_COUNT, narrowing),
    };
  },
);

/** A limit of the register, or null. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const getSpeedLimit = act(
  { may: right('canViewDashboard') },
  async (ctx, limitId: string): Promise<RegisteredLimitRow | null> => {
    const values = [ctx.clock(), ctx.isDemo, [storableId(limitId)]] as const;
    const [row]: RegisteredLimitRow[] = await ctx.db.rows(REGISTER_LIMITS, values);
    return row ?? null;
  },
);

/** Proposals that wait, oldest first. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const listWaitingProposals = actAtOnce(
  { may: right('canViewDashboard') },
  (ctx): LimitList<LimitProposalRow> => {
    return {
      page: async (request) => {
        const values = [request.afterId, request.first + 1] as const;
        return pageOf(await ctx.db.rows(WAITING_PROPOSALS, values), request);
      },
      count: () => countOf(ctx, WAITING_COUNT, []),
    };
  },
);

/** Confirmed shares of the national default and of the drawn limits. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const confirmedCounts = act(
  { may: right('canViewDashboard') },
  async (ctx): Promise<{ readonly defaults: ConfirmedCount; readonly drawn: ConfirmedCount }> => {
    const values = [ctx.clock(), ctx.isDemo] as const;
    const rows: (ConfirmedCount & { isDefault: boolean })[] = await ctx.db.rows(REGISTER_COUNTS, values);
    const countsOf = (isDefault: boolean): ConfirmedCount =>
      rows.find((row) => row.isDefault === isDefault) ?? NONE;
    return { defaults: countsOf(true), drawn: countsOf(false) };
  },
);

/** Everything that was proposed for a limit, newest first. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const limitHistory = act(
  { may: right('canViewDashboard') },
  (ctx, limitId: string): Promise<LimitProposalRow[]> => {
    return ctx.db.rows(PROPOSALS_OF_LIMIT, [storableId(limitId), null, null]);
  },
);

/** The same in pages. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const pagedLimitHistory = actAtOnce(
  { may: right('canViewDashboard') },
  (ctx, asked: string): LimitList<LimitProposalRow> => {
    const limitId = storableId(asked);
    return {
      page: async (request) => {
        const values = [limitId, request.afterId, request.first + 1] as const;
        return pageOf(await ctx.db.rows(PROPOSALS_OF_LIMIT, values), request);
      },
      count: () => countOf(ctx, PROPOSALS_OF_LIMIT_COUNT, [limitId]),
    };
  },
);

/** The identifier of a limit; what the database can't store is that of none. */
function storableId(id: string): string {
  return hasControlCharacter(id) ? '' : id;
}

async function countOf({ db }: AppCtx, statement: Statement, values: readonly unknown[]): Promise<number> {
  const [row] = await db.composedRows<{ count: number }>(statement, values);
  return row?.count ?? 0;
}
