import { canonicalPlate } from '@wakafine/domain/people/plate';
import { CARD_SPEEDS_KMH } from '@wakafine/domain/violations/severity-scales';
import type { SelectQueryBuilder } from 'typeorm';
import { boundedCount } from '../../../platform/db/bounded-count';
import { AppError } from '../../../platform/errors';
import { newestFirst } from '../../../platform/db/keyset';
import type { ListOrder } from '../../../platform/db/keyset';
import { cursorOf, pageRequest, parseId } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { searchText } from '../../../platform/search-text';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { Violation } from '../violation.entity';
import { countedRows, narrowToCounted, requireCountedFilter } from './counted-filter';
import type { CountedRows } from './counted-filter';
import { LISTED, listPublicViolations } from './list-public-violations';
import type { ViolationList } from './list-public-violations';
import { mayFindPlates, recordPlateSearch } from './record-plate-search';
import { findBySearch } from './search-condition';
import { VEHICLE_WITH_PLATE } from './search-condition.queries';
import type { ViolationFilter, ViolationScope, ViolationSort } from '../violations.inputs';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

const ORDERS: Record<ViolationSort, ListOrder> = {
  NEWEST: {},
  OLDEST: { isRising: true },
  FASTEST: { by: 'speedKmh' },
  SLOWEST: { by: 'speedKmh', isRising: true },
};

/**
 * Violations that the actor may see, newest first unless sorted; withdrawn ones never, claims only to their owner and
 * staff.
 * @throws UNAUTHENTICATED when a visitor asks for MINE or what figures count, FORBIDDEN for the latter without canViewDashboard,
 * BAD_USER_INPUT (search)
 */
export const listViolations = openAct(
  {
    may: anyone,
    seen: { owner: 'full', other: 'yes', anyone: 'masked' },
    scopes: ['violations:public', 'authority:read'],
  },
  async (
    ctx: AppCtx,
    asked: ViolationFilter | null | undefined,
    { sort = 'NEWEST', search }: { sort?: ViolationSort; search?: string | null | undefined } = {},
  ): Promise<ViolationList> => {
    const filter = asked ?? {};
    requireCountedFilter(ctx, filter);
    const scope = scopeFor(ctx, filter.scope ?? null);
    const text = searchText(search, 'search');
    const agency = filter.transportAgency?.trim() ?? '';
    if (scope === 'PUBLIC' && !hasPermission(ctx.actor, 'canViewDashboard')) {
      return listPublicViolations(ctx, {
        filter: { ...filter, transportAgency: agency },
        sort,
        search: text,
      });
    }
    const isOwn = scope === 'MINE';
    const findsPlates = mayFindPlates(ctx);
    const found = text === '' ? null : await findBySearch(ctx, text, { isOwn, findsPlates });
    const figure = filter.counted ? await countedRows(filter.counted) : null;
    const rows = (): SelectQueryBuilder<Violation> => {
      const narrow = narrowed(ctx, scope, { ...filter, transportAgency: agency, figure });
      return found === null ? narrow : narrow.andWhere(found.condition, found.values);
    };
    return {
      page: async (asked) => {
        const page = await newestFirst(rows(), pageRequest(asked), { ...ORDERS[sort], isOwn, db: ctx.db });
        if (text !== '' && !isOwn && findsPlates) {
          await recordFound(ctx, text, page.rows);
        }
        return page;
      },
      cursor: ({ id }) => cursorOf(id),
      count: () => rows().getCount(),
      boundedCount: () => boundedCount(rows(), found === null ? 'startedAt' : null),
      sameFor: text !== '' ? null : isOwn ? 'ONE' : 'ROLE',
    };
  },
);

/** All violations, for staff, newest first. `places` widens what `afterId` may name. */
export function listAllViolations(
  ctx: AppCtx,
  request: PageRequest,
  order: Pick<ListOrder, 'places'>,
): Promise<Page<Violation>> {
  const rows = ctx.db.entities.createQueryBuilder(Violation, 'violation').where('NOT violation.isWithdrawn');
  return newestFirst(rows, request, { ...order, db: ctx.db });
}

async function recordFound(ctx: AppCtx, text: string, rows: readonly Violation[]): Promise<void> {
  const [vehicle] = await ctx.db.rows(VEHICLE_WITH_PLATE, [canonicalPlate(text)]);
  const found = rows.filter(({ vehicleId }) => vehicleId === vehicle?.id);
  const seen = found.map(({ id, accountId }) => ({ accountId, violationId: id }));
  await recordPlateSearch(ctx, { text, vehicleIds: found.map(({ vehicleId }) => vehicleId), seen });
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
  {
    severity,
    cardSeverity,
    category,
    journeyId,
    transportAgency,
    status,
    from,
    to,
    figure,
  }: Omit<ViolationFilter, 'counted'> & { readonly figure: CountedRows | null },
): SelectQueryBuilder<Violation> {
  const rows = ctx.db.entities.createQueryBuilder(Violation, 'violation').where('NOT violation.isWithdrawn');
  if (scope === 'MINE') {
    rows.andWhere('violation.accountId = :accountId', { accountId: ctx.actor?.accountId ?? 0 });
  }
  if (scope === 'PUBLIC') {
    rows.andWhere(LISTED);
  }
  const peak = CARD_SPEEDS_KMH[cardSeverity ?? 'MINOR'];
  // GraphQL hands on an explicit null, which narrows as little as leaving the field out.
  const conditions: [unknown, string, Record<string, unknown>][] = [
    [severity, 'violation.severity = :severity', { severity }],
    [
      cardSeverity,
      'violation.speedKmh >= :peakFrom AND violation.speedKmh < :peakBelow',
      { peakFrom: peak.from, peakBelow: peak.below },
    ],
    [category, 'violation.category = :category', { category }],
    [journeyId, 'violation.journeyId = :journeyId', { journeyId: parseId(journeyId ?? '') ?? 0 }],
    [transportAgency, 'lower(violation.transportAgency) = lower(:transportAgency)', { transportAgency }],
    [status, `violation.reportedAt IS ${status === 'RESOLVED' ? 'NOT ' : ''}NULL`, {}],
    [from, 'violation.startedAt >= :from', { from }],
    [to, 'violation.startedAt < :to', { to }],
  ];
  if (figure !== null) {
    narrowToCounted(rows, figure, { from, to });
  }
  if (transportAgency && category === 'PRIVATE') {
    // Only public transport has an agency; the database would look through all of the agency's.
    rows.andWhere('false');
  }
  conditions.forEach(([asked, condition, values]) => (asked ? rows.andWhere(condition, values) : undefined));
  return rows;
}
