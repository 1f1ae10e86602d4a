import { existsSync } from 'node:fs';
import { mkdir, open, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode } from '../system-error';
import { stopLeftOver } from './cluster';
import type { LauncherLog } from './log';
import { homesOf } from './run-as';

/** Written once the next database is whole: from then on it is the one. */
const READY = 'ready';

/** Folder in which the database of the next major version is made; what is in it may be deleted until it is whole. */
export function upgradeFolderOf(dataDir: string): string {
  return join(dataDir, 'upgrade');
}

/** Major version that made the database of a data folder; null where there is none. */
export async function clusterMajor(dataDir: string): Promise<string | null> {
  for (const home of await homesIn(dataDir)) {
    const version = await readOrNull(join(home, 'data', 'PG_VERSION'));
    if (version !== null) {
      return version.trim();
    }
  }
  return null;
}

/** Whether the next database is whole, and only has to take its place. */
export function isNextReady(dataDir: string): boolean {
  return existsSync(join(upgradeFolderOf(dataDir), READY));
}

/** Says that the next database is whole, and under which name the former one is to stay beside it. */
export async function markNextReady(dataDir: string, major: string, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  const homes = await homesIn(dataDir);
  let name = `data-pg${major}-${day}`;
  for (let count = 2; homes.some((home) => existsSync(join(home, name))); count += 1) {
    name = `data-pg${major}-${day}-${count}`;
  }
  const path = join(upgradeFolderOf(dataDir), READY);
  await writeFile(`${path}.part`, name, { flush: true });
  await rename(`${path}.part`, path);
  await flushFolder(dirname(path));
}

/**
 * Puts a whole next database in the place of the former one, which stays beside it under a name of its own. To be called under the lock
 * of the folder; a run that is killed is ended by the next. Without a whole one nothing changes.
 */
export async function finishUpgrade(dataDir: string, log: LauncherLog): Promise<void> {
  const name = await readOrNull(join(upgradeFolderOf(dataDir), READY));
  if (name === null) {
    return;
  }
  const homes = await homesIn(dataDir);
  for (const [index, nextHome] of (await homesIn(upgradeFolderOf(dataDir))).entries()) {
    const next = join(nextHome, 'data');
    const home = homes[index];
    if (home === undefined || !existsSync(next)) {
      continue;
    }
    for (const former of homes.filter((each) => existsSync(join(each, 'data')))) {
      // A postmaster that a killed server has left behind would go on in the folder under its new name.
      await stopLeftOver(former, log);
      await rename(join(former, 'data'), join(former, name));
      await flushFolder(former);
      log.info(`The former database stays in ${join(former, name)} until you delete it`);
    }
    await mkdir(home, { recursive: true, mode: 0o700 });
    await rename(next, join(home, 'data'));
    await flushFolder(home);
  }
  await removeUpgrade(dataDir);
}

/** Deletes what an upgrade has made beside the database of a data folder, and stops what still runs in it. */
export async function removeUpgrade(dataDir: string): Promise<void> {
  const quiet = (): void => undefined;
  for (const home of await homesIn(upgradeFolderOf(dataDir))) {
    await stopLeftOver(home, { info: quiet, warn: quiet, error: quiet });
    await rm(home, { recursive: true, force: true });
  }
  await rm(upgradeFolderOf(dataDir), { recursive: true, force: true });
}

async function homesIn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'postgres');
  return homesOf(await realpath(folder).catch(() => folder));
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return null;
    }
    throw error;
  }
}

/** Without it a crash of the machine might lose the new name. */
async function flushFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
