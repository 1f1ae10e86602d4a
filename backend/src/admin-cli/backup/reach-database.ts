import { refuseHalfRestored } from '../../platform/backup/restore-mark';
import type { DatabaseAddresses } from '../../platform/db/data-source';
import type { Config } from '../../platform/config/config';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres';
import { runningPostgres } from '../../platform/embedded-postgres/running';

/** A database that a command may work on. */
export interface ReachedDatabase {
  readonly addresses: DatabaseAddresses;
  /** Stops what was started for the command. */
  readonly leave: () => Promise<void>;
}

/**
 * The database that the server would use: that of the configuration, the embedded one beside a running server, or the embedded
 * one started for the command.
 */
export async function reachDatabase(config: Config, print: (line: string) => void): Promise<ReachedDatabase> {
  const { databaseUrl: url, databaseOwnerUrl } = config;
  const leave = (): Promise<void> => Promise.resolve();
  if (url !== null) {
    return { addresses: { url, ownerUrl: databaseOwnerUrl ?? url }, leave };
  }
  refuseHalfRestored(config.dataDir);
  const running = await runningPostgres(config.dataDir);
  return running === null
    ? startDatabase(config.dataDir, print)
    : { addresses: { url: running.servingUrl, ownerUrl: running.url }, leave };
}

/** Starts the embedded database of a folder for a command. */
export async function startDatabase(
  dataDir: string,
  print: (line: string) => void,
  { isDisposable = false }: { isDisposable?: boolean } = {},
): Promise<ReachedDatabase> {
  const log = { info: () => undefined, warn: print, error: print };
  const embedded = await startEmbeddedPostgres({ dataDir, log, isDisposable });
  return {
    addresses: { url: embedded.servingUrl, ownerUrl: embedded.url },
    leave: () => embedded.stop(),
  };
}
