import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';

const DROP_TRIES = 50;
const DROP_AGAIN_MS = 200;
const INSUFFICIENT_PRIVILEGE = '42501';

/** A database of a test file's own, as migrated. */
export interface TestDatabase {
  /** For the role that serves. */
  readonly url: string;
  /** For the role that owns it. */
  readonly ownerUrl: string;
  drop(): Promise<void>;
}

/** Copies the migrated database: its files, since the default way writes every page into the database's log too. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(process.env.TEST_DATABASE_URL ?? '');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(template, `CREATE DATABASE ${name} TEMPLATE wakafine STRATEGY = FILE_COPY`);
  return {
    url: inDatabase(process.env.TEST_DATABASE_SERVING_URL ?? '', name),
    ownerUrl: inDatabase(template.href, name),
    drop: () => dropDatabase(template, name),
  };
}

function inDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * While the server vacuums a database by itself, nobody but a superuser may end that. It mostly ends soon; a database
 * that is still busy then goes with the cluster, whose folder is deleted after the last test.
 */
async function dropDatabase(template: URL, name: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await onServer(template, `DROP DATABASE ${name} WITH (FORCE)`);
      return;
    } catch (error) {
      const isBusy = error instanceof DatabaseError && error.code === INSUFFICIENT_PRIVILEGE;
      if (!isBusy) {
        throw error;
      }
      if (tries === DROP_TRIES) {
        return;
      }
      await wait(DROP_AGAIN_MS);
    }
  }
}

/** Runs one statement from a database that is nobody's template. */
async function onServer(template: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: inDatabase(template.href, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
