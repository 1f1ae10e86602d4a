import { join } from 'node:path';
import type { BackupStoreConfig } from '../../config/backup-config';
import { BackupError } from '../backup-error';
import { readStoreState, writeStoreState } from './last-stored';
import type { ObjectStore } from './object-store';

/** Beginning of the names of the backups of the nights. */
const START = 'wakafine-';
/** Such a backup, and nothing else: only these are ever deleted. */
export const NIGHTLY_NAME = /^wakafine-\d{4}-\d{2}-\d{2}\.backup$/;

/**
 * Copies a proven backup into the store, reads it back, compares the hashes, and only then deletes the oldest ones there. What became
 * of it is written down beside the backups.
 * @returns whether it was copied; false where it had been before
 * @throws BackupError NOT_STORED when the store has no proven copy afterwards
 */
export async function copyToStore(
  { folder, file, madeAt }: { readonly folder: string; readonly file: string; readonly madeAt: string },
  { store, count }: { readonly store: ObjectStore } & Pick<BackupStoreConfig, 'count'>,
): Promise<boolean> {
  const { last, fault } = await readStoreState(folder);
  if (last?.file === file && fault === null) {
    return false;
  }
  const fromMs = Date.now();
  try {
    await store.removeUnfinished(START);
    const sent = await store.upload(file, join(folder, file));
    const found = await store.fingerprintOf(file);
    if (found.sha256 !== sent.sha256) {
      await store.remove(file);
      throw new BackupError(
        'NOT_STORED',
        `The store gives back something else than it was given: ${found.bytes} bytes of ${file} for ${sent.bytes}.`,
      );
    }
    const stored = { file, madeAt, storedAt: new Date().toISOString(), ...sent, tookMs: Date.now() - fromMs };
    await writeStoreState(folder, { last: stored, fault: null });
    await removeOldest(store, { count, file });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const now = (await readStoreState(folder)).last;
    await writeStoreState(folder, { last: now, fault: { at: new Date().toISOString(), message } });
    throw error;
  }
  return true;
}

async function removeOldest(
  store: ObjectStore,
  { count, file }: { readonly count: number; readonly file: string },
): Promise<void> {
  const names = (await store.names(START)).filter((name) => NIGHTLY_NAME.test(name)).sort();
  for (const name of names.slice(0, -count).filter((each) => each !== file)) {
    await store.remove(name);
  }
}
