import { randomBytes } from 'node:crypto';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { errorCode } from '../system-error';
import { majorVersion } from './binaries';
import { type LauncherLog, USE_YOUR_OWN } from './log';
import { endPostmaster, isAlive, isPostgresOf } from './processes';
import { commandOf, type Identity } from './run-as';

/** The role of PostgreSQL that only the launcher uses. */
export const SUPERUSER = 'postgres';
const LEFT_OVER_PATIENCE_MS = 10_000;
const STATUS_LINE = 7;

/** Contents of the pid file of a running postmaster. */
export interface PostmasterFile {
  readonly pid: number;
  readonly isReady: boolean;
}

/**
 * Makes the database files in `<home>/data` unless they are there, whole or not at all.
 * @returns the real path of the data folder
 * @throws Error when initdb fails, or when the files were made by another major version
 */
export async function prepareCluster(identity: Identity, superuserPassword: string): Promise<string> {
  const data = join(identity.home, 'data');
  const version = await readOrNull(join(data, 'PG_VERSION'));
  if (version === null) {
    await initialise(identity, data, superuserPassword);
  } else if (version !== majorVersion(identity.binaries)) {
    throw new Error(
      `The database in ${data} was made by PostgreSQL ${version}, and ${identity.binaries.version} is installed. ` +
        `The start of the server brings an older one over; a newer one needs the version of WakaFine that made it. ${USE_YOUR_OWN}`,
    );
  }
  return realpath(data);
}

/** Reads the pid file in a data folder, or gives null when there is none (yet). */
export async function readPostmasterFile(data: string): Promise<PostmasterFile | null> {
  const lines = (await readOrNull(join(data, 'postmaster.pid')))?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, isReady: lines[STATUS_LINE]?.trim() === 'ready' } : null;
}

/**
 * Stops the PostgreSQL that a killed server has left behind in `<home>/data`, so that nothing of the old server's sessions
 * lives on, and removes a pid file whose number now belongs to another program.
 */
export async function stopLeftOver(home: string, log: LauncherLog): Promise<void> {
  const data = await realpath(join(home, 'data')).catch(() => null);
  const found = data === null ? null : await readPostmasterFile(data);
  if (data === null || found === null || !isAlive(found.pid)) {
    // The file of an ended process stays: PostgreSQL checks with its help that no memory is shared any more.
    return;
  }
  if (!isPostgresOf(found.pid, data)) {
    await rm(join(data, 'postmaster.pid'), { force: true });
    return;
  }
  log.warn(`The database is still running without its server (process ${found.pid}): stopping it first`);
  await endPostmaster(found.pid, LEFT_OVER_PATIENCE_MS);
}

async function initialise(identity: Identity, data: string, superuserPassword: string): Promise<void> {
  const draft = `${data}.new`;
  const passwordFile = join(identity.home, `password.${randomBytes(4).toString('hex')}`);
  await rm(draft, { recursive: true, force: true });
  await writeFile(passwordFile, `${superuserPassword}\n`, { mode: 0o600 });
  try {
    if (identity.user !== undefined) {
      await chown(passwordFile, identity.user.uid, identity.user.gid);
    }
    const { file, args, options } = commandOf(identity, 'initdb', [
      ...['--pgdata', draft, '--username', SUPERUSER, '--pwfile', passwordFile],
      ...['--locale=C', '--encoding=UTF8', '--auth=scram-sha-256', '--no-instructions'],
    ]);
    const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
    const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    if (code !== 0) {
      throw new Error(`The database could not be made in ${data}: ${complaint.trim()}. ${USE_YOUR_OWN}`);
    }
    await rename(draft, data);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return null;
    }
    throw error;
  }
}
