import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { pageOf } from './pagination';
import type { Page, PageRequest } from './pagination';

/** How a list is ordered, where it is not by `startedAt` alone. */
export interface ListOrder {
  /** Property of the row that holds its time. */
  readonly time?: string;
  /** SQL that gives `at` and `id` of every row that `afterId` may name; by default those of the list's own table. */
  readonly places?: string;
}

/** One page of a list, newest first; the place of `afterId` is looked up, so it needs no offset. */
export async function newestFirst<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  request: PageRequest,
  { time = 'startedAt', places }: ListOrder = {},
): Promise<Page<Row>> {
  const { alias } = rows;
  const metadata = rows.expressionMap.mainAlias?.metadata;
  const column = metadata?.findColumnWithPropertyName(time)?.databaseName ?? time;
  if (request.afterId !== null) {
    const all = places ?? `SELECT ${column} AS at, id FROM ${metadata?.tableName ?? alias}`;
    rows.andWhere(
      `(${alias}.${column}, ${alias}.id) < (SELECT place.at, place.id FROM (${all}) place WHERE place.id = :afterId)`,
      { afterId: request.afterId },
    );
  }
  const found = await rows
    .orderBy(`${alias}.${time}`, 'DESC')
    .addOrderBy(`${alias}.id`, 'DESC')
    .limit(request.first + 1)
    .getMany();
  return pageOf(found, request);
}
