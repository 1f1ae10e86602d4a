import { createReadStream } from 'node:fs';
import { errorCode } from '../system-error';
import { BackupError } from './backup-error';
import type { BackupHead, BackupManifest, BackupRecord } from './backup-records';
import { checked, unpacked } from './backup-records';
import { unseal } from './sealed-file';

const CHUNK_BYTES = 256 * 1024;

/** The records of a backup, each checked on the way; that the file is whole is known only after the last one. */
export function readBackup(path: string, passphrase: string): AsyncIterable<BackupRecord> {
  return checked(unpacked(unseal(bytesOf(path), passphrase)));
}

/**
 * Reads a backup from its beginning to its end, without any database.
 * @throws BackupError when it could not be restored
 */
export async function verifyBackup(
  path: string,
  passphrase: string,
): Promise<{ readonly head: BackupHead; readonly manifest: BackupManifest }> {
  let head: BackupHead | null = null;
  let manifest: BackupManifest | null = null;
  for await (const record of readBackup(path, passphrase)) {
    if (record.kind === 'HEAD') {
      ({ head } = record);
    } else if (record.kind === 'MANIFEST') {
      ({ manifest } = record);
    }
  }
  if (head === null || manifest === null) {
    throw new BackupError('DAMAGED', 'The backup is empty.');
  }
  return { head, manifest };
}

async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(path, { highWaterMark: CHUNK_BYTES });
  } catch (cause) {
    const code = errorCode(cause);
    if (code === null) {
      throw cause;
    }
    throw new BackupError('REFUSED', `The backup ${path} can't be read (${code}).`, { cause });
  }
}
