import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from './child';
import { existingDataFolder, createDataFolder } from './data-folder';

const PROGRAM = join(__dirname, '../../../backend/dist/main.js');

/**
 * Starts the real server as in production, on an embedded PostgreSQL with fresh data that goes when it is stopped, or with
 * those of the folder `keptIn`, which stay; `more` are further settings. @throws Error when it does not start
 */
export async function startProduction(
  more: Readonly<Record<string, string>> = {},
  storedIn: string | null = null,
): Promise<ServerProcess & { readonly dataDir: string }> {
  const folder = await (storedIn === null ? createDataFolder('ours') : existingDataFolder(storedIn));
  try {
    const server = await startServerProcess(
      PROGRAM,
      {
        NODE_ENV: 'production',
        PEPPER: pepperOf(storedIn),
        DATA_DIR: folder.path,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        // All citizens of a benchmark share one address.
        SIGNUPS_PER_ADDRESS: '100000',
        // A benchmark asks as fast as it is answered.
        RATE_LIMIT_BURST: '1000000',
        RATE_LIMIT_PER_SECOND: '1000000',
        ...more,
      },
      '/readyz',
    );
    return {
      ...server,
      dataDir: folder.path,
      stop: async () => {
        await server.stop();
        await folder.remove();
      },
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

/** Data that can only be signed in to with the pepper of the first run. */
function pepperOf(storedIn: string | null): string {
  return storedIn === null
    ? randomBytes(32).toString('hex')
    : createHash('sha256').update(storedIn).digest('hex');
}
