import { DataSource } from 'typeorm';
import type { MigrationInterface } from 'typeorm';

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5_000;
/** Any number that no other program on the database uses for an advisory lock. */
const MIGRATION_LOCK = 7_237_001;

/** Opens the pool of connections to a database. */
export async function openDataSource(options: {
  url: string;
  entities: readonly (new () => object)[];
  migrations: readonly (new () => MigrationInterface)[];
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
    logging: false,
  });
  return dataSource.initialize();
}

/** Brings the database up to date; of several processes that start at once, one does it and the others wait. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
