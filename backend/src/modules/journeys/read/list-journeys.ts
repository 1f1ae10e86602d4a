import type { SelectQueryBuilder } from 'typeorm';
import { newestFirst } from '../../../platform/db/keyset';
import type { ListOrder } from '../../../platform/db/keyset';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { Journey } from '../journey.entity';
import { COUNT_ALL_JOURNEYS } from '../journeys.queries';
import type { JourneyFilter } from '../journeys.inputs';
import { act, actAtOnce } from '../../identity/acts/act';
import { signedIn } from '../../identity/acts/rules';

/** A list of journeys, not yet read: a page of it and its length are separate statements. */
export interface JourneyList {
  page(request: PageRequest): Promise<Page<Journey>>;
  count(): Promise<number>;
}

/**
 * Journeys newest first: own for a citizen, all for canViewDashboard.
 * @throws UNAUTHENTICATED for a visitor
 */
export const listJourneys = actAtOnce(
  { may: signedIn, seen: { owner: 'full', staff: 'masked' }, scopes: ['authority:read'] },
  (ctx, asked: JourneyFilter | null | undefined): JourneyList => {
    const filter = asked ?? {};
    return {
      page: (request) => newestFirst(narrowed(ctx, filter), request, orderFor(ctx)),
      count: () => countJourneys(ctx, filter),
    };
  },
);

/** The journeys of REST's list: own for a citizen, all for staff. @throws UNAUTHENTICATED for a visitor */
export const listVisibleJourneys = act(
  {
    may: signedIn,
    seen: { owner: 'full', canViewFullRegistrations: 'full', staff: 'masked' },
    scopes: ['authority:read'],
  },
  (ctx, request: PageRequest): Promise<Page<Journey>> => {
    return newestFirst(narrowed(ctx, {}), request, orderFor(ctx));
  },
);

function orderFor(ctx: AppCtx): ListOrder {
  return { isOwn: !hasPermission(ctx.actor, 'canViewDashboard') };
}

/** Those of the whole country stand in its figures. */
async function countJourneys(ctx: AppCtx, filter: JourneyFilter): Promise<number> {
  if (!hasPermission(ctx.actor, 'canViewDashboard')) {
    return narrowed(ctx, filter).getCount();
  }
  const [{ all, ended } = { all: 0, ended: 0 }]: { all: number; ended: number }[] = await ctx.db.rows(
    COUNT_ALL_JOURNEYS,
    [],
  );
  if (typeof filter.isActive !== 'boolean') {
    return all;
  }
  return filter.isActive ? all - ended : ended;
}

function narrowed(ctx: AppCtx, { isActive }: JourneyFilter): SelectQueryBuilder<Journey> {
  const rows = allJourneys(ctx);
  if (!hasPermission(ctx.actor, 'canViewDashboard')) {
    rows.andWhere('journey.accountId = :accountId', { accountId: ctx.actor?.accountId ?? 0 });
  }
  if (typeof isActive === 'boolean') {
    rows.andWhere(`journey.endedAt IS ${isActive ? '' : 'NOT '}NULL`);
  }
  return rows;
}

function allJourneys(ctx: AppCtx): SelectQueryBuilder<Journey> {
  return ctx.db.entities.createQueryBuilder(Journey, 'journey').where('true');
}
