import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { types } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver';
import type { Lane } from './pool/admission';
import { inStatementSpan } from '../tracing/spans';
import { AdmissionPool } from './pool/admission-pool';
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
  /** The same database for statements whose turn comes with those of a lane; in a transaction there is nothing to wait for. */
  inLane(lane: Lane): Db;
}

type Execute = (config: QueryConfig) => Promise<QueryResult>;

/** The database outside a transaction: every statement commits by itself. Reads, unless another lane is asked for. */
export function pooledDb(dataSource: DataSource, lane: Lane = 'READS'): Db {
  const pool = poolOf(dataSource);
  const execute: Execute = (config) => pool.queryFor(lane, config);
  return dbOver(dataSource.manager, execute, (other) => pooledDb(dataSource, other));
}

/** The database inside the transaction of a query runner. */
export async function transactionDb(runner: QueryRunner): Promise<Db> {
  // TypeORM types the connection as any; the PostgreSQL driver gives the client of pg.
  const client = (await runner.connect()) as PoolClient;
  const db: Db = dbOver(
    runner.manager,
    (config) => client.query(config),
    () => db,
  );
  return db;
}

function dbOver(entities: EntityManager, execute: Execute, inLane: Db['inLane']): Db {
  const run = async <Row>({ name, text }: Statement, values: readonly unknown[]): Promise<Row[]> => {
    const result = await inStatementSpan(name, () => execute({ name, text, values: [...values] }));
    // What the select list holds is known by the statement's generated types, or to the author of a composed one.
    return result.rows as Row[];
  };
  return { entities, rows: run, composedRows: run, inLane };
}

/** The pool of connections behind TypeORM. */
export function poolOf(dataSource: DataSource): AdmissionPool {
  const { driver } = dataSource;
  if (!(driver instanceof PostgresDriver) || !(driver.master instanceof AdmissionPool)) {
    throw new Error('Only PostgreSQL behind our own pool is supported.');
  }
  return driver.master;
}
