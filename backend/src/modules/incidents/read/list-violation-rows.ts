import { hourOfMs } from '@wakafine/domain/time/public-time';
import { HOUR_MS } from '@wakafine/domain/units';
import type { SelectQueryBuilder } from 'typeorm';
import type { PageRequest } from '../../../platform/db/pagination';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import { HOUR, LISTED } from '../../violations/read/list-public-violations';
import { listAllViolations } from '../../violations/read/list-violations';
import { Violation } from '../../violations/violation.entity';
import { Incident } from '../incident.entity';
import { ROW_PLACE } from '../incidents.queries';
import { listIncidents } from './list-incidents';
import { openAct } from '../../identity/acts/act';
import { anyone } from '../../identity/acts/rules';

/** One row of REST's list of violations, in which incidents stand among the violations. */
export type ViolationRow =
  | { readonly kind: 'violation'; readonly row: Violation }
  | { readonly kind: 'incident'; readonly row: Incident };

/** Both kinds are numbered by one sequence, so that an id names a place in the common list. */
const PLACES = 'SELECT started_at AS at, id FROM violation UNION ALL SELECT occurred_at, id FROM incident';

/**
 * Start of the next page: after a public row, of which its hour is all that counts, or after a row of one's own.
 */
interface Place {
  readonly isOwn: boolean;
  readonly id: number;
  readonly at: Date;
}

/**
 * The rows of REST's list of violations, newest first: for staff all; for others public rows in the order of their hour and
 * public id, and one's own with one's incidents before those of the same hour. An unknown `before` gives no rows.
 */
export const listViolationRows = openAct(
  {
    may: anyone,
    seen: { owner: 'full', canViewFullRegistrations: 'full', anyone: 'masked' },
    scopes: ['violations:public', 'authority:read'],
  },
  async (ctx: AppCtx, request: PageRequest): Promise<ViolationRow[]> => {
    if (hasPermission(ctx.actor, 'canViewDashboard')) {
      const [violations, incidents] = await Promise.all([
        listAllViolations(ctx, request, { places: PLACES }),
        listIncidents(ctx).page(request, { places: PLACES }),
      ]);
      const rows = [...violations.rows.map(ofViolation), ...incidents.rows.map(ofIncident)];
      return rows.sort(byTime).slice(0, request.first);
    }
    const place = await placeOf(ctx, request);
    if (place === undefined) {
      return [];
    }
    const [others, own] = await Promise.all([
      publicRows(ctx, place, request.first),
      ctx.actor === null ? [] : ownRows(ctx, place, request.first),
    ]);
    return merged(own, others).slice(0, request.first);
  },
);

/** Null where the list is asked for from its beginning; undefined for a row that is not in it. */
async function placeOf(ctx: AppCtx, { afterId }: PageRequest): Promise<Place | null | undefined> {
  if (afterId === null) {
    return null;
  }
  const [place]: Omit<Place, 'id'>[] = await ctx.db.rows(ROW_PLACE, [afterId, ctx.actor?.accountId ?? null]);
  return place === undefined ? undefined : { ...place, id: afterId };
}

async function publicRows(ctx: AppCtx, place: Place | null, first: number): Promise<ViolationRow[]> {
  const rows = ctx.db.entities
    .createQueryBuilder(Violation, 'violation')
    .addSelect(HOUR, 'shown_hour')
    .where(LISTED)
    .andWhere('violation.accountId IS DISTINCT FROM :actorId', { actorId: ctx.actor?.accountId ?? 0 });
  if (place !== null) {
    const hour = new Date(hourOfMs(place.at.getTime()));
    const behind = place.isOwn ? `${HOUR} <= :hour` : `(${HOUR}, violation.publicId) < (:hour, :publicId)`;
    rows.andWhere(behind, { hour, publicId: place.id });
  }
  const found = await rows
    .orderBy('shown_hour', 'DESC')
    .addOrderBy('violation.publicId', 'DESC')
    .limit(first)
    .getMany();
  return found.map(ofViolation);
}

async function ownRows(ctx: AppCtx, place: Place | null, first: number): Promise<ViolationRow[]> {
  const { entities } = ctx.db;
  const violations = entities.createQueryBuilder(Violation, 'row').where('NOT row.isWithdrawn');
  const incidents = entities.createQueryBuilder(Incident, 'row').where('true');
  const [found, received] = await Promise.all([
    ownPage(ctx, violations, { at: 'startedAt', place, first }),
    ownPage(ctx, incidents, { at: 'occurredAt', place, first }),
  ]);
  return [...found.map(ofViolation), ...received.map(ofIncident)].sort(byTime);
}

function ownPage<Row extends Violation | Incident>(
  ctx: AppCtx,
  rows: SelectQueryBuilder<Row>,
  { at, place, first }: { at: string; place: Place | null; first: number },
): Promise<Row[]> {
  rows.andWhere('row.accountId = :actorId', { actorId: ctx.actor?.accountId ?? 0 });
  if (place !== null) {
    const from = place.isOwn ? place.at : new Date(hourOfMs(place.at.getTime()));
    rows.andWhere(`(row.${at}, row.id) < (:from, :id)`, { from, id: place.isOwn ? place.id : 0 });
  }
  return rows.orderBy(`row.${at}`, 'DESC').addOrderBy('row.id', 'DESC').limit(first).getMany();
}

function merged(own: readonly ViolationRow[], others: readonly ViolationRow[]): ViolationRow[] {
  const hourOf = (row: ViolationRow): number => Math.floor(timeOf(row) / HOUR_MS);
  // A stable sort leaves both in their own order, and one's own before the others of the hour.
  return [...own, ...others].sort((one, other) => hourOf(other) - hourOf(one));
}

function byTime(one: ViolationRow, other: ViolationRow): number {
  return timeOf(other) - timeOf(one) || other.row.id - one.row.id;
}

function timeOf(row: ViolationRow): number {
  return (row.kind === 'violation' ? row.row.startedAt : row.row.occurredAt).getTime();
}

function ofViolation(row: Violation): ViolationRow {
  return { kind: 'violation', row };
}

function ofIncident(row: Incident): ViolationRow {
  return { kind: 'incident', row };
}
