import { setTimeout as sleep } from 'node:timers/promises';
import { HOUR_MS } from '@wakafine/domain/units';
import { backUpEachNight } from './nightly-backup';
import { hasRecentBackup } from './platform/backup/last-proof';
import type { BackupConfig } from './platform/config/backup-config';
import { loadConfig } from './platform/config/config';
import { processLog } from './platform/log/log';

/**
 * Makes and proves the backups in a container of their own, while the servers have `BACKUP_RUN=0`. With the word `check` it only looks
 * whether the last proven one is recent enough, and ends with 1 when it is not.
 */
async function main(): Promise<number> {
  const config = loadConfig(process.env);
  if (config.backups === null) {
    process.stderr.write('BACKUP_DIR is not set: there is no place for backups.\n');
    return 2;
  }
  const { backups, logLevel } = config;
  if (process.argv[2] === 'check') {
    return (await hasRecentBackup(backups.folder, Date.now())) ? 0 : 1;
  }
  return run(backups, logLevel);
}

/** One look an hour, as the job of the server does; a failed night is tried again. Ends with the first signal. */
async function run(backups: BackupConfig, level: string): Promise<number> {
  const log = processLog(level);
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => stop.abort());
  }
  log.info({ folder: backups.folder }, 'backups are made each night');
  while (!stop.signal.aborted) {
    await backUpEachNight({ backups, clock: () => new Date(), log }).catch((error: unknown) => {
      log.error(error, 'the backup failed and will be tried again');
    });
    await sleep(HOUR_MS, undefined, { signal: stop.signal }).catch(() => undefined);
  }
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
