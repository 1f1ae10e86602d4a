import type { CountedRoad } from '@wakafine/domain/places/road-corridors';
import { hoursOf } from '@wakafine/domain/segments/segment-filter';
import type { SelectQueryBuilder } from 'typeorm';
import type { IncidentSeverity, IncidentStatus, IncidentType } from '@wakafine/domain/incidents/incidents';
import { newestFirst } from '../../../platform/db/keyset';
import type { ListOrder } from '../../../platform/db/keyset';
import { parseId } from '../../../platform/db/pagination';
import type { Page, PageRequest } from '../../../platform/db/pagination';
import { partPattern } from '../../../platform/search-text';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { Incident } from '../incident.entity';
import type { IncidentSort } from '../incident-sort';
import { CELL_NUMBER, COUNT_ALL_INCIDENTS } from '../incidents.queries';
import { actAtOnce } from '../../identity/acts/act';
import { signedIn } from '../../identity/acts/rules';
import { cellsOnRoad } from './cells-on-road';

/** Filter of incidents; members left out or null do not narrow. */
export interface IncidentNarrowing {
  readonly status?: IncidentStatus | null;
  readonly severity?: IncidentSeverity | null;
  readonly incidentType?: IncidentType | null;
  /** Not before this time. */
  readonly from?: Date | null;
  /** Before this time. */
  readonly to?: Date | null;
  /** First hour of the day in Douala, 0-23, and the one that ends them, 1-24; before the first: over midnight. */
  readonly fromHour?: number | null;
  readonly untilHour?: number | null;
  /** Road of the cells of a hundredth of a degree in which they happened. */
  readonly road?: CountedRoad | null;
  /** Part of the description, whatever its case, or the id. */
  readonly search?: string | null;
}

/** Number of incidents, in all and of each kind; kinds without any are left out. */
export interface IncidentCounts {
  readonly total: number;
  readonly bySeverity: readonly { readonly severity: IncidentSeverity; readonly count: number }[];
  readonly byStatus: readonly { readonly status: IncidentStatus; readonly count: number }[];
}

/** Order of a page, and the rows that its cursor may name where they are not incidents alone. */
export interface IncidentOrder extends Pick<ListOrder, 'places'> {
  readonly sort?: IncidentSort;
}

/** A list of incidents, not yet read: a page of it and its length are separate statements. */
export interface IncidentList {
  page(request: PageRequest, order?: IncidentOrder): Promise<Page<Incident>>;
  count(): Promise<number>;
  counts(): Promise<IncidentCounts>;
}

const HOURS = 24;
const ORDERS: Readonly<Record<IncidentSort, Pick<ListOrder, 'by' | 'isRising'>>> = {
  NEWEST: { by: 'occurredAt' },
  DUE_FIRST: { by: 'answerDueAt', isRising: true },
};

/**
 * Incidents, newest first unless sorted: own for a citizen, all for canViewDashboard.
 * @throws UNAUTHENTICATED for a visitor
 */
export const listIncidents = actAtOnce(
  { may: signedIn, seen: { owner: 'full', staff: 'full' }, scopes: ['authority:read'] },
  (ctx, narrowing: IncidentNarrowing = {}): IncidentList => {
    const text = narrowing.search?.trim() ?? '';
    const isOwn = !hasPermission(ctx.actor, 'canViewDashboard');
    const { road, from = null, to = null } = narrowing;
    const accountId = isOwn ? (ctx.actor?.accountId ?? 0) : null;
    const rows = async (): Promise<SelectQueryBuilder<Incident>> =>
      narrowed(ctx, {
        ...{ ...narrowing, search: text },
        cells: road ? await cellsOnRoad(ctx, road, { from, to, accountId }) : null,
      });
    return {
      page: async (request, { sort = 'NEWEST', places } = {}) =>
        newestFirst(await rows(), request, { places, isOwn, ...ORDERS[sort] }),
      count: async () => (await rows()).getCount(),
      counts: async () => summedUp(await countKinds(ctx, await rows(), narrowing)),
    };
  },
);

function narrowed(
  ctx: AppCtx,
  narrowing: IncidentNarrowing & { readonly cells: readonly number[] | null },
): SelectQueryBuilder<Incident> {
  const { status, severity, incidentType, from, to, search, cells } = narrowing;
  const hours = hoursIn(narrowing);
  const rows = ctx.db.entities.createQueryBuilder(Incident, 'incident').where('true');
  if (!hasPermission(ctx.actor, 'canViewDashboard')) {
    rows.andWhere('incident.accountId = :accountId', { accountId: ctx.actor?.accountId ?? 0 });
  }
  const equal = Object.entries({ status, severity, incidentType }).filter(([, value]) => value);
  equal.forEach(([name, value]) => rows.andWhere(`incident.${name} = :${name}`, { [name]: value }));
  if (from) {
    rows.andWhere('incident.occurredAt >= :from', { from });
  }
  if (to) {
    rows.andWhere('incident.occurredAt < :to', { to });
  }
  if (hours.length < HOURS) {
    const hour = `extract(hour FROM incident.occurredAt AT TIME ZONE 'Africa/Douala')::int`;
    rows.andWhere(`${hour} = ANY (:hours)`, { hours });
  }
  if (cells !== null) {
    rows.andWhere(`${CELL_NUMBER} = ANY (:cells)`, { cells });
  }
  if (search) {
    const named = { part: partPattern(search), searchId: parseId(search) };
    rows.andWhere('(incident.description ILIKE :part OR incident.id = :searchId)', named);
  }
  return rows;
}

function hoursIn({ fromHour, untilHour }: IncidentNarrowing): number[] {
  return hoursOf({ fromHour: fromHour ?? 0, untilHour: untilHour ?? HOURS });
}

/** Number of incidents of a severity in a status. */
interface KindCount {
  readonly severity: IncidentSeverity;
  readonly status: IncidentStatus;
  readonly count: number;
}

/** One statement counts each pair of severity and status; those of the whole country stand in its figures. */
function countKinds(
  ctx: AppCtx,
  rows: SelectQueryBuilder<Incident>,
  narrowing: IncidentNarrowing,
): Promise<readonly KindCount[]> {
  const { status, severity, incidentType, from, to, road, search } = narrowing;
  const isNarrow =
    Boolean(incidentType || from || to || road || search?.trim()) || hoursIn(narrowing).length < HOURS;
  if (hasPermission(ctx.actor, 'canViewDashboard') && !isNarrow) {
    return ctx.db.rows(COUNT_ALL_INCIDENTS, [severity ?? null, status ?? null]);
  }
  return rows
    .select(['incident.severity AS severity', 'incident.status AS status', 'count(*) AS count'])
    .groupBy('incident.severity, incident.status')
    .getRawMany<KindCount>();
}

function summedUp(pairs: readonly KindCount[]): IncidentCounts {
  const sumWhere = (isMeant: (pair: KindCount) => boolean): number =>
    pairs.filter(isMeant).reduce((sum, { count }) => sum + count, 0);
  const severities = [...new Set(pairs.map(({ severity }) => severity))];
  const statuses = [...new Set(pairs.map(({ status }) => status))];
  return {
    total: sumWhere(() => true),
    bySeverity: severities.map((severity) => ({
      severity,
      count: sumWhere((pair) => pair.severity === severity),
    })),
    byStatus: statuses.map((status) => ({ status, count: sumWhere((pair) => pair.status === status) })),
  };
}
