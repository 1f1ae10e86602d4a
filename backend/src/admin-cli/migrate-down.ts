import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { MIGRATION_LOCK } from '../platform/db/data-source';
import { grantServing } from '../platform/db/serving-role';

/** Longest wait for the tables: requests queue behind it. */
const LOCK_TIMEOUT = '5s';

/** Effects of undoing the newest migration on what is stored. */
export interface WayBack {
  /** Name of the migration. */
  readonly migration: string;
  /** Stored things that would go, with their numbers, in words. */
  readonly losses: readonly string[];
  /** Whether it was done. */
  readonly isDone: boolean;
}

type Shape = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Undoes the newest migration, in one transaction, or only says what that would lose: done only where it `mayLose` or nothing is lost.
 * @throws Error for a migration of a newer version, or one without a way back, and when the tables are busy
 */
export async function migrateDown(
  owner: DataSource,
  order: {
    readonly migrations: readonly (new () => MigrationInterface)[];
    readonly servingRole: string;
    readonly isDryRun: boolean;
    readonly mayLose: boolean;
  },
): Promise<WayBack> {
  const runner = owner.createQueryRunner();
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await runner.query(`SELECT set_config('lock_timeout', $1, false)`, [LOCK_TIMEOUT]);
    const Newest = await newestOf(runner, order.migrations);
    const losses = await lossesOf(runner, new Newest());
    const isDone = !order.isDryRun && (order.mayLose || losses.length === 0);
    if (isDone) {
      await inTransaction(runner, 'COMMIT', async () => {
        await new Newest().down(runner);
        await runner.query('DELETE FROM migrations WHERE name = $1', [Newest.name]);
      });
      await grantServing(runner, order.servingRole);
    }
    return { migration: Newest.name, losses, isDone };
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await runner.release();
  }
}

async function newestOf(
  runner: QueryRunner,
  migrations: readonly (new () => MigrationInterface)[],
): Promise<new () => MigrationInterface> {
  const [newest]: { name: string }[] = await runner.query(
    'SELECT name FROM migrations ORDER BY timestamp DESC LIMIT 1',
  );
  const found = migrations.find(({ name }) => name === newest?.name);
  if (found === undefined) {
    throw new Error(
      newest === undefined
        ? 'There is no migration to undo.'
        : `${newest.name} is of a newer version: undo it with that version.`,
    );
  }
  return found;
}

/** Tries it and rolls it back: tables and columns with something in them that are gone then, and rows that were deleted. */
async function lossesOf(runner: QueryRunner, migration: MigrationInterface): Promise<string[]> {
  const before = await shapeOf(runner);
  const { after, deleted } = await inTransaction(runner, 'ROLLBACK', async () => {
    await migration.down(runner);
    return { after: await shapeOf(runner), deleted: await deletedRows(runner) };
  });
  const losses: string[] = deleted.map(({ name, count }) => `${count} rows deleted from ${name}`);
  for (const [table, columns] of before) {
    const left = after.get(table);
    if (left === undefined) {
      losses.push(...(await counted(runner, `count(*)`, table)).map((count) => `${count} rows of ${table}`));
      continue;
    }
    for (const column of [...columns].filter((each) => !left.has(each))) {
      const found = await counted(runner, `count(${quoted(column)})`, table);
      losses.push(...found.map((count) => `${count} values of ${table}.${column}`));
    }
  }
  return losses;
}

async function counted(runner: QueryRunner, what: string, table: string): Promise<string[]> {
  const [row]: { count: string }[] = await runner.query(
    `SELECT (${what})::text AS count FROM ${quoted(table)}`,
  );
  return row === undefined || row.count === '0' ? [] : [row.count];
}

/** Tables of rows with their columns; a partition is part of its table. */
async function shapeOf(runner: QueryRunner): Promise<Shape> {
  const rows: { name: string; columns: string[] }[] = await runner.query(
    `SELECT c.relname AS name, array_agg(a.attname::text) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}

/** Rows that the running transaction has deleted from tables that are still there. */
async function deletedRows(runner: QueryRunner): Promise<{ name: string; count: string }[]> {
  return runner.query(
    `SELECT relname AS name, n_tup_del AS count FROM pg_stat_xact_user_tables
     WHERE schemaname = current_schema() AND n_tup_del > 0 ORDER BY relname`,
  );
}

async function inTransaction<Result>(
  runner: QueryRunner,
  end: 'COMMIT' | 'ROLLBACK',
  work: () => Promise<Result>,
): Promise<Result> {
  await runner.query('BEGIN');
  try {
    const result = await work();
    await runner.query(end);
    return result;
  } catch (error) {
    await runner.query('ROLLBACK');
    throw error;
  }
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
