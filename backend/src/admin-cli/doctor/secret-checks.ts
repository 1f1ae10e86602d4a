import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config';
import { errorCode } from '../../platform/system-error';
import { fail, ok, warn } from './finding';
import type { Finding } from './finding';

/** Rights of the group and of everybody else. */
const OTHERS = 0o077;
/** Folder in which containers put secrets, readable within the container only. */
const OF_CONTAINERS = '/run/secrets/';
const MADE_SECRET = /^[0-9a-f]{64}$/;

/** The files of secrets: those that the server has made, and those that variables name. */
export async function checkSecretFiles(
  { dataDir }: Pick<Config, 'dataDir'>,
  env: NodeJS.ProcessEnv,
): Promise<Finding[]> {
  const folder = join(dataDir, 'secrets');
  const made = (await readdir(folder).catch(() => [])).filter((name) => !name.includes('.'));
  const named = Object.entries(env).filter(([name, path]) => name.endsWith('_FILE') && path !== undefined);
  const findings = [
    ...(await Promise.all(made.map((name) => checkMade(join(folder, name))))),
    ...(await Promise.all(named.map(([name, path = '']) => checkNamed(name, path)))),
  ].filter((each) => each !== null);
  const count = made.length + named.length;
  return findings.length > 0 || count === 0
    ? findings
    : [ok('secrets', `${count} files, readable by nobody else`)];
}

async function checkMade(path: string): Promise<Finding | null> {
  try {
    const { mode } = await stat(path);
    if ((mode & OTHERS) !== 0) {
      const says = `other users of this machine may read ${path}`;
      return fail(
        'secrets',
        says,
        `chmod 600 ${path}; who may have read it: SECURITY.md, "Change a secret".`,
      );
    }
    return MADE_SECRET.test((await readFile(path, 'utf8')).trim())
      ? null
      : fail('secrets', `${path} is damaged`, 'Put back a copy, or restore a backup, which has it.');
  } catch (error) {
    return unreadable(path, error);
  }
}

async function checkNamed(variable: string, path: string): Promise<Finding | null> {
  try {
    const { mode } = await stat(path);
    const isOpen = (mode & OTHERS) !== 0 && !path.startsWith(OF_CONTAINERS);
    const says = `other users of this machine may read the file of ${variable}`;
    return isOpen ? warn('secrets', says, `chmod 600 ${path}, owned by the user of the server.`) : null;
  } catch (error) {
    return unreadable(path, error);
  }
}

function unreadable(path: string, error: unknown): Finding {
  const says = `${path} cannot be read (${errorCode(error) ?? 'unknown reason'})`;
  return fail('secrets', says, 'Run this as the user of the server, and give that user the file.');
}
