import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import type { EmbeddedPostgres } from './embedded-postgres';
import { isAlive } from './processes';
import { ask, TestFolder, waitUntilBack } from '../../testing/server/test-folder';

let folder: TestFolder;

beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clean());

/** A connection whose loss, which these tests bring about, is no fault. */
async function connect(postgres: EmbeddedPostgres): Promise<Client> {
  const client = new Client(postgres.url);
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

test('the first start makes a durable database that belongs to an ordinary role', async () => {
  const { url } = await folder.start();
  const [row] = await ask(
    url,
    `SELECT current_database() AS name, rolsuper, rolcreatedb, current_setting('fsync') AS fsync,
      current_setting('synchronous_commit') AS commit, current_setting('TimeZone') AS zone,
      current_setting('server_encoding') AS encoding, current_setting('listen_addresses') AS address,
      current_setting('max_connections') AS connections
      FROM pg_roles WHERE rolname = current_user`,
  );
  expect(row).toEqual({
    name: 'wakafine',
    rolsuper: false,
    rolcreatedb: true,
    fsync: 'on',
    commit: 'on',
    zone: 'UTC',
    encoding: 'UTF8',
    address: '127.0.0.1',
    connections: '100',
  });
});

test('a wrong password is refused, and the right one lies where nobody else reads', async () => {
  const { url } = await folder.start();
  const path = join(folder.dataDir, 'secrets', 'postgres-password');
  const password = readFileSync(path, 'utf8').trim();
  expect(url).toContain(password);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  await expect(ask(url.replace(password, 'wrong'), 'SELECT 1')).rejects.toThrow(
    /password authentication failed/,
  );
});

test('a second start is quick, at the same address, and finds the rows', async () => {
  const first = await folder.start();
  await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
  const firstPid = first.pid();
  await first.stop();
  expect(isAlive(firstPid)).toBe(false);
  const from = Date.now();
  const second = await folder.start();
  expect(Date.now() - from).toBeLessThan(1500);
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
});

test('a killed database is back at the same address, again and again, with every committed row', async () => {
  const postgres = await folder.start();
  await ask(postgres.url, 'CREATE TABLE kept (value int)');
  for (const value of [1, 2, 3]) {
    await ask(postgres.url, `INSERT INTO kept VALUES (${value})`);
    const killed = postgres.pid();
    process.kill(killed, 'SIGKILL');
    await waitUntilBack(postgres.url);
    expect(postgres.pid()).not.toBe(killed);
  }
  expect(await ask(postgres.url, 'SELECT count(*)::int AS count FROM kept')).toEqual([{ count: 3 }]);
});

test('sessions that compute through the kill do not block the database', async () => {
  const postgres = await folder.start();
  const busy = await Promise.all([connect(postgres), connect(postgres)]);
  const results = busy.map((each) =>
    each.query('SELECT count(*) FROM generate_series(1, 1000000000000)').catch(() => 'lost'),
  );
  await ask(postgres.url, 'SELECT pg_sleep(0.2)');
  process.kill(postgres.pid(), 'SIGKILL');
  // They would compute for hours.
  await waitUntilBack(postgres.url);
  expect(await Promise.all(results)).toEqual(['lost', 'lost']);
});

test('stopping ends it although clients are connected, also in the middle of a restart, and twice does no harm', async () => {
  const postgres = await folder.start();
  await connect(postgres);
  process.kill(postgres.pid(), 'SIGKILL');
  await postgres.stop();
  await postgres.stop();
  expect(isAlive(postgres.pid())).toBe(false);
  await expect(ask(postgres.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
});

test('a second server on the same folder learns who has it, and the first goes on', async () => {
  const first = await folder.start();
  await expect(folder.start()).rejects.toThrow(new RegExp(`already used by process ${process.pid} `));
  expect(await ask(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a port that somebody uses meanwhile is replaced and the new one stored', async () => {
  const first = await folder.start();
  await first.stop();
  const port = Number(new URL(first.url).port);
  const taker = createServer().listen(port, '127.0.0.1');
  await once(taker, 'listening');
  const second = await folder.start();
  taker.close();
  expect(second.url).not.toBe(first.url);
  await second.stop();
  expect((await folder.start()).url).toBe(second.url);
});

test('a fixed port that is in use is an error with the reason', async () => {
  const taker = createServer().listen(0, '127.0.0.1');
  await once(taker, 'listening');
  const address = taker.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await expect(folder.start({ port })).rejects.toThrow(/could not bind/);
  taker.close();
});

test('a lost password of the role is replaced, lost secrets of both roles are an error that says what to do', async () => {
  const { stop } = await folder.start();
  await stop();
  const secrets = join(folder.dataDir, 'secrets');
  writeFileSync(join(secrets, 'postgres-password'), 'ab'.repeat(32));
  const healed = await folder.start();
  expect(await ask(healed.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await healed.stop();
  writeFileSync(join(secrets, 'postgres-password'), 'cd'.repeat(32));
  writeFileSync(join(secrets, 'postgres-superuser-password'), 'ef'.repeat(32));
  await expect(folder.start()).rejects.toThrow(/do not open its database/);
});

test('files of another major version are refused and left as they are', async () => {
  const { stop } = await folder.start();
  await stop();
  const version = join(folder.dataDir, 'postgres', 'data', 'PG_VERSION');
  writeFileSync(version, '17\n');
  await expect(folder.start()).rejects.toThrow(/made by PostgreSQL 17.*DATABASE_URL/);
  expect(readFileSync(version, 'utf8')).toBe('17\n');
});
