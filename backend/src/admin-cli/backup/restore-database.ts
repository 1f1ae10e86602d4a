import type { PoolClient } from 'pg';
import { MigrationExecutor } from 'typeorm';
import { BackupError } from '../../platform/backup/backup-error';
import { readBackup } from '../../platform/backup/read-backup';
import { restoreRecords } from '../../platform/backup/restore-backup';
import type { RestoredBackup, RestoreSteps } from '../../platform/backup/restore-backup';
import { openDataSource } from '../../platform/db/data-source';
import { isBeforeFirstRelease } from '../../platform/db/schema/first-release';
import type { DatabaseAddresses } from '../../platform/db/data-source';
import { MIGRATION_LIMITS } from '../../platform/db/pool/time-limits';
import type { Schema } from './schema';

/** Any number that no other program on the database uses for an advisory lock. */
const RESTORE_LOCK = 7_237_002;
const OBJECTS = `SELECT count(*)::int AS count FROM pg_class
  WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S')`;

/** Backup to restore, and its target. */
export interface RestoreOrder {
  readonly file: string;
  readonly passphrase: string;
  readonly addresses: DatabaseAddresses;
  readonly schema: Schema;
  readonly storeSecrets: RestoreSteps['storeSecrets'];
}

/**
 * Puts a backup into an empty database, in one transaction: whatever happens before its end leaves the database as empty as it
 * was. A backup of an older version is brought up to date after that.
 * @throws BackupError for a database that is not empty, a backup of a newer version or of a time before the first release, and a file
 *   that is not whole
 */
export async function restoreDatabase(order: RestoreOrder): Promise<RestoredBackup> {
  const restored = await restoreEmpty(order);
  await order.schema.bringUpToDate(order.addresses);
  return restored;
}

async function restoreEmpty({
  file,
  passphrase,
  addresses,
  schema,
  storeSecrets,
}: RestoreOrder): Promise<RestoredBackup> {
  const owner = await openDataSource({
    url: addresses.ownerUrl,
    entities: [],
    migrations: [...schema.migrations],
    limits: MIGRATION_LIMITS,
  });
  const runner = owner.createQueryRunner();
  try {
    // TypeORM types the connection as any; the PostgreSQL driver gives the client of pg.
    const client = (await runner.connect()) as PoolClient;
    await runner.startTransaction();
    await client.query('SELECT pg_advisory_xact_lock($1)', [RESTORE_LOCK]);
    const { rows } = await client.query<{ count: number }>(OBJECTS);
    if (rows[0]?.count !== 0) {
      throw new BackupError(
        'NOT_EMPTY',
        'The database is not empty: a backup is only put into an empty one.',
      );
    }
    const makeTables: RestoreSteps['makeTables'] = async ({ migrations }) => {
      const known = schema.migrations.map(({ name }) => name);
      if (isBeforeFirstRelease(migrations, known)) {
        throw new BackupError(
          'DOES_NOT_FIT',
          'The backup is of a time before the first release: no version restores it.',
        );
      }
      if (migrations.some((name) => !known.includes(name))) {
        throw new BackupError('DOES_NOT_FIT', 'The backup is of a newer version: install that one first.');
      }
      const executor = new MigrationExecutor(owner, runner);
      executor.transaction = 'none';
      const pending = await executor.getPendingMigrations();
      for (const migration of pending.filter(({ name }) => migrations.includes(name))) {
        await executor.executeMigration(migration);
      }
    };
    const restored = await restoreRecords(client, readBackup(file, passphrase), { makeTables, storeSecrets });
    await runner.commitTransaction();
    return restored;
  } catch (error) {
    if (runner.isTransactionActive) {
      // The first error is the cause.
      await runner.rollbackTransaction().catch(() => undefined);
    }
    throw error;
  } finally {
    await runner.release();
    await owner.destroy();
  }
}
