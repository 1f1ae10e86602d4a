import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Rows are counted so far when nobody needs to know exactly. */
const COUNTED_UP_TO = 1_000;

/**
 * Number of rows there are, counted up to 1,000: quick however many there are. Those of a filter are counted in the order of their list,
 * `newestBy` a property of theirs, so that an index gives them: else the table is read from wherever the database pleases, which may be
 * far from the first of them.
 */
export async function boundedCount<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
  newestBy: string | null = null,
): Promise<{ readonly count: number; readonly isMore: boolean }> {
  rows.select(`${rows.alias}.id`, 'id').limit(COUNTED_UP_TO + 1);
  if (newestBy !== null) {
    rows.orderBy(`${rows.alias}.${newestBy}`, 'DESC').addOrderBy(`${rows.alias}.id`, 'DESC');
  }
  const some = await rows.getRawMany();
  return { count: Math.min(some.length, COUNTED_UP_TO), isMore: some.length > COUNTED_UP_TO };
}
