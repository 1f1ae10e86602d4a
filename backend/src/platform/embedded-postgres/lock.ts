import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../system-error';
import { isAlive, startMark } from './processes';

const RETRY_MS = 50;

/** The right of one process to run the database of a data folder. */
export interface FolderLock {
  /** Gives the right back; may be called more than once, also while the process ends. */
  release(): void;
}

/**
 * Acquires the lock file, also from a process that is gone; waits `patienceMs` for one that may be ending.
 * @throws Error that names the process which holds it
 */
export async function lockFolder(path: string, patienceMs: number): Promise<FolderLock> {
  const giveUpAt = Date.now() + patienceMs;
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${process.pid} ${startMark(process.pid) ?? ''}\n`, { mode: 0o600 });
  try {
    while (!(await tryLink(draft, path))) {
      await removeIfStale(path, `${draft}.stale`, giveUpAt);
    }
  } finally {
    await rm(draft, { force: true });
  }
  let isHeld = true;
  return {
    release: () => {
      if (isHeld) {
        isHeld = false;
        rmSync(path, { force: true });
      }
    },
  };
}

async function tryLink(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

async function removeIfStale(path: string, aside: string, giveUpAt: number): Promise<void> {
  const holder = await readHolder(path);
  if (holder === null) {
    return;
  }
  if (isHolding(holder)) {
    const pid = Number(holder.split(' ')[0]);
    if (pid !== process.pid && Date.now() < giveUpAt) {
      return sleep(RETRY_MS);
    }
    throw new Error(
      `The embedded database of this data folder is already used by process ${pid} (${path}). ` +
        'Stop that server first, or start this one with a DATA_DIR or a DATABASE_URL of its own.',
    );
  }
  try {
    await rename(path, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return;
    }
    throw error;
  }
  if ((await readHolder(aside)) !== holder) {
    // Somebody else was faster and holds it by right: what was removed goes back.
    await tryLink(aside, path);
  }
  await rm(aside, { force: true });
}

async function readHolder(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

function isHolding(holder: string): boolean {
  const [pid = '', ...mark] = holder.split(' ');
  return Number(pid) > 0 && isAlive(Number(pid)) && (startMark(Number(pid)) ?? '') === mark.join(' ');
}
