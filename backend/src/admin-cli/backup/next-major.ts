import { randomBytes } from 'node:crypto';
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from '../../platform/backup/backup-error';
import { totalsOf, writeBackup } from '../../platform/backup/write-backup';
import type { WrittenBackup } from '../../platform/backup/write-backup';
import type { Binaries } from '../../platform/embedded-postgres/binaries';
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres';
import { lockFolder } from '../../platform/embedded-postgres/lock';
import type { LauncherLog } from '../../platform/embedded-postgres/log';
import { fetchOlder } from '../../platform/embedded-postgres/older/fetch-older';
import { olderMajorOf } from '../../platform/embedded-postgres/older/older-major';
import {
  isNextReady,
  markNextReady,
  removeUpgrade,
  upgradeFolderOf,
} from '../../platform/embedded-postgres/upgrade-folder';
import { rowsOf } from './backup-orders';
import { restoreDatabase } from './restore-database';
import type { Schema } from './schema';

/** Time for another process that is at it. */
const LOCK_PATIENCE_MS = 5_000;
const SECRET_BYTES = 32;
/** The roles of the next database have the passwords of those of the former one. */
const PASSWORDS = ['postgres-superuser-password', 'postgres-password', 'postgres-serving-password'];

/** Data folder whose database is to be of the installed major version. */
export interface NextMajorOrder {
  readonly dataDir: string;
  readonly log: LauncherLog;
  readonly schema: Pick<Schema, 'migrations'>;
  /** Programs of an older major version, put into a folder. */
  readonly findOlder?: (major: string, folder: string) => Promise<Binaries>;
}

/**
 * Brings the embedded database of a data folder over from an older major version: the programs of that version start it once, for reading
 * only, it is saved, put into a database of the installed version, compared table by table, and takes its place when it is started next. The
 * old files stay beside it. Whatever ends this before leaves the old database in its place, and it begins again.
 * @throws Error where the old programs can not be had
 * @throws BackupError where what comes out is not what went in
 */
export async function bringToInstalledMajor(order: NextMajorOrder): Promise<void> {
  const { dataDir, log } = order;
  const major = await olderMajorOf(dataDir);
  if (major === null) {
    return;
  }
  const lock = await lockFolder(join(dataDir, 'postgres', 'upgrade.lock'), LOCK_PATIENCE_MS);
  try {
    if (isNextReady(dataDir)) {
      return;
    }
    const fromMs = Date.now();
    log.warn(`The database was made by PostgreSQL ${major}: bringing it over, its files stay`);
    await removeUpgrade(dataDir);
    try {
      const rows = await makeNext(order, major);
      await markNextReady(dataDir, major, new Date());
      log.info(`${rows} rows are brought over and compared, in ${Math.ceil((Date.now() - fromMs) / 1000)} s`);
    } catch (error) {
      // It may be room on the disk that was missing.
      await removeUpgrade(dataDir);
      throw error;
    }
  } finally {
    lock.release();
  }
}

async function makeNext(
  { dataDir, log, schema, findOlder = fetchOlder }: NextMajorOrder,
  major: string,
): Promise<number> {
  const folder = upgradeFolderOf(dataDir);
  await mkdir(join(folder, 'secrets'), { recursive: true, mode: 0o700 });
  const binaries = await findOlder(major, join(folder, 'older'));
  const file = join(folder, 'former.backup');
  // It lies here for a moment, and nobody else is to read it.
  const passphrase = randomBytes(SECRET_BYTES).toString('hex');
  const former = await startEmbeddedPostgres({ dataDir, log, binaries, isReadOnly: true });
  let written: WrittenBackup;
  try {
    written = await writeBackup(file, {
      url: former.url,
      secrets: {},
      passphrase,
      isBesideRequests: false,
    });
  } finally {
    await former.stop();
  }
  for (const name of PASSWORDS) {
    await cp(join(dataDir, 'secrets', name), join(folder, 'secrets', name));
  }
  const next = await startEmbeddedPostgres({ dataDir: folder, log });
  try {
    await restoreDatabase({
      ...{ file, passphrase, storeSecrets: () => Promise.resolve() },
      addresses: { url: next.servingUrl, ownerUrl: next.url },
      // The tables are to be compared as they were; the start applies later migrations.
      schema: { migrations: schema.migrations, bringUpToDate: () => Promise.resolve() },
    });
    if (JSON.stringify(await totalsOf(next.url)) !== JSON.stringify(written.tables)) {
      throw new BackupError(
        'DAMAGED',
        'The database that was brought over is not the former one; that stays in use.',
      );
    }
  } finally {
    await next.stop();
  }
  return rowsOf(written.tables);
}
