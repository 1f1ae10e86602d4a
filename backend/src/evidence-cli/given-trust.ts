import { readFile } from 'node:fs/promises';
import { notesIn } from '@wakafine/domain/evidence/log-files';
import { parseKey } from '@wakafine/domain/evidence/signed-note';
import type { NoteKey } from '@wakafine/domain/evidence/signed-note';

/** Words that can't be followed, or files that can't be read. */
export class VerifyUsageError extends Error {
  override readonly name = 'VerifyUsageError';
}

/** Keys of their texts. @throws VerifyUsageError for none, and where one is not written as a key */
export function givenKeys(texts: readonly string[]): readonly NoteKey[] {
  const keys = texts.map(parseKey);
  if (keys.length === 0 || keys.some((each) => each === null)) {
    throw new VerifyUsageError('a key is not written as name+number+key');
  }
  return keys.filter((each) => each !== null);
}

/** The signed notes of a file; none for null. @throws VerifyUsageError for a file without one, Error where it can't be read */
export async function givenCheckpoints(path: string | null): Promise<readonly string[]> {
  const notes = path === null ? [] : notesIn(await readFile(path, 'utf8'));
  if (path !== null && notes.length === 0) {
    throw new VerifyUsageError(`${path} is no checkpoint`);
  }
  return notes;
}
