import { hourFromMs, hourOfMs } from '@wakafine/domain/time/public-time';
import { CARD_SPEEDS_KMH } from '@wakafine/domain/violations/severity-scales';
import { HOUR_MS } from '@wakafine/domain/units';
import type { SelectQueryBuilder } from 'typeorm';
import { boundedCount } from '../../../platform/db/bounded-count';
import { badInput } from '../../../platform/errors';
import { plainPage } from '../../../platform/db/plain-rows';
import { pageRequest, parseId } from '../../../platform/db/pagination';
import type { Page } from '../../../platform/db/pagination';
import type { PageReaders } from '../../../platform/memory/noted-page';
import type { AppCtx } from '../../identity/accounts/actor';
import { publicAgencies } from './public-agencies';
import { Violation } from '../violation.entity';
import type { ViolationFilter, ViolationSort } from '../violations.inputs';

/**
 * A list of violations, not yet read: a page of it and its length are separate statements. A page throws BAD_USER_INPUT
 * (first, after).
 */
export interface ViolationList {
  page(asked: { first: number; after?: string | null | undefined }): Promise<Page<Violation>>;
  /** Opaque position of a row of the list. */
  cursor(row: Violation): string;
  count(): Promise<number>;
  /** Number of rows, counted up to 1,000. */
  boundedCount(): Promise<{ readonly count: number; readonly isMore: boolean }>;
  /**
   * Those to whom a page of other people's rows looks the same: everybody of the role, or nobody else. Null where it rests on more
   * than its rows.
   */
  readonly sameFor: PageReaders | null;
}

/**
 * Violations that are in public lists; `isListed` says the same of a row. The partial indexes have these very words, but for what
 * is contested, which is little.
 */
export const LISTED = `NOT violation.isWithdrawn AND NOT violation.isClaimed AND violation.grade <> 'C'
  AND violation.isPrimary AND NOT violation.isContested`;
/** The hour of a violation, in SQL: public rows are in its order, and those of the same hour in that of their ids. */
export const HOUR = `date_bin('1 hour', violation.startedAt, timestamptz 'epoch')`;

/** An order of public rows: by nothing that they do not show, and among equals by their ids. */
interface PublicOrder {
  readonly by: string;
  readonly isRising: boolean;
  /** Sort value of a row, as the whole number that stands in its cursor. */
  readonly keyOf: (row: Violation) => number;
  readonly valueOf: (key: number) => Date | number;
}

const NEWEST: PublicOrder = {
  by: HOUR,
  isRising: false,
  keyOf: ({ startedAt }) => hourOfMs(startedAt.getTime()) / HOUR_MS,
  valueOf: (key) => new Date(key * HOUR_MS),
};
const FASTEST: PublicOrder = {
  by: 'floor(violation.speedKmh)',
  isRising: false,
  keyOf: ({ speedKmh }) => Math.floor(speedKmh),
  valueOf: (key) => key,
};
const ORDERS: Record<ViolationSort, PublicOrder> = {
  NEWEST,
  OLDEST: { ...NEWEST, isRising: true },
  FASTEST,
  SLOWEST: { ...FASTEST, isRising: true },
};

/** Filter of a public list: one whose texts were trimmed, and a text to search for. */
export interface PublicNarrowing {
  readonly filter: ViolationFilter;
  readonly sort: ViolationSort;
  readonly search: string;
}

/**
 * Public rows. They are narrowed and ordered by what they show and nothing else: the hour, whole km/h, an agency that is
 * named. A journey narrows to one's own alone.
 */
export async function listPublicViolations(
  ctx: AppCtx,
  { filter, sort, search }: PublicNarrowing,
): Promise<ViolationList> {
  const agencies = await publicAgencies(ctx, { name: filter.transportAgency ?? '', part: search });
  const order = ORDERS[sort];
  const rows = (): SelectQueryBuilder<Violation> => narrowed(ctx, { filter, agencies });
  return {
    page: (asked) => page(ctx, rows(), { order, asked }),
    cursor: (row) => Buffer.from(`${order.keyOf(row)}.${row.publicId}`).toString('base64url'),
    count: () => rows().getCount(),
    boundedCount: () => boundedCount(rows(), agencies === null ? 'startedAt' : null),
    sameFor: agencies !== null ? null : filter.journeyId ? 'ONE' : 'ROLE',
  };
}

function narrowed(
  ctx: AppCtx,
  { filter, agencies }: { filter: ViolationFilter; agencies: readonly string[] | null },
): SelectQueryBuilder<Violation> {
  const { severity, cardSeverity, category, journeyId, status, from, to } = filter;
  const peak = CARD_SPEEDS_KMH[cardSeverity ?? 'MINOR'];
  const rows = ctx.db.entities.createQueryBuilder(Violation, 'violation').where(LISTED);
  const own = { journeyId: parseId(journeyId ?? '') ?? 0, actorId: ctx.actor?.accountId ?? 0 };
  // GraphQL hands on an explicit null, which narrows as little as leaving the field out.
  const conditions: [unknown, string, Record<string, unknown>][] = [
    [severity, 'violation.severity = :severity', { severity }],
    [
      cardSeverity,
      'violation.speedKmh >= :peakFrom AND violation.speedKmh < :peakBelow',
      { peakFrom: peak.from, peakBelow: peak.below },
    ],
    [category, 'violation.category = :category', { category }],
    [journeyId, 'violation.journeyId = :journeyId AND violation.accountId = :actorId', own],
    [agencies, 'violation.namedAgency = ANY (:agencies)', { agencies }],
    [status, `violation.reportedAt IS ${status === 'RESOLVED' ? 'NOT ' : ''}NULL`, {}],
    [from, 'violation.startedAt >= :from', { from: nextHour(from) }],
    [to, 'violation.startedAt < :to', { to: nextHour(to) }],
  ];
  conditions.forEach(([asked, condition, values]) => (asked ? rows.andWhere(condition, values) : undefined));
  return rows;
}

/** An hour lies at or after a time, or before it, just as it does of the next full hour. */
function nextHour(time: Date | null | undefined): Date | null {
  return time ? new Date(hourFromMs(time.getTime())) : null;
}

async function page(
  { db }: Pick<AppCtx, 'db'>,
  rows: SelectQueryBuilder<Violation>,
  { order, asked }: { order: PublicOrder; asked: Parameters<ViolationList['page']>[0] },
): Promise<Page<Violation>> {
  const { by, isRising, valueOf } = order;
  const { first, after } = asked;
  const { first: count } = pageRequest({ first });
  const place = after === null || after === undefined ? null : placeOf(after);
  if (place !== null) {
    rows.andWhere(`(${by}, violation.publicId) ${isRising ? '>' : '<'} (:key, :publicId)`, {
      key: valueOf(place.key),
      publicId: place.publicId,
    });
  }
  const direction = isRising ? 'ASC' : 'DESC';
  rows
    .addSelect(by, 'shown_key')
    .orderBy('shown_key', direction)
    .addOrderBy('violation.publicId', direction)
    .limit(count + 1);
  return plainPage(db, rows, { first: count, afterId: place?.publicId ?? null });
}

/** The place that a cursor names: what its row is ordered by, and its public id. It says nothing that the row does not. */
function placeOf(cursor: string): { readonly key: number; readonly publicId: number } {
  const [, key, id = ''] = /^([0-9]{1,6})\.([0-9]+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const publicId = parseId(id);
  if (key === undefined || publicId === null) {
    throw badInput({ after: 'Must be the cursor of a row of this list' });
  }
  return { key: Number(key), publicId };
}
