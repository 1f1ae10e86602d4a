import { resolve } from 'node:path';
import { text, wholeNumber } from './config-validators';

const MOST_KEPT = 3_650;
const DEFAULT_KEPT = 14;

/** Where the backup of each night is kept. */
export interface BackupConfig {
  /** Absolute path. */
  readonly folder: string;
  /** So many are kept; the oldest go. */
  readonly keep: number;
}

/** The variables of the environment that say so. */
export const BACKUP_VARIABLES = {
  BACKUP_DIR: text({ default: undefined }),
  BACKUP_KEEP: wholeNumber(1, MOST_KEPT)({ default: DEFAULT_KEPT }),
};

/** The folder of the backups; null where none are made. What is missing is added to the faults. */
export function readBackups(
  folder: string | undefined,
  { passphrase, faults }: { passphrase: string | null; faults: string[] },
): string | null {
  if (folder === undefined) {
    return null;
  }
  if (passphrase === null) {
    faults.push(
      'BACKUP_DIR needs BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE: backups hold all secrets, and are sealed',
    );
  }
  return resolve(folder);
}
