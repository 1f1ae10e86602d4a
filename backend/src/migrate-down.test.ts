import 'reflect-metadata';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { undoNewestMigration } from './admin-cli/undo-migration';
import { MIGRATIONS } from './database';
import { migrateDown } from './admin-cli/migrate-down';
import { openDataSource } from './platform/db/data-source';
import { MIGRATION_LIMITS } from './platform/db/pool/time-limits';
import { createTestDatabase } from './testing/server/test-database';
import type { TestDatabase } from './testing/server/test-database';

/** Everything that a schema consists of, in words that do not depend on the order in which it was made. */
const SCHEMA = `
  SELECT 'column ' || c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod) || ' ' || a.attnotnull
      || ' ' || coalesce(pg_get_expr(d.adbin, d.adrelid), '') || ' ' || a.attidentity::text || a.attgenerated::text AS line
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
  UNION ALL SELECT 'index ' || pg_get_indexdef(indexrelid) FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT 'trigger ' || pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'function ' || pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  ORDER BY 1`;

let database: TestDatabase;
let owner: DataSource;
let servingRole: string;
beforeAll(async () => {
  database = await createTestDatabase();
  owner = await open(MIGRATIONS.length);
  servingRole = decodeURIComponent(new URL(database.url).username);
});
afterAll(async () => {
  await owner.destroy();
  await database.drop();
});

/** The owner's connection of a version that knows the first so many migrations. */
function open(count: number): Promise<DataSource> {
  const migrations = MIGRATIONS.slice(0, count);
  return openDataSource({ url: database.ownerUrl, entities: [], migrations, limits: MIGRATION_LIMITS });
}

async function schema(): Promise<string[]> {
  const rows: { line: string }[] = await owner.query(SCHEMA);
  return rows.map(({ line }) => line);
}

function down(isDryRun = false, mayLose = true) {
  return migrateDown(owner, { migrations: MIGRATIONS, servingRole, isDryRun, mayLose });
}

async function up(count: number): Promise<void> {
  const source = await open(count);
  await source.runMigrations();
  await source.destroy();
}

test('every migration after the baseline goes down and up with the same schema', async () => {
  const seen: string[] = [];
  let refusal = '';
  for (let count = MIGRATIONS.length; refusal === ''; count -= 1) {
    const before = await schema();
    const outcome = await down().catch((error: Error) => error);
    if (outcome instanceof Error) {
      refusal = outcome.message;
      // Without a way back everything is as it was.
      expect(await schema()).toEqual(before);
      break;
    }
    expect(outcome).toMatchObject({ migration: MIGRATIONS[count - 1]?.name, isDone: true });
    seen.push(outcome.migration);
    await up(count);
    expect({ of: outcome.migration, schema: await schema() }).toEqual({
      of: outcome.migration,
      schema: before,
    });
    await down();
  }
  const further = MIGRATIONS.slice(1).map(({ name }) => name);
  expect(seen).toEqual(further.reverse());
  expect(refusal).toContain('nothing before the baseline');
  await up(MIGRATIONS.length);
});

/** As a later version would add it. */
class Later9999999999999 implements MigrationInterface {
  name = 'Later9999999999999';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE later (id bigint PRIMARY KEY)');
    await runner.query('ALTER TABLE account ADD COLUMN later text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE later');
    await runner.query('ALTER TABLE account DROP COLUMN later');
    await runner.query(`DELETE FROM account WHERE username = 'made-later'`);
  }
}

test('what would be lost is said, and lost only when that was allowed', async () => {
  const migrations = [...MIGRATIONS, Later9999999999999];
  const later = await openDataSource({
    ...{ url: database.ownerUrl, entities: [], migrations },
    limits: MIGRATION_LIMITS,
  });
  await later.runMigrations();
  await later.query('INSERT INTO later VALUES (1), (2)');
  await later.query(
    `INSERT INTO account (username, mobile_number, role, created_at, later)
     VALUES ('made-later', '600000009', 'CITIZEN', now(), 'x'), ('other', '600000008', 'CITIZEN', now(), NULL)`,
  );
  const take = (isConfirmed: boolean, mayLose: boolean, known = migrations) =>
    undoNewestMigration(database, known, { isConfirmed, mayLose });
  const losses = ['  1 rows deleted from account', '  1 values of account.later', '  2 rows of later'];
  for (const [isConfirmed, mayLose] of [
    [false, false],
    [true, false],
    [false, true],
  ] as const) {
    const { exitCode, lines } = await take(isConfirmed, mayLose);
    expect(exitCode).toBe(1);
    expect(lines).toEqual(expect.arrayContaining(losses));
    expect(await later.query('SELECT id FROM later')).toHaveLength(2);
  }
  await expect(take(true, true, [...MIGRATIONS])).rejects.toThrow('of a newer version');
  const { exitCode, lines } = await take(true, true);
  expect([exitCode, lines[0]]).toEqual([0, 'Later9999999999999 is undone.']);
  expect(await later.query(`SELECT username FROM account WHERE username IN ('made-later', 'other')`)).toEqual(
    [{ username: 'other' }],
  );
  expect(await later.query(`SELECT FROM migrations WHERE name LIKE 'Later%'`)).toEqual([]);
  await later.runMigrations();
  expect(await take(true, false)).toMatchObject({ exitCode: 0, lines: ['Later9999999999999 is undone.'] });
  await later.destroy();
});
