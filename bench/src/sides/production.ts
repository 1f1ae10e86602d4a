import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from './child';
import { makeDataFolder } from './data-folder';

const PROGRAM = join(__dirname, '../../../backend/dist/main.js');

/** Starts the real server as in production, on an embedded PostgreSQL with fresh data that goes when it is stopped; `more` are further settings. @throws Error when it does not start */
export async function startProduction(
  more: Readonly<Record<string, string>> = {},
): Promise<ServerProcess & { readonly dataDir: string }> {
  const folder = await makeDataFolder('ours');
  try {
    const server = await startServerProcess(
      PROGRAM,
      {
        NODE_ENV: 'production',
        PEPPER: randomBytes(32).toString('hex'),
        DATA_DIR: folder.path,
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        // All citizens of a benchmark share one address.
        SIGNUPS_PER_ADDRESS: '100000',
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
