import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { pageOf } from './pagination';
import type { Page, PageRequest } from './pagination';

/** One page of a list, newest start first; the place of `afterId` is looked up, so it needs no offset. */
export async function newestFirst<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const { alias } = rows;
  const table = rows.expressionMap.mainAlias?.metadata.tableName ?? alias;
  if (request.afterId !== null) {
    rows.andWhere(
      `(${alias}.started_at, ${alias}.id) < (SELECT before.started_at, before.id FROM ${table} before WHERE before.id = :afterId)`,
      { afterId: request.afterId },
    );
  }
  const found = await rows
    .orderBy(`${alias}.startedAt`, 'DESC')
    .addOrderBy(`${alias}.id`, 'DESC')
    .limit(request.first + 1)
    .getMany();
  return pageOf(found, request);
}
