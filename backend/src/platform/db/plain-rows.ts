import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Db } from './db';
import type { Statement } from './statement';

/** So many texts of lists are prepared; what else is put together is planned each time. A connection remembers each of them. */
const MOST_PREPARED = 64;

const prepared = new Map<string, Statement>();

/**
 * The rows of a list without joins, as `getMany` gives them, but read past what TypeORM needs to build objects out of joins: two
 * thirds of the cost of a page. Columns come as the database gives them, so that none may have a transformer.
 */
export function plainRows<Row extends ObjectLiteral>(
  db: Pick<Db, 'composedRows'>,
  list: SelectQueryBuilder<Row>,
): Promise<Row[]> {
  const [text, values] = list.getQueryAndParameters();
  return db.composedRows<Row>(prepared.get(text) ?? prepare(text, list), values);
}

/** The statement of a list, whose columns have the names of their properties. */
function prepare<Row extends ObjectLiteral>(
  text: string,
  { alias, expressionMap }: SelectQueryBuilder<Row>,
): Statement {
  const columns = expressionMap.mainAlias?.metadata.columns ?? [];
  const named = columns.reduce(
    (sql, { databaseName, propertyName }) =>
      sql.replaceAll(`AS "${alias}_${databaseName}"`, `AS "${propertyName}"`),
    text,
  );
  const isRoom = prepared.size < MOST_PREPARED;
  // A statement without a name is not prepared.
  const statement = { name: isRoom ? `lists.${prepared.size}` : '', text: named, notNull: [] };
  if (isRoom) {
    prepared.set(text, statement);
  }
  return statement;
}
