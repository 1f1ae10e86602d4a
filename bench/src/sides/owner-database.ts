import { SUPERUSER } from '@wakafine/backend/platform/embedded-postgres/cluster';
import { loadPasswords } from '@wakafine/backend/platform/embedded-postgres/database';
import { runningPostgres } from '@wakafine/backend/platform/embedded-postgres/running';
import { Client } from 'pg';

type Work<Result> = (client: Client) => Promise<Result>;

/**
 * Works in the embedded database of a server as its owner, over a connection of its own.
 * @throws Error when it is not running
 */
export async function asOwner<Result>(dataDir: string, work: Work<Result>): Promise<Result> {
  return connected(await ownerUrl(dataDir), work);
}

/**
 * The same as the one who may change settings of PostgreSQL itself.
 * @throws Error when it is not running
 */
export async function asSuperuser<Result>(dataDir: string, work: Work<Result>): Promise<Result> {
  const url = new URL(await ownerUrl(dataDir));
  url.username = SUPERUSER;
  url.password = (await loadPasswords(dataDir)).superuser;
  return connected(url.href, work);
}

async function ownerUrl(dataDir: string): Promise<string> {
  const url = (await runningPostgres(dataDir))?.url ?? null;
  if (url === null) {
    throw new Error('the database of the service is not running');
  }
  return url;
}

async function connected<Result>(url: string, work: Work<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
