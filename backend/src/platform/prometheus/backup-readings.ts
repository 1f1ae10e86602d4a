import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readProof } from '../backup/last-proof';
import { readStoreState } from '../backup/store/last-stored';

const BACKUP = /^wakafine-.+\.backup$/;

/** Times of the backups in a folder, ms since 1970; 0 for none. */
export interface BackupReadings {
  readonly madeAtMs: number;
  /** Time when the last proven one was made. */
  readonly provenOfMs: number;
}

/** Looks into the folder of the nightly backups, which may be out of reach. */
export async function backupReadings(folder: string): Promise<BackupReadings> {
  const proof = await readProof(folder);
  return {
    madeAtMs: await newestAtMs(folder),
    provenOfMs: (proof === null ? 0 : Date.parse(proof.madeAt)) || 0,
  };
}

/** State of the copies in the store, from what is written down beside the backups; a time is ms since 1970, 0 for none. */
export async function storeReadings(
  folder: string,
): Promise<{ readonly storedOfMs: number; readonly hasFailed: boolean }> {
  const { last, fault } = await readStoreState(folder);
  return { storedOfMs: (last === null ? 0 : Date.parse(last.madeAt)) || 0, hasFailed: fault !== null };
}

async function newestAtMs(folder: string): Promise<number> {
  try {
    const names = (await readdir(folder)).filter((name) => BACKUP.test(name));
    const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
    return Math.max(0, ...times);
  } catch {
    return 0;
  }
}
