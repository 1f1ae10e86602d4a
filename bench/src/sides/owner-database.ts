import { runningPostgres } from '@wakafine/backend/platform/embedded-postgres/running';
import { Client } from 'pg';

/**
 * Works in the embedded database of a server as its owner, over a connection of its own.
 * @throws Error when it is not running
 */
export async function asOwner<Result>(
  dataDir: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const url = (await runningPostgres(dataDir))?.url ?? null;
  if (url === null) {
    throw new Error('the database of the service is not running');
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
