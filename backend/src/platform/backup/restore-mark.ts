import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error';

const MARK = 'restoring';

/** Whether a restore into this data folder was begun and has not ended. */
export function isHalfRestored(dataDir: string): boolean {
  return existsSync(join(dataDir, MARK));
}

/** @throws BackupError for a data folder that a restore has left half done: what is in it must not be served */
export function refuseHalfRestored(dataDir: string): void {
  if (isHalfRestored(dataDir)) {
    throw new BackupError(
      'REFUSED',
      `A restore into ${dataDir} was cut off. Run "npm run admin -- restore FILE" again, or delete the folder.`,
    );
  }
}

/** Marks a data folder until the restore into it has ended. */
export async function markRestoring(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(join(dataDir, MARK), `${new Date().toISOString()}\n`, { flush: true });
}

/** Says that the restore has ended. */
export async function unmarkRestoring(dataDir: string): Promise<void> {
  await rm(join(dataDir, MARK), { force: true });
}
