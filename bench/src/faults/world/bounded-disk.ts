import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const SIZE_BYTES = 8 * 1024 ** 3;
/** Room that a full disk still has: less than a page of the database. */
const LEFT_BYTES = 4 * 1024;
const TRIES = 50;

/** A folder that can be full. */
export interface BoundedDisk {
  readonly path: string;
  /** Leaves no room, whatever is deleted meanwhile. @throws Error when that can't be done */
  fill(): Promise<void>;
  /** Gives the room back. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Mounts a file system of bounded size in memory, for root or in a namespace of one's own (`unshare --user --map-current-user
 * --keep-caps --mount`). Null where nothing may be mounted: such a machine has no full disk.
 */
export async function mountBoundedDisk(): Promise<BoundedDisk | null> {
  const path = await mkdtemp(join(tmpdir(), 'wakafine-faults-disk-'));
  const resize = (bytes: number): Promise<unknown> => run('mount', ['-o', `remount,size=${bytes}`, path]);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_BYTES},mode=0755`, 'wakafine-faults', path]);
  } catch {
    await rm(path, { recursive: true });
    return null;
  }
  const unmount = (): void => void execFileSync('umount', ['--lazy', path]);
  process.once('exit', unmount);
  return {
    path,
    fill: () => shrink(path, resize),
    free: async () => void (await resize(SIZE_BYTES)),
    remove: async () => {
      process.removeListener('exit', unmount);
      unmount();
      await rm(path, { recursive: true });
    },
  };
}

/** What is written between the look and the new size makes that size too small: then it is looked at again. */
async function shrink(path: string, resize: (bytes: number) => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { blocks, bfree, bsize } = await statfs(path);
    try {
      await resize((blocks - bfree) * bsize + LEFT_BYTES);
      return;
    } catch (error) {
      if (tries === TRIES) {
        throw error;
      }
      await wait(2);
    }
  }
}
