import { join } from 'node:path';
import { Client } from 'pg';
import { loadOrCreateSecret } from '../secrets';
import { errorCode } from '../system-error';
import { databaseUrl } from './database';
import { readPort } from './port';

/** What connecting says when nobody, or somebody else, listens on the port. */
const NOT_OURS = ['ECONNREFUSED', 'ECONNRESET', '28P01', '28000', '3D000', '57P03'];

/**
 * The address of the embedded PostgreSQL of a data folder while a server runs it; null while none does. For commands
 * that work beside the server.
 */
export async function runningPostgresUrl(dataDir: string): Promise<string | null> {
  const port = await readPort(join(dataDir, 'postgres', 'port'));
  if (port === null) {
    return null;
  }
  const url = databaseUrl(port, {
    superuser: await loadOrCreateSecret(dataDir, 'postgres-superuser-password'),
    owner: await loadOrCreateSecret(dataDir, 'postgres-password'),
  });
  const client = new Client(url);
  try {
    await client.connect();
    await client.end();
    return url;
  } catch (error) {
    if (NOT_OURS.includes(errorCode(error) ?? '')) {
      return null;
    }
    throw error;
  }
}
