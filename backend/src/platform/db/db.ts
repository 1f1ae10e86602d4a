import type { Pool, PoolClient } from 'pg';
import { types } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import type { Narrowed, ParametersOf, Statement, StatementName } from './statement';
import { timeParser } from './time-parser';

// Identifiers and counts stay far below 2^53: as numbers they are what the API shows.
types.setTypeParser(types.builtins.INT8, Number);
types.setTypeParser(types.builtins.TIMESTAMPTZ, timeParser(types.getTypeParser(types.builtins.TIMESTAMPTZ)));

/** The database as acts see it: entities for everyday work, statements for the hot paths. */
export interface Db {
  readonly entities: EntityManager;
  /** Runs a prepared statement and gives its rows; a caller who knows more of them than PostgreSQL says so by `Row`. */
  rows<Name extends StatementName, Row extends Narrowed<Row, Name>>(
    statement: Statement<Name>,
    values: ParametersOf<Name>,
  ): Promise<Row[]>;
  /** Runs a statement that was put together for what is asked; `Row` must fit its select list. */
  composedRows<Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
}

/** The database outside a transaction: every statement commits by itself. */
export function pooledDb(dataSource: DataSource): Db {
  return dbOver(dataSource.manager, poolOf(dataSource));
}

/** The database inside the transaction of a query runner. */
export async function transactionDb(runner: QueryRunner): Promise<Db> {
  // TypeORM types the connection as any; the PostgreSQL driver gives the client of pg.
  const client = (await runner.connect()) as PoolClient;
  return dbOver(runner.manager, client);
}

function dbOver(entities: EntityManager, executor: Pool | PoolClient): Db {
  const run = async <Row>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> => {
    const result = await executor.query({ name, text, values: [...values] });
    // What the select list holds is known by the statement's generated types, or to the author of a composed one.
    return result.rows as Row[];
  };
  return { entities, rows: run, composedRows: run };
}

/** The pool of connections behind TypeORM. */
export function poolOf(dataSource: DataSource): Pool {
  const { driver } = dataSource;
  if (!(driver instanceof PostgresDriver)) {
    throw new Error('Only PostgreSQL is supported.');
  }
  // The driver keeps its pool untyped, since it loads pg by name.
  return driver.master as Pool;
}
