import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** More than the databases of a run ever take: the rest is for everything else on the machine. */
const ROOM_BYTES = 6 * 1024 ** 3;
const PREFIX = 'wakafine-test-';

/**
 * Makes the folder for the databases of a test run: in memory where there is room. To make and to drop a database is to make
 * and to drop a thousand files, which costs ten times as much on a disk.
 */
export function makeRunFolder(): string {
  const parent = hasRoomInMemory() ? MEMORY : tmpdir();
  removeLeftOver(parent);
  return mkdtempSync(join(parent, `${PREFIX}${process.pid}-`));
}

function hasRoomInMemory(): boolean {
  if (!existsSync(MEMORY)) {
    return false;
  }
  const { bavail, bsize } = statfsSync(MEMORY);
  return Math.min(bavail * bsize, freemem()) >= ROOM_BYTES;
}

/** Removes what runs have left that were killed. */
function removeLeftOver(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1] ?? process.pid);
    if (pid !== process.pid && !isRunning(pid)) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
