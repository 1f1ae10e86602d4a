import 'reflect-metadata';
import { ADMIN_USAGE, readAdminWords, UsageError } from './admin-cli/admin-words';
import type { AdminOrder } from './admin-cli/admin-words';
import { readPassword } from './admin-cli/read-password';
import { runOrder } from './admin-cli/run-order';
import { openDatabase } from './database';
import type { DatabaseAddresses } from './database';
import { loadConfig } from './platform/config/config';
import type { Config } from './platform/config/config';
import { startEmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres';
import { runningPostgres } from './platform/embedded-postgres/running';
import { COMMAND_LIMITS } from './platform/db/pool/time-limits';
import { EventBus } from './platform/live/events';
import { processLog } from './platform/log/log';
import { loadOrCreateSecret } from './platform/secrets/secrets';
import { servicesOf } from './server';

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Creates, resets and lists staff, checks the figures and judges journeys again, on the database that the server would use,
 * whether or not it runs.
 */
async function main(): Promise<void> {
  const order = readAdminWords(process.argv.slice(2));
  const config = loadConfig(process.env);
  const database = await reachDatabase(config);
  try {
    const lines = await onDatabase(config, database.addresses, order);
    process.stdout.write(`${lines.join('\n')}\n`);
  } finally {
    await database.leave();
  }
}

async function reachDatabase(
  config: Config,
): Promise<{ addresses: DatabaseAddresses; leave: () => Promise<void> }> {
  const { databaseUrl: url, databaseOwnerUrl } = config;
  const leave = (): Promise<void> => Promise.resolve();
  if (url !== null) {
    return { addresses: { url, ownerUrl: databaseOwnerUrl ?? url }, leave };
  }
  const running = await runningPostgres(config.dataDir);
  if (running !== null) {
    return { addresses: { url: running.servingUrl, ownerUrl: running.url }, leave };
  }
  const quiet = (): void => undefined;
  const log = { info: quiet, warn: tell, error: tell };
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return {
    addresses: { url: embedded.servingUrl, ownerUrl: embedded.url },
    leave: () => embedded.stop(),
  };
}

async function onDatabase(
  config: Config,
  addresses: DatabaseAddresses,
  order: AdminOrder,
): Promise<string[]> {
  const dataSource = await openDatabase(addresses, { limits: COMMAND_LIMITS });
  try {
    const pepper = config.pepper ?? (await loadOrCreateSecret(config.dataDir, 'pepper'));
    const log = processLog('error');
    // The server learns of ended sessions from the database, within a second.
    const events = new EventBus(() => undefined);
    const services = await servicesOf(
      { config, dataSource, ownerUrl: addresses.ownerUrl, pepper, log, clock: () => new Date() },
      events,
    );
    const askAtTerminal = (question: string): void => void process.stderr.write(question);
    return await runOrder({ ...services, actor: null }, order, () =>
      readPassword(process.stdin, askAtTerminal),
    );
  } finally {
    await dataSource.destroy();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    tell(error instanceof Error ? error.message : String(error));
    if (error instanceof UsageError) {
      tell(ADMIN_USAGE);
    }
    process.exit(error instanceof UsageError ? 2 : 1);
  },
);
