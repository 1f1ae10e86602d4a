import { join } from 'node:path';
import { Client } from 'pg';
import { errorCode } from '../system-error';
import { databaseUrl, loadPasswords, servingUrl } from './database';
import { readPort } from './port';

/** Connection errors for a port on which nobody, or somebody else, listens. */
const NOT_OURS = ['ECONNREFUSED', 'ECONNRESET', '28P01', '28000', '3D000', '57P03'];

/**
 * The addresses of the embedded PostgreSQL of a data folder while a server runs it, for the role that owns the database and
 * for the one that serves; null while none does. For commands that work beside the server.
 */
export async function runningPostgres(
  dataDir: string,
): Promise<{ readonly url: string; readonly servingUrl: string } | null> {
  const port = await readPort(join(dataDir, 'postgres', 'port'));
  if (port === null) {
    return null;
  }
  const passwords = await loadPasswords(dataDir);
  const url = databaseUrl(port, passwords);
  const client = new Client(url);
  try {
    await client.connect();
    await client.end();
    return { url, servingUrl: servingUrl(port, passwords) };
  } catch (error) {
    if (NOT_OURS.includes(errorCode(error) ?? '')) {
      return null;
    }
    throw error;
  }
}
