import type { FastifyBaseLogger } from 'fastify';
import { ConfigError, loadConfig } from './platform/config/config';
import type { Config } from './platform/config/config';
import { refuseHalfRestored } from './platform/backup/restore-mark';
import type { DatabaseAddresses } from './platform/db/data-source';
import { unreachedDatabase } from './platform/db/unreached-database';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres';
import type { EmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres';
import { olderMajorOf } from './platform/embedded-postgres/older/older-major';
import { processLog } from './platform/log/log';
import { isSupervisor, settingsOf, supervise } from './processes';
import type * as Server from './serve';

/** Starts everything that the environment asks for and serves until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = loadConfig({ ...process.env, ...settingsOf(process.argv.slice(2)) });
  const log = processLog(config.logLevel);
  refuseHalfRestored(config.dataDir);
  let server: Promise<typeof Server> | null = null;
  const readServer = () => (server ??= import('./serve.js'));
  const embedded = config.databaseUrl === null ? await startOwnDatabase(config, { log, readServer }) : null;
  const stop = async (): Promise<void> => embedded?.stop();
  try {
    if (isSupervisor(config)) {
      process.exitCode = await supervise({ ...config, env: envOfEach(config, embedded) }, log);
      await stop();
      process.exit();
    }
    const { serve } = await readServer();
    await serve(config, log, { addresses: databaseAddresses(config, embedded), stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The embedded database, brought to the major version that is installed. While it starts, the code of the server is read. */
async function startOwnDatabase(
  config: Config,
  { log, readServer }: { log: FastifyBaseLogger; readServer: () => Promise<unknown> },
): Promise<EmbeddedPostgres> {
  const { dataDir } = config;
  if ((await olderMajorOf(dataDir)) !== null) {
    const { bringToInstalledMajor } = await import('./admin-cli/backup/next-major.js');
    const { SCHEMA } = await import('./database.js');
    await bringToInstalledMajor({ dataDir, log, schema: SCHEMA });
  }
  const onSpawned = (): void => {
    if (!isSupervisor(config)) {
      void readServer();
    }
  };
  return startEmbeddedPostgres({ dataDir, log, onSpawned });
}

/** The environment of each of several processes: the database that this one has started is theirs too. */
function envOfEach(config: Config, embedded: EmbeddedPostgres | null): NodeJS.ProcessEnv {
  const { url, ownerUrl } = databaseAddresses(config, embedded);
  return { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl, DEMO: config.isDemo ? '1' : '0' };
}

function databaseAddresses(config: Config, embedded: EmbeddedPostgres | null): DatabaseAddresses {
  if (embedded !== null) {
    return { url: embedded.servingUrl, ownerUrl: embedded.url };
  }
  const url = config.databaseUrl ?? '';
  return { url, ownerUrl: config.databaseOwnerUrl ?? url };
}

main().catch((error: unknown) => {
  const unreached = unreachedDatabase(error, process.env);
  if (unreached !== null) {
    // A supervising program reads the log, not the last words on stderr.
    processLog('error').fatal(unreached, 'the database is out of reach');
    process.exit(1);
  }
  const isOurFault = !(error instanceof ConfigError);
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (isOurFault && process.env.LOG_LEVEL === 'debug' && error instanceof Error) {
    process.stderr.write(`${error.stack ?? ''}\n`);
  }
  process.exit(1);
});
