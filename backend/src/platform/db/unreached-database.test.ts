import { Client } from 'pg';
import { requireVersion } from './server-version';
import { unreachedDatabase } from './unreached-database';

/** Error of connecting. */
async function errorOf(connectionString: string): Promise<unknown> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return null;
  } catch (error) {
    return error;
  }
}

test('a database that nobody can reach is named by its variable, without its password', async () => {
  const DATABASE_URL = 'postgres://waka:hush-hush@127.0.0.1:1/wakafine?password=hush-hush';
  const found = unreachedDatabase(await errorOf(DATABASE_URL), { DATABASE_URL });
  expect(found).toMatchObject({
    variable: 'DATABASE_URL',
    address: 'postgres://waka@127.0.0.1:1/wakafine',
    code: 'ECONNREFUSED',
  });
  expect(JSON.stringify(found)).not.toContain('hush');
});

test('a wrong password and a database that is not there read alike, for the role that they are of', async () => {
  const owner = new URL(process.env.TEST_DATABASE_URL ?? '');
  const serving = process.env.TEST_DATABASE_SERVING_URL ?? '';
  owner.password = 'wrong';
  const env = { DATABASE_URL: serving, DATABASE_OWNER_URL: owner.href };
  expect(unreachedDatabase(await errorOf(owner.href), env)).toMatchObject({
    variable: 'DATABASE_OWNER_URL',
    code: '28P01',
  });
  const nowhere = new URL(serving);
  nowhere.pathname = '/nowhere';
  expect(unreachedDatabase(await errorOf(nowhere.href), { DATABASE_URL: nowhere.href })).toMatchObject({
    variable: 'DATABASE_URL',
    code: '3D000',
  });
});

test('a database that speaks no TLS where it is asked for is named, and its parameters are not', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.search = '?sslmode=verify-full';
  expect(unreachedDatabase(await errorOf(url.href), { DATABASE_URL: url.href })).toMatchObject({
    variable: 'DATABASE_URL',
    address: expect.not.stringContaining('sslmode'),
    reason: expect.stringContaining('does not support SSL'),
  });
});

test('what is no fault of a connection is no unreached database', () => {
  const DATABASE_URL = 'postgres://waka:hush@db/wakafine';
  expect(unreachedDatabase(new Error('anything else'), { DATABASE_URL })).toBeNull();
  expect(unreachedDatabase(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }), {})).toBeNull();
});

test('a PostgreSQL that is too old is refused by its version', () => {
  expect(() => requireVersion(150_013)).toThrow('PostgreSQL 15.13 is too old: 16 or newer is needed.');
  expect(() => requireVersion(160_000)).not.toThrow();
});
