import 'reflect-metadata';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { MIGRATIONS, openDatabase } from './database';
import { JOBS_QUEUE, JOBS_SCHEMA } from './platform/jobs/install-jobs';
import { OwnCluster } from './testing/server/own-cluster';

let cluster: OwnCluster;
beforeAll(async () => {
  cluster = await OwnCluster.start();
});
afterAll(() => cluster.remove());

test('of processes that start at once on an empty database one brings it up to date, and all serve', async () => {
  const opened = await Promise.all(Array.from({ length: 12 }, () => openDatabase(cluster.database)));
  for (const dataSource of opened) {
    const queues = await dataSource.query(`SELECT name FROM ${JOBS_SCHEMA}.queue`);
    expect(queues).toContainEqual({ name: JOBS_QUEUE });
    await dataSource.destroy();
  }
});

test('a database of before the first release is refused in one line that says what to do, and nothing in it changes', async () => {
  const before = await openDatabase(cluster.database);
  const migrations = 'SELECT name FROM migrations ORDER BY name';
  await cluster.command(
    `INSERT INTO migrations (timestamp, name) VALUES (1764000000000, 'Baseline1764000000000');
     DELETE FROM migrations WHERE name = '${MIGRATIONS.at(-1)?.name}'`,
  );
  const applied = await before.query(migrations);
  const refused = await openDatabase(cluster.database).catch((error: Error) => error.message);
  expect(refused).toMatch(
    /^The database is of a time before the first release.*make a new one.*restored[^\n]*$/,
  );
  expect(await before.query(migrations)).toEqual(applied);
  await before.destroy();
  await cluster.command(
    `UPDATE migrations SET timestamp = right(name, 13)::bigint, name = '${MIGRATIONS.at(-1)?.name}'
     WHERE name = 'Baseline1764000000000'`,
  );
});

test('an older server on the schema of a newer one starts, says so, and goes on serving', async () => {
  const before = await openDatabase(cluster.database);
  const owner = new Client({ connectionString: cluster.database.ownerUrl });
  await owner.connect();
  try {
    // As a newer version would, while this one serves: what it adds is nothing that this one has to write.
    await owner.query(`ALTER TABLE account ADD COLUMN from_the_future text NOT NULL DEFAULT 'none'`);
    await owner.query('CREATE TABLE from_the_future (id bigint PRIMARY KEY)');
    await owner.query(
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Future9999999999999')`,
    );
    const add = (source: DataSource, number: string) =>
      source.query(
        `INSERT INTO account (username, mobile_number, role, created_at) VALUES ($1, $1, 'CITIZEN', now()) RETURNING id`,
        [number],
      );
    expect(await add(before, '600000001')).toHaveLength(1);
    const newer: string[] = [];
    const after = await openDatabase(cluster.database, { onNewer: (names) => void newer.push(...names) });
    expect(newer).toEqual(['Future9999999999999']);
    expect(await add(after, '600000002')).toHaveLength(1);
    await after.destroy();
  } finally {
    await before.destroy();
    await owner.end();
  }
});
