import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEYS_FILE, linesIn } from '@wakafine/domain/evidence/log-files';
import { keyText } from '@wakafine/domain/evidence/signed-note';
import { givenCheckpoints, givenKeys } from '../evidence-cli/given-trust';
import { LOG_FAULTS } from '../evidence-cli/verification-lines';
import { checkStoredLog } from '../modules/evidence/log/check-stored-log';
import type { StoredLogFault } from '../modules/evidence/log/check-stored-log';
import { LAST_CHECKPOINT } from '../modules/evidence/log/log.queries';
import type { Services } from '../platform/context/context';
import { checkEd25519 } from '../platform/secrets/log-signers';
import { errorCode } from '../platform/system-error';
import type { Checked, LogOrder } from './admin-words';

const EXIT = { GOOD: 0, ALTERED: 2 } as const;

/**
 * Checks the log of evidence as the database holds it, and against checkpoints of a file.
 * @throws Error where the file can't be read or holds none, and for keys that are none
 */
export async function checkedLog(
  { db, evidenceLog }: Services,
  { against, keys: given }: LogOrder,
): Promise<Checked> {
  const checkpoints = await givenCheckpoints(against);
  const known = given.length > 0 ? given : await ownKeys(evidenceLog);
  const keys = givenKeys(known);
  const [last] = await db.rows(LAST_CHECKPOINT, []);
  const fault = await checkStoredLog(db, { keys, checkSignature: checkEd25519 }, { checkpoints });
  const isGood = fault === null;
  return {
    exitCode: isGood ? EXIT.GOOD : EXIT.ALTERED,
    lines: [
      isGood
        ? `GOOD: all ${last?.size ?? 0} leaves are as they were signed, and no violation is without its record.`
        : `ALTERED: ${faultText(fault)}.`,
      ...(isGood && checkpoints.length > 0 ? ['The log goes on from every checkpoint of the file.'] : []),
      ...(given.length > 0
        ? []
        : [
            'Checked by the keys of this installation; compare them with those that are published:',
            ...known,
          ]),
    ],
  };
}

/** Keys that sign now, and those that did before, as the files for witnesses have them. */
async function ownKeys({ signers, witnessFolder }: Services['evidenceLog']): Promise<readonly string[]> {
  const former = witnessFolder === null ? '' : await textOf(join(witnessFolder, KEYS_FILE));
  return [...new Set([...signers.map(({ key }) => keyText(key)), ...linesIn(former)])];
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return '';
    }
    throw error;
  }
}

function faultText(fault: StoredLogFault): string {
  switch (fault.kind) {
    case 'MISSING':
      return `there is no leaf at position ${fault.position}`;
    case 'RECORD':
      return `the record at position ${fault.position} (leaf ${fault.leafId}) is not the one that was put there`;
    case 'PART':
      return `the part "${fault.part}" of the record at position ${fault.position} (leaf ${fault.leafId}) is not what was sealed`;
    case 'WITNESSED':
      return `the leaf at position ${fault.position} (leaf ${fault.leafId}) is another than witnesses have`;
    case 'BATCH':
      return `the 64 leaves from position ${fault.position} on do not make their subtree`;
    case 'CHECKPOINT': {
      const { fault: why, failsAt, goodUntil } = fault.verdict;
      const what = why === null ? 'a checkpoint fails' : LOG_FAULTS[why];
      return `${what}; first checkpoint that fails: ${failsAt ?? 'unreadable'}; good up to leaf ${goodUntil}`;
    }
    case 'LEFT_OUT':
      return fault.violationId === null
        ? 'a record has waited for its place in the tree for more than ten minutes'
        : `violation ${fault.violationId} has no record`;
  }
}
