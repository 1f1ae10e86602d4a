import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A database of a test file's own, as migrated; `drop` removes it. */
export async function createTestDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(template, `CREATE DATABASE ${name} TEMPLATE wakafine`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(template, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Runs one statement from a database that is nobody's template. */
async function onServer(template: URL, statement: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
