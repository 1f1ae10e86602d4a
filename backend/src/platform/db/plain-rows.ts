import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Db } from './db';
import { pageOf } from './pagination';
import type { Page, PageRequest, PageVersion } from './pagination';
import type { Statement } from './statement';

/** So many texts of lists are prepared; what else is put together is planned each time. A connection remembers each of them. */
const MOST_PREPARED = 64;

/** A list, and the statement that gives the versions of its rows alone. */
interface Prepared {
  readonly rows: Statement;
  /** Null for a list that is not prepared. */
  readonly check: Statement | null;
}

interface Versioned {
  readonly id: number;
  readonly rowVersion: string;
}

/** The lists of each database by their texts: a name stands for one text on all of its connections. */
const preparedOn = new WeakMap<DataSource, Map<string, Prepared>>();

/**
 * A page of a list without joins, as `getMany` gives them, but read past what TypeORM needs to build objects out of joins: two
 * thirds of the cost of a page. Columns come as the database gives them, so that none may have a transformer. With them, in the
 * same statement, comes what says whether they are still the same: PostgreSQL gives each change of a row its transaction.
 */
export async function plainPage<Row extends ObjectLiteral & { readonly id: number }>(
  db: Pick<Db, 'composedRows'>,
  list: SelectQueryBuilder<Row>,
  request: PageRequest,
): Promise<Page<Row>> {
  const [text, values] = list.addSelect(`${list.alias}.xmin`, 'rowVersion').getQueryAndParameters();
  const prepared = preparedOn.get(list.dataSource) ?? new Map<string, Prepared>();
  preparedOn.set(list.dataSource, prepared);
  const { rows: statement, check } = prepared.get(text) ?? prepare(text, list, prepared);
  const rows = await db.composedRows<Row & Versioned>(statement, values);
  const value = rows.map(({ id, rowVersion }) => `${id}:${rowVersion}`).join();
  const page = pageOf<Row>(rows, request);
  return check === null ? page : { ...page, version: { value, check, values } };
}

/** The version that a page has now. */
export async function versionOf(
  db: Pick<Db, 'composedRows'>,
  { check, values }: PageVersion,
): Promise<string | undefined> {
  const [now] = await db.composedRows<{ value: string }>(check, values);
  return now?.value;
}

/** The statement of a list, whose columns have the names of their properties. */
function prepare<Row extends ObjectLiteral>(
  text: string,
  { alias, expressionMap }: SelectQueryBuilder<Row>,
  prepared: Map<string, Prepared>,
): Prepared {
  const columns = expressionMap.mainAlias?.metadata.columns ?? [];
  const named = columns.reduce(
    (sql, { databaseName, propertyName }) =>
      sql.replaceAll(`AS "${alias}_${databaseName}"`, `AS "${propertyName}"`),
    text,
  );
  if (prepared.size >= MOST_PREPARED) {
    // A statement without a name is not prepared.
    return { rows: { name: '', text: named, notNull: [] }, check: null };
  }
  const name = `lists.${prepared.size}`;
  const versions = `SELECT array_to_string(ARRAY(SELECT page.id || ':' || page."rowVersion" FROM (${named}) page), ',') AS value`;
  const statements = {
    rows: { name, text: named, notNull: [] },
    check: { name: `${name}.versions`, text: versions, notNull: [] },
  };
  prepared.set(text, statements);
  return statements;
}
