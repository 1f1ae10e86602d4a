import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { pageOf } from './pagination';
import type { Page, PageRequest } from './pagination';

/** How a list is ordered, where it is not by `startedAt` alone, highest first. */
export interface ListOrder {
  /** Property of the row that it is ordered by, before its id. */
  readonly by?: string;
  /** Lowest first. */
  readonly isRising?: boolean;
  /**
   * The rows are few among many, and may all lie far down: they are found first and then ordered, where the database would
   * else walk the index of the order until it met enough of them.
   */
  readonly areRare?: boolean;
  /** SQL that gives `at` and `id` of every row that `afterId` may name; by default those of the list's own table. */
  readonly places?: string;
}

/** One page of a list, newest first unless told otherwise; the place of `afterId` is looked up, so it needs no offset. */
export async function newestFirst<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  request: PageRequest,
  { by = 'startedAt', isRising = false, areRare = false, places }: ListOrder = {},
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
  if (areRare) {
    // No index has the sum.
    rows.addSelect(`${alias}.${column} + interval '0 seconds'`, 'ordered_at');
  }
  const found = await rows
    .orderBy(areRare ? 'ordered_at' : `${alias}.${by}`, direction)
    .addOrderBy(`${alias}.id`, direction)
    .limit(request.first + 1)
    .getMany();
  return pageOf(found, request);
}
