import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../system-error';

const SECRET_BYTES = 32;
/** 32 random bytes as hexadecimal digits; anything shorter was cut or edited. */
const SECRET_FORM = /^[0-9a-f]{64}$/;

/**
 * The secret of this name, made once and stored in `<dataDir>/secrets`, readable by nobody else: 64 hexadecimal
 * digits.
 * Processes that start at the same moment get the same secret.
 * @throws Error when the file cannot be read or written, or was damaged (a new one would lock every account out)
 */
export async function loadOrCreateSecret(dataDir: string, name: string): Promise<string> {
  const folder = await secretsFolder(dataDir);
  const path = join(folder, name);
  const stored = await readSecret(path);
  if (stored !== null) {
    return stored;
  }
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, {
    mode: 0o600,
    flush: true,
    flag: 'wx',
  });
  try {
    // A hard link appears whole or not at all, and fails when another process was first.
    await link(draft, path);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      throw error;
    }
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readSecret(path);
  if (made === null) {
    throw new Error(`The secret ${path} disappeared while it was being made`);
  }
  return made;
}

async function secretsFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch (cause) {
    const code = errorCode(cause) ?? 'unknown reason';
    const why =
      code === 'EROFS' ? 'it is on a file system that can only be read' : 'this user may not write to it';
    throw new Error(`The data folder ${dataDir} cannot be used: ${why} (${code})`, { cause });
  }
}

async function readSecret(path: string): Promise<string | null> {
  let content: string;
  try {
    content = (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return null;
    }
    throw error;
  }
  if (!SECRET_FORM.test(content)) {
    throw new Error(
      `The secret ${path} is damaged: put back a copy, or delete it if no account depends on it`,
    );
  }
  return content;
}
