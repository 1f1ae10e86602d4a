import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { access, chmod, chown, cp, lchown, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Binaries, completeBinaries, copyBinaries, program } from './binaries';
import { USE_YOUR_OWN } from './log';

/** Account under which root starts PostgreSQL, which refuses to run as root. */
export type RootWay = 'namespace' | 'other-user';

/** As whom, from where and on which files PostgreSQL runs. */
export interface Identity {
  readonly binaries: Binaries;
  /** The folder that holds `data`; owned by anyone who runs PostgreSQL. */
  readonly home: string;
  /** Put in front of the command. */
  readonly prefix: readonly string[];
  /** The user to change to; absent: as we are. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

/** The user without rights that every Unix system has. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/**
 * Decides how PostgreSQL is run for the current user, with `folder` (which exists) for its files.
 * Root tries the ways in order: a user namespace; the owner of the place or nobody, with copies of what they cannot reach.
 * @throws Error when no way works
 */
export async function chooseIdentity(
  folder: string,
  installed: Binaries,
  ways: readonly RootWay[] = ['namespace', 'other-user'],
): Promise<Identity> {
  const isComplete = await completeBinaries(installed);
  const binaries = isComplete ? installed : await copyBinaries(installed, folder);
  if (process.getuid?.() !== 0) {
    return asOurselves(folder, binaries);
  }
  const found =
    (ways.includes('namespace') ? await inNamespace(folder, binaries) : null) ??
    (ways.includes('other-user') ? await asOtherUser(folder, binaries) : null);
  if (found === null) {
    throw new Error(`PostgreSQL does not run as root, and no other user could be used. ${USE_YOUR_OWN}`);
  }
  const ownUids = [0, NOBODY.uid, ...(found.user === undefined ? [] : [found.user.uid])];
  await refuseOthers(join(folder, 'data'), ownUids);
  for (const home of homesOf(folder).filter((each) => each !== found.home)) {
    await moveData(home, found.home);
  }
  await giveTo(join(found.home, 'data'), found.user ?? { uid: 0, gid: 0 });
  return found;
}

/** Root could take the files of another user, who could then not start any more: that is for somebody to decide. */
async function refuseOthers(data: string, ownUids: readonly number[]): Promise<void> {
  const owner = (await exists(data)) ? (await stat(data)).uid : 0;
  if (!ownUids.includes(owner)) {
    throw new Error(
      `The database in ${data} belongs to user ${owner}, and this server runs as root. Start it as that user, or give the ` +
        `files to root first: chown -R root: ${dirname(dirname(data))}`,
    );
  }
}

/** Every place where the database of this folder may be. */
export function homesOf(folder: string): string[] {
  return process.getuid?.() === 0 ? [folder, privateHome(folder)] : [folder];
}

/** The command line and the spawn options that run a program of PostgreSQL under an identity. */
export function commandOf(identity: Identity, name: 'postgres' | 'initdb', args: readonly string[]) {
  const [file = '', ...rest] = [...identity.prefix, program(identity.binaries, name), ...args];
  return { file, args: rest, options: { cwd: '/', env: cleanEnvironment(), ...identity.user } };
}

function asOurselves(folder: string, binaries: Binaries): Identity {
  const identity = { binaries, home: folder, prefix: [] };
  const renamed = { ...identity, prefix: namespacePrefix() };
  // A container may run us under a number that has no name, which initdb wants: then we borrow one.
  const found = process.platform === 'win32' ? identity : [identity, renamed].find((each) => canUse(each));
  if (found === undefined) {
    throw new Error(
      `PostgreSQL cannot be run by this user: it needs ${folder}, ${program(binaries, 'postgres')} ` +
        `and a name for user ${process.getuid?.()} in /etc/passwd. ${USE_YOUR_OWN}`,
    );
  }
  return found;
}

async function inNamespace(folder: string, binaries: Binaries): Promise<Identity | null> {
  const identity = { binaries, home: folder, prefix: namespacePrefix() };
  await chown(folder, 0, 0);
  return canUse(identity) ? identity : null;
}

/** Runs a command in a namespace that knows us under another user's number and name, while files stay ours. */
function namespacePrefix(): string[] {
  const lines = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  const uid = lines.map((line) => Number(line.split(':')[2])).find((each) => each > 0) ?? NOBODY.uid;
  return ['unshare', '--user', `--map-user=${uid}`];
}

async function asOtherUser(folder: string, binaries: Binaries): Promise<Identity | null> {
  const owner = await stat(dirname(dirname(folder)));
  const users = owner.uid === 0 ? [NOBODY] : [{ uid: owner.uid, gid: owner.gid }, NOBODY];
  // The data folder may be passed through, not listed; the secrets in it have a folder that stays closed.
  await chmod(dirname(folder), (await stat(dirname(folder))).mode | 0o011);
  for (const user of users) {
    for (const home of homesOf(folder)) {
      const identity = { binaries, home, prefix: [], user };
      if (!canUse(identity, ['name'])) {
        continue;
      }
      await mkdir(dirname(home), { recursive: true, mode: 0o755 });
      await mkdir(home, { recursive: true, mode: 0o700 });
      await chown(home, user.uid, user.gid);
      if (canUse(identity)) {
        return identity;
      }
      if (canUse(identity, ['write'])) {
        const copied = { ...identity, binaries: await copyBinaries(binaries, home) };
        await giveTo(copied.binaries.root, user);
        return canUse(copied) ? copied : null;
      }
    }
  }
  return null;
}

/** Folder for the database of another user who cannot enter the folder given. */
function privateHome(folder: string): string {
  return join('/var/lib/wakafine', createHash('sha256').update(folder).digest('hex').slice(0, 16));
}

const CHECKS = {
  write: 'test -w "$1" && test -x "$1"',
  execute: '"$2" --version',
  // initdb wants one.
  name: 'id -un',
};

function canUse(
  identity: Identity,
  what: readonly (keyof typeof CHECKS)[] = ['write', 'execute', 'name'],
): boolean {
  const script = what.map((each) => CHECKS[each]).join(' && ');
  const [file = '', ...args] = [
    ...identity.prefix,
    '/bin/sh',
    '-c',
    script,
    'sh',
    identity.home,
    program(identity.binaries, 'postgres'),
  ];
  const done = spawnSync(file, args, {
    cwd: '/',
    env: cleanEnvironment(),
    stdio: 'ignore',
    ...identity.user,
  });
  return done.status === 0;
}

/** Only what PostgreSQL needs: settings such as PGPORT or a missing locale of the user must not reach it. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, SYSTEMROOT } = process.env;
  return { PATH, TMPDIR, SYSTEMROOT, LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };
}

/** The database follows when the way of running it has changed since the last start. */
async function moveData(from: string, to: string): Promise<void> {
  const [source, target] = [join(from, 'data'), join(to, 'data')];
  if ((await exists(target)) || !(await exists(source))) {
    return;
  }
  const draft = `${target}.moving`;
  await rm(draft, { recursive: true, force: true });
  await cp(source, draft, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  await rename(draft, target);
  await rm(source, { recursive: true });
}

/** Changes the owner of a folder and of everything in it; itself comes last, so that an owner who is right says that all is done. */
async function giveTo(path: string, user: { uid: number; gid: number }): Promise<void> {
  if (!(await exists(path)) || (await stat(path)).uid === user.uid) {
    return;
  }
  for (const name of await readdir(path, { recursive: true })) {
    await lchown(join(path, name), user.uid, user.gid);
  }
  await chown(path, user.uid, user.gid);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
