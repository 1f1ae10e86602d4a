import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/** Lines of `postmaster.pid` before the one with the port. */
const PORT_LINE = 3;

/** Does something in the database of a server in one transaction, as the owner of its tables. */
export async function inDatabase(dataDir: string, work: (client: Client) => Promise<void>): Promise<void> {
  const port = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[PORT_LINE];
  const password = readFileSync(join(dataDir, 'secrets/postgres-password'), 'utf8').trim();
  const client = new Client(`postgres://wakafine:${password}@127.0.0.1:${port}/wakafine?sslmode=disable`);
  await client.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}
