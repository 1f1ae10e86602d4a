import { DataSource } from 'typeorm';
import type { MigrationInterface } from 'typeorm';
import { grantServing } from './serving-role';

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5_000;
/** Longest time that one statement of a request may take, ms; what runs longer is cancelled with an error. */
export const STATEMENT_TIMEOUT_MS = 15_000;
/** Any number that no other program on the database uses for an advisory lock. */
const MIGRATION_LOCK = 7_237_001;

/** Opens the pool of connections to a database. `statementTimeoutMs` 0 is no limit. */
export async function openDataSource(options: {
  url: string;
  entities: readonly (new () => object)[];
  migrations: readonly (new () => MigrationInterface)[];
  statementTimeoutMs: number;
}): Promise<DataSource> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: options.url,
    entities: [...options.entities],
    migrations: [...options.migrations],
    migrationsTransactionMode: 'each',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto',
    poolSize: POOL_SIZE,
    connectTimeoutMS: CONNECT_TIMEOUT_MS,
    applicationName: 'wakafine',
    extra: { statement_timeout: options.statementTimeoutMs },
    logging: false,
  });
  return dataSource.initialize();
}

/**
 * Brings the database up to date as its owner and gives the role that serves its rights; of several processes that start
 * at once, one does it and the others wait.
 */
export async function migrate(owner: DataSource, servingRole: string): Promise<void> {
  const runner = owner.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await owner.runMigrations();
    await grantServing(runner, servingRole);
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
