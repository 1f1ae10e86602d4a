import type { SelectQueryBuilder } from 'typeorm';
import { AppError } from '../../platform/errors';
import { newestFirst } from '../../platform/keyset';
import type { ListOrder } from '../../platform/keyset';
import { parseId } from '../../platform/pagination';
import type { Page, PageRequest } from '../../platform/pagination';
import { hasPermission } from '../identity/actor';
import type { AppCtx } from '../identity/actor';
import { Violation } from './violation.entity';
import type { ViolationFilter, ViolationScope } from './violations.inputs';

/** A list of violations, not yet read: a page of it and its length are separate statements. */
export interface ViolationList {
  page(request: PageRequest): Promise<Page<Violation>>;
  count(): Promise<number>;
}

/**
 * Violations that the actor may see, newest first; withdrawn ones never, claims only to their owner and staff.
 * @throws UNAUTHENTICATED when a visitor asks for MINE
 */
export function listViolations(ctx: AppCtx, asked: ViolationFilter | null | undefined): ViolationList {
  const filter = asked ?? {};
  const scope = scopeFor(ctx, filter.scope ?? null);
  const rows = (): SelectQueryBuilder<Violation> => narrowed(ctx, scope, filter);
  return {
    page: (request) => newestFirst(rows(), request),
    count: () => rows().getCount(),
  };
}

/**
 * The violations of REST's list: one's own and those of others as public rows, all for staff. `places` widens what
 * `afterId` may name.
 */
export function listVisibleViolations(
  ctx: AppCtx,
  request: PageRequest,
  order: Pick<ListOrder, 'places'> = {},
): Promise<Page<Violation>> {
  const rows = ctx.db.entities.createQueryBuilder(Violation, 'violation').where('NOT violation.isWithdrawn');
  if (!hasPermission(ctx.actor, 'canViewDashboard')) {
    rows.andWhere('(NOT violation.isClaimed OR violation.accountId = :actorId)', {
      actorId: ctx.actor?.accountId ?? 0,
    });
  }
  return newestFirst(rows, request, order);
}

function scopeFor(ctx: AppCtx, asked: ViolationScope | null): ViolationScope | 'ALL' {
  if (ctx.actor === null) {
    if (asked === 'MINE') {
      throw new AppError('UNAUTHENTICATED');
    }
    return 'PUBLIC';
  }
  if (asked !== null) {
    return asked;
  }
  return hasPermission(ctx.actor, 'canViewDashboard') ? 'ALL' : 'MINE';
}

function narrowed(
  ctx: AppCtx,
  scope: ViolationScope | 'ALL',
  { severity, category, journeyId }: ViolationFilter,
): SelectQueryBuilder<Violation> {
  const rows = ctx.db.entities.createQueryBuilder(Violation, 'violation').where('NOT violation.isWithdrawn');
  if (scope === 'MINE') {
    rows.andWhere('violation.accountId = :accountId', { accountId: ctx.actor?.accountId ?? 0 });
  }
  if (scope === 'PUBLIC') {
    rows.andWhere('NOT violation.isClaimed');
  }
  // GraphQL hands on an explicit null, which narrows as little as leaving the field out.
  if (severity) {
    rows.andWhere('violation.severity = :severity', { severity });
  }
  if (category) {
    rows.andWhere('violation.category = :category', { category });
  }
  if (journeyId) {
    rows.andWhere('violation.journeyId = :journeyId', { journeyId: parseId(journeyId) ?? 0 });
  }
  return rows;
}
