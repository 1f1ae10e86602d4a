import { appendFile, mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CHECKPOINT_FILE,
  KEYS_FILE,
  LEAVES_FILE,
  linesIn,
  notesIn,
} from '@wakafine/domain/evidence/log-files';
import { SHA256_BYTES } from '@wakafine/domain/evidence/sha256';
import { keyText, parseCheckpoint, parseKey, parseNote } from '@wakafine/domain/evidence/signed-note';
import type { Services } from '../../../platform/context/context';
import type { Db } from '../../../platform/db/db';
import { CHECKPOINTS_AFTER, LAST_CHECKPOINT, LEAF_HASHES } from './log.queries';

const LEAVES_PER_READ = 4_096;
const CHECKPOINTS_PER_READ = 500;
/** The last note of the file is within its last bytes, however many keys sign. */
const TAIL_BYTES = 4_096;

/**
 * Appends what the log has grown by since to two files for witnesses: the hashes of the leaves, 32 bytes each, and the signed
 * checkpoints. Whatever copies them elsewhere makes rewriting the log visible, to the owner of this machine too.
 */
export async function writeWitnessFiles({ db, evidenceLog }: Services): Promise<void> {
  const folder = evidenceLog.witnessFolder;
  if (folder === null) {
    return;
  }
  await mkdir(folder, { recursive: true });
  await appendLeaves(db, join(folder, LEAVES_FILE));
  await appendCheckpoints(db, join(folder, CHECKPOINT_FILE));
  await addKeys(
    join(folder, KEYS_FILE),
    evidenceLog.signers.map(({ key }) => keyText(key)),
  );
}

/** A key that no longer signs stays: what it signed before is checked by it. */
async function addKeys(path: string, signing: readonly string[]): Promise<void> {
  const { length } = await tailOf(path, 0);
  const known = linesIn((await tailOf(path, length)).tail);
  // What a killed process has cut off is no key, and written again.
  const whole = known.filter((line) => parseKey(line) !== null);
  const added = signing.filter((key) => !whole.includes(key)).reverse();
  if (added.length > 0 || whole.length < known.length) {
    await writeFile(path, [...whole, ...added].map((key) => `${key}\n`).join(''));
  }
}

async function appendLeaves(db: Db, path: string): Promise<void> {
  const [last] = await db.rows(LAST_CHECKPOINT, []);
  const size = last?.size ?? 0;
  const { length } = await tailOf(path, 0);
  // Half a hash is what a killed process has left: it is written again from there.
  for (let from = Math.floor(length / SHA256_BYTES); from < size; from += LEAVES_PER_READ) {
    const until = Math.min(from + LEAVES_PER_READ, size);
    const leaves = await db.rows(LEAF_HASHES, [from, until]);
    const bytes = Buffer.concat(leaves.map(({ hash }) => hash));
    await writeAt(path, bytes, from * SHA256_BYTES);
  }
}

async function appendCheckpoints(db: Db, path: string): Promise<void> {
  const { tail } = await tailOf(path, TAIL_BYTES);
  let after = sizeOf(notesIn(tail).at(-1));
  // What a killed process has left of a note is set apart from the next one.
  let before = tail === '' || tail.endsWith('\n\n') ? '' : '\n\n';
  for (;;) {
    const checkpoints = await db.rows(CHECKPOINTS_AFTER, [after, CHECKPOINTS_PER_READ]);
    const last = checkpoints.at(-1);
    if (last === undefined) {
      return;
    }
    await appendFile(path, before + checkpoints.map(({ note }) => `${note}\n`).join(''));
    [after, before] = [last.size, ''];
  }
}

function sizeOf(note: string | undefined): number {
  const parsed = note === undefined ? null : parseNote(note);
  return parsed === null ? 0 : (parseCheckpoint(parsed.text)?.size ?? 0);
}

async function tailOf(path: string, bytes: number): Promise<{ length: number; tail: string }> {
  const file = await open(path, 'a+');
  try {
    const { size } = await file.stat();
    const length = Math.min(bytes, size);
    const { buffer } = await file.read(Buffer.alloc(length), 0, length, size - length);
    return { length: size, tail: buffer.toString('utf8') };
  } finally {
    await file.close();
  }
}

async function writeAt(path: string, bytes: Uint8Array, position: number): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.write(bytes, 0, bytes.length, position);
  } finally {
    await file.close();
  }
}
