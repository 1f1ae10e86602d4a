import { randomBytes } from 'node:crypto';
import * as pg from 'pg';
import { DataSource } from 'typeorm';
import type { MigrationInterface } from 'typeorm';
import { AdmissionPool } from './pool/admission-pool';
import { CONNECT_TIMEOUT_MS, KEEP_ALIVE_MS } from './pool/time-limits';
import type { TimeLimits } from './pool/time-limits';
import { refuseBeforeFirstRelease } from './schema/first-release';
import { grantServing } from './serving-role';

const POOL_SIZE = 20;
/** Any number that no other program on the database uses for an advisory lock. */
export const MIGRATION_LOCK = 7_237_001;
/** Longest wait of a migration for a lock, once it is its turn: requests queue behind it. */
const MIGRATION_LOCK_TIMEOUT = '10s';

/** Addresses of the database: the same one twice where one role does everything. */
export interface DatabaseAddresses {
  /** For the role that serves. */
  readonly url: string;
  /** For the role that migrates and does schema jobs. */
  readonly ownerUrl: string;
}

/** Beginning of the names under which the connections of server processes are known to the database. */
const PROCESS_NAMES = 'wakafine process';

function newProcessName(): string {
  return `${PROCESS_NAMES} ${randomBytes(6).toString('hex')}`;
}

/** Name of the connections of a pool: no other process has the same. */
export function processNameOf(dataSource: DataSource): string {
  const { options } = dataSource;
  return ('applicationName' in options ? options.applicationName : undefined) ?? PROCESS_NAMES;
}

/** Opens the pool of connections to a database. */
export async function openDataSource(options: {
  url: string;
  entities: readonly (new () => object)[];
  migrations: readonly (new () => MigrationInterface)[];
  limits: TimeLimits;
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
    applicationName: newProcessName(),
    driver: { ...pg, Pool: AdmissionPool },
    extra: {
      statement_timeout: options.limits.statement,
      lock_timeout: options.limits.lock,
      idle_in_transaction_session_timeout: options.limits.idleInTransaction,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    },
    logging: false,
  });
  return dataSource.initialize();
}

/**
 * Brings the database up to date as its owner, gives the role that serves its rights, and does what `further` has to be done before
 * anybody serves; of several processes that start at once, one does it and the others wait.
 * @throws Error for a database of a time before the first release
 */
export async function migrate(
  owner: DataSource,
  servingRole: string,
  further: () => Promise<void>,
): Promise<void> {
  const runner = owner.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [MIGRATION_LOCK_TIMEOUT]);
    await refuseBeforeFirstRelease(
      runner,
      owner.migrations.map(({ name }) => name ?? ''),
    );
    await owner.runMigrations();
    await grantServing(runner, servingRole);
    await further();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}
