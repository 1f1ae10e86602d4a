import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readProof } from '../backup/last-proof';

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

async function newestAtMs(folder: string): Promise<number> {
  try {
    const names = (await readdir(folder)).filter((name) => BACKUP.test(name));
    const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
    return Math.max(0, ...times);
  } catch {
    return 0;
  }
}
