import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readEvidenceFile } from '@wakafine/domain/evidence/evidence-file';
import {
  checkLog,
  CHECKPOINT_FILE,
  KEYS_FILE,
  LEAVES_FILE,
  linesIn,
  notesIn,
} from '@wakafine/domain/evidence/log-files';
import { verifyEvidence } from '@wakafine/domain/evidence/verify-evidence';
import { checkEd25519 } from '../platform/secrets/log-signers';
import { givenCheckpoints, givenKeys, VerifyUsageError } from './given-trust';
import { logLines, recordLines } from './verification-lines';
import { verifySums } from './verify-sums';

export const VERIFY_USAGE = `usage:
  npm run verify-evidence -- FILE [--key KEY]...
  npm run verify-evidence -- --log FOLDER [--against CHECKPOINT] [--key KEY]...
  npm run verify-evidence -- --sums FILE --key KEY...
FILE is what GET /api/evidence/{proofId}/proof gives. FOLDER holds the files that the service writes for witnesses;
With --sums FILE is what GET /data/SHA256SUMS/{month} gives, and the files of the month are looked for below its folder.
CHECKPOINT is a signed note that was kept from before. KEY (name+number+key) is a key that you know from elsewhere, and where
the log has changed its key, name each; without one those in the file or folder are believed, and shown.
Ends with 0: as it was sealed, 2: altered, 3: not included in the log yet, 1: nothing could be checked.`;

/** Exit codes of the command. */
const EXIT = { GOOD: 0, ALTERED: 2, NOT_INCLUDED: 3 } as const;

/** Exit code and printed lines of the command. */
export interface Verification {
  readonly exitCode: number;
  readonly lines: readonly string[];
}

/** Checks a record, or a whole log, by files alone. @throws VerifyUsageError, and Error for files that can't be read */
export async function runVerification(words: readonly string[]): Promise<Verification> {
  const { values, positionals } = parsed(words);
  const [file, ...rest] = positionals;
  const { log: folder, against, key, sums } = values;
  if (sums !== undefined) {
    return verifyOpenData(sums, { key, isAlone: file === undefined && folder === undefined });
  }
  if (folder !== undefined && file === undefined) {
    return verifyLog(folder, { against, key });
  }
  if (file === undefined || rest.length > 0 || folder !== undefined || against !== undefined) {
    throw new VerifyUsageError('give one file, or --log and a folder');
  }
  return verifyRecord(file, key);
}

async function verifyOpenData(
  path: string,
  { key, isAlone }: { key: readonly string[] | undefined; isAlone: boolean },
): Promise<Verification> {
  if (key === undefined || !isAlone) {
    throw new VerifyUsageError('--sums goes with a key, and with nothing else');
  }
  const { outcome, lines } = await verifySums(path, givenKeys(key));
  return { exitCode: EXIT[outcome], lines };
}

async function verifyRecord(path: string, key: readonly string[] | undefined): Promise<Verification> {
  const file = readEvidenceFile(jsonOf(await readFile(path, 'utf8')));
  if (file === null) {
    throw new VerifyUsageError(`${path} is no evidence`);
  }
  const keys = givenKeys(key ?? file.keys);
  const verdict = await verifyEvidence(file, { keys, checkSignature: checkEd25519 });
  return {
    exitCode: EXIT[verdict.outcome],
    lines: recordLines({ file, verdict, keys, isKeyGiven: key !== undefined }),
  };
}

async function verifyLog(
  folder: string,
  { against, key }: { against: string | undefined; key: readonly string[] | undefined },
): Promise<Verification> {
  const [leaves, checkpoints, known] = await Promise.all([
    readFile(join(folder, LEAVES_FILE)),
    readFile(join(folder, CHECKPOINT_FILE), 'utf8'),
    key ?? readFile(join(folder, KEYS_FILE), 'utf8').then(linesIn),
  ]);
  const keys = givenKeys(known);
  const old = await givenCheckpoints(against ?? null);
  const verdict = await checkLog(
    { leaves, checkpoints: notesIn(checkpoints) },
    { keys, checkSignature: checkEd25519, against: old },
  );
  return {
    exitCode: verdict.fault === null ? EXIT.GOOD : EXIT.ALTERED,
    lines: logLines(verdict, { keys, isKeyGiven: key !== undefined }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        log: { type: 'string' },
        sums: { type: 'string' },
        against: { type: 'string' },
        key: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new VerifyUsageError(error instanceof Error ? error.message : String(error));
  }
}
