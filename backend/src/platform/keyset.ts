import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { pageOf } from './pagination';
import type { Page, PageRequest } from './pagination';

/** How a list is ordered, where it is not by `startedAt` alone, highest first. */
export interface ListOrder {
  /** Property of the row that it is ordered by, before its id. */
  readonly by?: string;
  /** Lowest first. */
  readonly isRising?: boolean;
  /** SQL that gives `at` and `id` of every row that `afterId` may name; by default those of the list's own table. */
  readonly places?: string;
}

/** One page of a list, newest first unless told otherwise; the place of `afterId` is looked up, so it needs no offset. */
export async function newestFirst<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  request: PageRequest,
  { by = 'startedAt', isRising = false, places }: ListOrder = {},
): Promise<Page<Row>> {
  const { alias } = rows;
  const metadata = rows.expressionMap.mainAlias?.metadata;
  const column = metadata?.findColumnWithPropertyName(by)?.databaseName ?? by;
  if (request.afterId !== null) {
    const all = places ?? `SELECT ${column} AS at, id FROM ${metadata?.tableName ?? alias}`;
    rows.andWhere(
      `(${alias}.${column}, ${alias}.id) ${isRising ? '>' : '<'}
        (SELECT place.at, place.id FROM (${all}) place WHERE place.id = :afterId)`,
      { afterId: request.afterId },
    );
  }
  const direction = isRising ? 'ASC' : 'DESC';
  const found = await rows
    .orderBy(`${alias}.${by}`, direction)
    .addOrderBy(`${alias}.id`, direction)
    .limit(request.first + 1)
    .getMany();
  return pageOf(found, request);
}
