import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** Rows are counted so far when nobody needs to know exactly. */
const COUNTED_UP_TO = 1_000;

/** Number of rows there are, counted up to 1,000: quick however many there are. */
export async function boundedCount<Row extends ObjectLiteral>(
  rows: SelectQueryBuilder<Row>,
): Promise<{ readonly count: number; readonly isMore: boolean }> {
  const some = await rows
    .select(`${rows.alias}.id`, 'id')
    .limit(COUNTED_UP_TO + 1)
    .getRawMany();
  return { count: Math.min(some.length, COUNTED_UP_TO), isMore: some.length > COUNTED_UP_TO };
}
