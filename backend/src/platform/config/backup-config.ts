import { resolve } from 'node:path';
import { onOrOff, text, wholeNumber } from './config-validators';

const MAX_COUNT = 3_650;
const DEFAULT_COUNT = 14;

/** Folder of the nightly backups, and their number. */
export interface BackupConfig {
  /** Absolute path. */
  readonly folder: string;
  /** Number of backups to retain; older ones are deleted. */
  readonly count: number;
  /** Whether this process makes them; false where a program of its own does, and this one only shows the last proven one. */
  readonly isMadeHere: boolean;
}

/** The variables of the environment that say so. */
export const BACKUP_VARIABLES = {
  BACKUP_DIR: text({ default: undefined }),
  BACKUP_COUNT: wholeNumber(1, MAX_COUNT)({ default: DEFAULT_COUNT }),
  BACKUP_RUN: onOrOff({ default: true }),
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
