import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Db } from './db';
import { pageOf } from './pagination';
import type { Page, PageRequest } from './pagination';
import { plainPage } from './plain-rows';

/** Order of a list, where it is not by `startedAt` alone, highest first. */
export interface ListOrder {
  /** Property of the row that it is ordered by, before its id. */
  readonly by?: string;
  /** Lowest first. */
  readonly isRising?: boolean;
  /** SQL that gives `at` and `id` of every row that `afterId` may name; by default those of the list's own table. */
  readonly places?: string;
  /**
   * Whether `afterId` may name only rows of the account `:accountId`. Else somebody could page their own rows by the hidden
   * place of another's.
   */
  readonly isOwn?: boolean;
  /** Reads the rows past TypeORM, for a list without joins. */
  readonly db?: Pick<Db, 'composedRows'>;
}

/** So many rows of the order are looked through for what a search finds, before all that it finds is ordered. */
const LOOKED_THROUGH = 5_000;

/** One page of a list, newest first by default; the place of `afterId` is looked up, so it needs no offset. */
export async function newestFirst<Row extends ObjectLiteral & { readonly id: number }>(
  rows: SelectQueryBuilder<Row>,
  request: PageRequest,
  { by = 'startedAt', isRising = false, isOwn = false, places, db }: ListOrder = {},
): Promise<Page<Row>> {
  const { alias } = rows;
  const { table, column } = tableOf(rows, by);
  const owner = isOwn ? ' WHERE account_id = :accountId' : '';
  const place = placeOf(places ?? `SELECT ${column} AS at, id FROM ${table}${owner}`);
  goOn(rows, request, `(${alias}.${column}, ${alias}.id) ${isRising ? '>' : '<'} ${place}`);
  return page(rows, request, { by: `${alias}.${by}`, direction: isRising ? 'ASC' : 'DESC', db });
}

/**
 * One page of what a search finds, newest first. The database can't know where in the order it lies, and may walk the whole
 * of it for a few old rows: what is found often is met among the newest rows, else all that is found is ordered. `find` gives
 * the rows anew at each call.
 */
export async function newestFoundFirst<Row extends ObjectLiteral & { readonly id: number }>(
  find: () => SelectQueryBuilder<Row>,
  request: PageRequest,
  by: string,
): Promise<Page<Row>> {
  const near = find();
  const { table, column } = tableOf(near, by);
  const place = placeOf(`SELECT ${column} AS at, id FROM ${table}`);
  const before = request.afterId === null ? '' : `WHERE (${column}, id) < ${place}`;
  near.andWhere(`${near.alias}.${column} >= coalesce((SELECT ${column} FROM ${table} ${before}
    ORDER BY ${column} DESC, id DESC OFFSET ${LOOKED_THROUGH} LIMIT 1), '-infinity')`);
  const met = await newestFirst(near, request, { by });
  if (met.hasNextPage) {
    return met;
  }
  const all = find();
  goOn(all, request, `(${all.alias}.${column}, ${all.alias}.id) < ${place}`);
  // No index has the sum, so that none is walked.
  all.addSelect(`${all.alias}.${column} + interval '0 seconds'`, 'ordered_at');
  return page(all, request, { by: 'ordered_at', direction: 'DESC' });
}

/** Table of a list, and the column of a property of its rows. */
function tableOf<Row extends ObjectLiteral>(
  { alias, expressionMap }: SelectQueryBuilder<Row>,
  by: string,
): { readonly table: string; readonly column: string } {
  const metadata = expressionMap.mainAlias?.metadata;
  return {
    table: metadata?.tableName ?? alias,
    column: metadata?.findColumnWithPropertyName(by)?.databaseName ?? by,
  };
}

/** Leaves the rows behind the one of `afterId`, where there is one. */
function goOn<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  { afterId }: PageRequest,
  isBehind: string,
): void {
  if (afterId !== null) {
    rows.andWhere(isBehind, { afterId });
  }
}

/** The place in the order that the row `:afterId` has. */
function placeOf(places: string): string {
  return `(SELECT place.at, place.id FROM (${places}) place WHERE place.id = :afterId)`;
}

async function page<Row extends ObjectLiteral & { readonly id: number }>(
  rows: SelectQueryBuilder<Row>,
  request: PageRequest,
  { by, direction, db }: { by: string; direction: 'ASC' | 'DESC'; db?: ListOrder['db'] },
): Promise<Page<Row>> {
  rows
    .orderBy(by, direction)
    .addOrderBy(`${rows.alias}.id`, direction)
    .limit(request.first + 1);
  return db === undefined ? pageOf(await rows.getMany(), request) : plainPage(db, rows, request);
}

const HIGHEST_ID = '9223372036854775807';

/** Condition of rows whose id lies below that of a cursor, which may be null: by the index, however deep in the list. */
export function idBefore(column: string, cursor: string): string {
  return `${column} < coalesce(${cursor}::bigint, ${HIGHEST_ID})`;
}

/** The same of rows above a cursor. */
export function idAfter(column: string, cursor: string): string {
  return `${column} > coalesce(${cursor}::bigint, -${HIGHEST_ID})`;
}
