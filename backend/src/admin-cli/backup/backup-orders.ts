import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BackupError } from '../../platform/backup/backup-error';
import type { TableTotals } from '../../platform/backup/backup-records';
import { verifyBackup } from '../../platform/backup/read-backup';
import { isHalfRestored, markRestoring, unmarkRestoring } from '../../platform/backup/restore-mark';
import { writeBackup } from '../../platform/backup/write-backup';
import type { Config } from '../../platform/config/config';
import { stopLeftOver } from '../../platform/embedded-postgres/cluster';
import { homesOf } from '../../platform/embedded-postgres/run-as';
import { installationSecrets, storeSecrets } from './installation-secrets';
import { reachDatabase, startDatabase } from './reach-database';
import { restoreDatabase } from './restore-database';
import type { Schema } from './schema';

const MEBIBYTE = 1024 * 1024;

/** Input of a backup command. */
export interface BackupCommand {
  readonly config: Config;
  readonly file: string;
  readonly print: (line: string) => void;
  readonly schema: Schema;
}

/** Saves the installation in a file and gives the lines to print. @throws BackupError where there is such a file already */
export async function backUp({ config, file, print }: BackupCommand): Promise<string[]> {
  const passphrase = requirePassphrase(config);
  const path = resolve(file);
  if (existsSync(path)) {
    throw new BackupError('NOT_EMPTY', `${path} is there already: a backup never replaces a file.`);
  }
  const database = await reachDatabase(config, print);
  try {
    await mkdir(dirname(path), { recursive: true });
    const secrets = await installationSecrets(config);
    const { tables, bytes } = await writeBackup(path, {
      url: database.addresses.ownerUrl,
      secrets,
      passphrase,
      isBesideRequests: true,
    });
    return [
      `${path}: ${rowsOf(tables)} rows of ${tables.length} tables in ${(bytes / MEBIBYTE).toFixed(1)} MB.`,
      'It holds the secrets too (the pepper, without which nobody can sign in). Keep the passphrase apart from it: without it the file is lost.',
    ];
  } finally {
    await database.leave();
  }
}

/** Reads a backup from beginning to end, without a database, and gives the lines to print. @throws BackupError */
export async function verify({ config, file }: BackupCommand): Promise<string[]> {
  const { head, manifest } = await verifyBackup(resolve(file), requirePassphrase(config));
  const { tables } = manifest;
  return [
    `The backup is whole: made at ${head.madeAt} from PostgreSQL ${Math.floor(head.serverVersion / 10_000)}, ` +
      `${rowsOf(tables)} rows of ${tables.length} tables, last migration ${head.migrations.at(-1) ?? 'none'}.`,
    ...(head.secrets.pepper === undefined
      ? ['IT HOLDS NO PEPPER: without the one that was in use nobody can sign in.']
      : []),
  ];
}

/** Puts a backup into an empty installation and gives the lines to print. @throws BackupError */
export async function restore({ config, file, print, schema }: BackupCommand): Promise<string[]> {
  const passphrase = requirePassphrase(config);
  const path = resolve(file);
  const { dataDir, databaseUrl } = config;
  const isEmbedded = databaseUrl === null;
  if (isEmbedded) {
    await requireEmptyFolder(dataDir);
    // A wrong passphrase or a damaged file must not leave anything behind.
    await verifyBackup(path, passphrase);
    await markRestoring(dataDir);
  }
  const database = isEmbedded ? await startDatabase(dataDir, print) : await reachDatabase(config, print);
  const lines: string[] = [];
  try {
    const { madeAt, tables } = await restoreDatabase({
      file: path,
      passphrase,
      addresses: database.addresses,
      schema,
      storeSecrets: async (secrets) => void lines.push(...(await storeSecrets(config, secrets))),
    });
    lines.unshift(`Restored what was saved at ${madeAt}: ${rowsOf(tables)} rows of ${tables.length} tables.`);
  } finally {
    await database.leave();
  }
  if (isEmbedded) {
    await unmarkRestoring(dataDir);
  }
  return lines;
}

/** The number of rows in all tables. */
export function rowsOf(tables: readonly TableTotals[]): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

/** @throws BackupError where no passphrase is configured */
export function requirePassphrase({ backupPassphrase }: Pick<Config, 'backupPassphrase'>): string {
  if (backupPassphrase === null) {
    throw new BackupError(
      'REFUSED',
      'Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE: backups hold all secrets, and are sealed with it.',
    );
  }
  return backupPassphrase;
}

/** Deletes the unfinished files of an earlier restore; a folder with anything else is refused. */
async function requireEmptyFolder(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'postgres');
  if (isHalfRestored(dataDir)) {
    await removeDatabase(folder);
    return;
  }
  const found = homesOf(folder).map((home) => join(home, 'data'));
  const taken = found.find((each) => existsSync(each));
  if (taken !== undefined) {
    throw new BackupError(
      'NOT_EMPTY',
      `There is a database in ${taken} already: move ${folder} away, or name another DATA_DIR.`,
    );
  }
}

/** Removes the database files of a data folder, wherever they lie, and nothing else of it. */
export async function removeDatabase(folder: string): Promise<void> {
  const quiet = (): void => undefined;
  for (const home of homesOf(folder)) {
    await stopLeftOver(home, { info: quiet, warn: quiet, error: quiet });
    await rm(home, { recursive: true, force: true });
  }
}
