import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { civilDayOf, isoDay } from '@wakafine/domain/time/civil-time';
import { Client } from 'pg';
import { BackupError } from '../../platform/backup/backup-error';
import { readProof, storeProof } from '../../platform/backup/last-proof';
import { verifyBackup } from '../../platform/backup/read-backup';
import { copyToStore, NIGHTLY_NAME } from '../../platform/backup/store/copy-to-store';
import { ObjectStore } from '../../platform/backup/store/object-store';
import { totalsOf, writeBackup } from '../../platform/backup/write-backup';
import type { BackupConfig } from '../../platform/config/backup-config';
import type { Config } from '../../platform/config/config';
import { removeDatabase, requirePassphrase, rowsOf } from './backup-orders';
import type { BackupCommand } from './backup-orders';
import { installationSecrets } from './installation-secrets';
import { reachDatabase, startDatabase } from './reach-database';
import { restoreDatabase } from './restore-database';

const UNFINISHED = /^(wakafine-\d{4}-\d{2}-\d{2}\.backup\.part|proof-.+)$/;
/** Any number that no other program on the database uses for an advisory lock. */
const NIGHTLY_LOCK = 7_237_003;

type Around = Pick<BackupCommand, 'print' | 'schema'>;

/**
 * Makes the backup of the day unless it is there, restores it into a second database, compares every table byte by byte, copies it
 * into the store where there is one, and deletes the oldest ones. One process at a time does it. Gives the lines to print.
 * @throws BackupError where no folder is configured, for a backup that does not come out as it went in, and where the store has no
 * proven copy: nothing is deleted then
 */
export async function backUpNightly(config: Config, { print, schema }: Around): Promise<string[]> {
  const { backups } = config;
  if (backups === null) {
    throw new BackupError('REFUSED', 'BACKUP_DIR is not set.');
  }
  const database = await reachDatabase(config, print);
  try {
    return await onlyOnce(database.addresses.ownerUrl, () =>
      makeProveAndCopy(config, { backups, url: database.addresses.ownerUrl, print, schema }),
    );
  } finally {
    await database.leave();
  }
}

type Night = Around & { readonly backups: BackupConfig; readonly url: string };

async function makeProveAndCopy(config: Config, night: Night): Promise<string[]> {
  const { folder, store } = night.backups;
  const lines = await makeAndProve(config, night);
  const proof = await readProof(folder);
  if (store !== null && proof !== null) {
    const isNew = await copyToStore(
      { folder, ...proof },
      { store: new ObjectStore(store), count: store.count },
    );
    lines.push(`${proof.file}: ${isNew ? 'copied into' : 'is in'} the store, read back and found the same.`);
  }
  await removeOldest(night.backups);
  return lines;
}

async function makeAndProve(config: Config, { backups, url, print, schema }: Night): Promise<string[]> {
  const { folder } = backups;
  const passphrase = requirePassphrase(config);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const file = `wakafine-${isoDay(civilDayOf(Date.now()))}.backup`;
  const path = join(folder, file);
  const isThere = (await readdir(folder)).includes(file);
  if (!isThere) {
    const secrets = await installationSecrets(config);
    await writeBackup(path, { url, secrets, passphrase, isBesideRequests: true });
  }
  const known = await readProof(folder);
  if (isThere && known?.file === file) {
    return [`${file} is there and proven.`];
  }
  const fromMs = Date.now();
  const { head, manifest } = await verifyBackup(path, passphrase);
  await prove({ folder, file: path, passphrase, print, schema, expected: JSON.stringify(manifest.tables) });
  const rows = rowsOf(manifest.tables);
  const { size: bytes } = await stat(path);
  const tookMs = Date.now() - fromMs;
  await storeProof(folder, {
    file,
    madeAt: head.madeAt,
    provenAt: new Date().toISOString(),
    rows,
    bytes,
    tookMs,
  });
  return [`${file}: ${rows} rows, restored into a second database and found the same.`];
}

/** A cluster of its own, which neither the rights nor the disk of the first database limit. */
async function prove(
  order: Around & {
    readonly folder: string;
    readonly file: string;
    readonly passphrase: string;
    readonly expected: string;
  },
): Promise<void> {
  const dataDir = await mkdtemp(join(order.folder, 'proof-'));
  try {
    const database = await startDatabase(dataDir, order.print, { isDisposable: true });
    try {
      const { addresses } = database;
      await restoreDatabase({ ...order, addresses, storeSecrets: () => Promise.resolve() });
      if (JSON.stringify(await totalsOf(addresses.ownerUrl)) !== order.expected) {
        throw new BackupError('DAMAGED', 'The restored database is not the one that was saved.');
      }
    } finally {
      await database.leave();
    }
  } finally {
    await removeDatabase(join(dataDir, 'postgres'));
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The newest stay, and so does the last proven one, whatever became of those after it. */
async function removeOldest({ folder, count }: BackupConfig): Promise<void> {
  const names = (await readdir(folder)).filter((name) => NIGHTLY_NAME.test(name)).sort();
  const proven = (await readProof(folder))?.file;
  for (const name of names.slice(0, -count).filter((each) => each !== proven)) {
    await rm(join(folder, name), { force: true });
  }
}

/** Deletes the unfinished files of a killed run. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of (await readdir(folder)).filter((each) => UNFINISHED.test(each))) {
    await removeDatabase(join(folder, name, 'postgres'));
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function onlyOnce(url: string, work: () => Promise<string[]>): Promise<string[]> {
  const client = new Client({
    connectionString: url,
    application_name: 'wakafine nightly backup',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ isOurs: boolean }>('SELECT pg_try_advisory_lock($1) AS "isOurs"', [
      NIGHTLY_LOCK,
    ]);
    return rows[0]?.isOurs === true ? await work() : ['Another process is making the backup.'];
  } finally {
    await client.end().catch(() => undefined);
  }
}
