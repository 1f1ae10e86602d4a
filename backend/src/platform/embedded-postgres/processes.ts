import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../system-error';

const POLL_MS = 15;
const IS_LINUX = process.platform === 'linux';

/** Whether a process runs; one that ended and waits for its parent to notice counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is there and belongs to another user.
    return errorCode(error) === 'EPERM';
  }
  return statFields(pid)?.[0] !== 'Z';
}

/**
 * Identifies one run of a process number, so that a reused number is noticed; null when no such process is
 * known.
 */
export function startMark(pid: number): string | null {
  if (!IS_LINUX) {
    return askPs(pid, 'lstart');
  }
  // Field 22 of /proc/<pid>/stat: ticks since boot at which the process started.
  return statFields(pid)?.[19] ?? null;
}

/** Whether a process is the PostgreSQL of this data folder (a real path). */
export function isPostgresOf(pid: number, data: string): boolean {
  if (!IS_LINUX) {
    const command = askPs(pid, 'command') ?? '';
    return command.includes('postgres') && command.includes(data);
  }
  const command = readOrNull(`/proc/${pid}/cmdline`) ?? '';
  return command.includes('postgres') && (workingFolder(pid) === data || command.split('\0').includes(data));
}

/** The processes that still work in this data folder (a real path) after their postmaster was killed; Linux only, else none. */
export function postgresProcessesIn(data: string): number[] {
  if (!IS_LINUX) {
    return [];
  }
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && workingFolder(pid) === data && isPostgresOf(pid, data));
}

/**
 * The processes of a running database, its postmaster first: stopped after the others, it would replace what it thinks is dead.
 * `homes` are the places where its data may be.
 */
export function processesOf(postmaster: number, homes: readonly string[]): number[] {
  const pids = homes.flatMap((home) => {
    try {
      return postgresProcessesIn(realpathSync(join(home, 'data')));
    } catch {
      return [];
    }
  });
  return [postmaster, ...pids.filter((pid) => pid !== postmaster)];
}

/**
 * Sends a signal and gives whether there was a process to receive it. @throws Error EPERM for a process of
 * another user
 */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) === 'ESRCH') {
      return false;
    }
    throw error;
  }
}

/**
 * Ends a postmaster: fast, after `patienceMs` without cleaning up, then by force.
 * All are safe for the data, the later ones make the next start replay the log.
 */
export async function endPostmaster(pid: number, patienceMs: number): Promise<void> {
  for (const [name, waitMs] of [
    ['SIGINT', patienceMs],
    ['SIGQUIT', 2000],
    ['SIGKILL', 2000],
  ] as const) {
    signal(pid, name);
    for (let waitedMs = 0; waitedMs < waitMs; waitedMs += POLL_MS) {
      if (!isAlive(pid)) {
        return;
      }
      await sleep(POLL_MS);
    }
  }
}

function statFields(pid: number): string[] | null {
  // The name of the program, in brackets, may hold spaces and brackets itself: fields are counted behind the last one.
  return readOrNull(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ') ?? null;
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function askPs(pid: number, field: string): string | null {
  const { stdout } = spawnSync('ps', ['-ww', '-o', `${field}=`, '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || null;
}
