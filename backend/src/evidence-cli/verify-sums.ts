import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keyText } from '@wakafine/domain/evidence/signed-note';
import type { NoteKey } from '@wakafine/domain/evidence/signed-note';
import { signedSums } from '@wakafine/domain/opendata/signed-sums';
import { checkEd25519 } from '../platform/secrets/log-signers';
import { errorCode } from '../platform/system-error';

/** Outcome of a check of files of open data, and the lines that say so. */
export interface SumsVerdict {
  readonly outcome: 'GOOD' | 'ALTERED';
  readonly lines: readonly string[];
}

/**
 * Checks the signature of the hashes of a month, and the files that lie below the folder of that file. A file that is not there
 * is passed over. @throws Error for a file that can't be read
 */
export async function verifySums(path: string, keys: readonly NoteKey[]): Promise<SumsVerdict> {
  const sums = await signedSums(await readFile(path, 'utf8'), { keys, checkSignature: checkEd25519 });
  if (sums === null) {
    return { outcome: 'ALTERED', lines: ['ALTERED: these hashes are not signed by a key that you gave.'] };
  }
  const checked = await Promise.all(
    sums.map(async (sum) => ({ ...sum, found: await hashOf(join(dirname(path), sum.path)) })),
  );
  const altered = checked.filter(({ found, sha256 }) => found !== null && found !== sha256);
  const missing = checked.filter(({ found }) => found === null);
  const signed = [`Signed by ${keys.map(keyText).join(', ')}`];
  return altered.length > 0
    ? { outcome: 'ALTERED', lines: [`ALTERED: ${altered.map((file) => file.path).join(', ')}`, ...signed] }
    : {
        outcome: 'GOOD',
        lines: [
          `GOOD: ${checked.length - missing.length} files are as they were published, ${missing.length} are not here.`,
          ...signed,
        ],
      };
}

async function hashOf(path: string): Promise<string | null> {
  try {
    return createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return null;
    }
    throw error;
  }
}
