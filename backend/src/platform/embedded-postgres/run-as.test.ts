import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readlinkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, dirname } from 'node:path';
import { type Binaries, findBinaries } from './binaries';
import { builtProgram } from '../../testing/programs/built-program';
import { ask, killHard, TestFolder } from '../../testing/server/test-folder';

const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const asRoot = isRoot ? test : test.skip;
const isRepositoryOpen = isRoot && spawnSync('/bin/ls', [__dirname], NOBODY).status === 0;
/** Whether this machine lets us mount something for ourselves alone. */
const canMount = spawnSync('unshare', ['-Urm', 'true']).status === 0;
let folder: TestFolder;

beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clean());

/** The installed binaries as an installation without install scripts on a careless file system leaves them. */
async function bareBinaries(): Promise<Binaries> {
  const installed = await findBinaries();
  const bare = { ...installed, root: join(folder.path, 'bare binaries') };
  cpSync(join(installed.root, 'native'), join(bare.root, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  const links: { target: string }[] = JSON.parse(
    readFileSync(join(bare.root, 'native/pg-symlinks.json'), 'utf8'),
  );
  links.forEach(({ target }) => rmSync(join(bare.root, target), { force: true }));
  ['postgres', 'initdb'].forEach((name) => chmodSync(join(bare.root, 'native/bin', name), 0o644));
  return bare;
}

function ownerOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((each) => each.startsWith('Uid:'));
  return Number(line?.split('\t')[1]);
}

test('library links and permissions that the installation left out are made', async () => {
  const binaries = await bareBinaries();
  const { url, stop } = await folder.start({ binaries });
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(readdirSync(join(binaries.root, 'native/lib'))).toContain('libpq.so.5');
  await stop();
  await folder.start({ binaries });
});

test('an unknown language and PostgreSQL settings in the environment do not reach the database', async () => {
  const env = {
    LANG: 'xx_YY',
    LC_ALL: 'xx_YY.UTF-8',
    PGPORT: '1',
    PGDATA: '/nowhere',
    PGDATABASE: 'none',
    PGSSLMODE: 'require',
  };
  const { server, url } = await folder.startElsewhere(undefined, env);
  expect(await ask(url, 'SELECT datcollate FROM pg_database WHERE datname = current_database()')).toEqual([
    { datcollate: 'C' },
  ]);
  await killHard(server);
  await folder.start();
});

test('a data folder that is reached through a link works, and so does its second start', async () => {
  mkdirSync(join(folder.path, 'real'));
  symlinkSync(join(folder.path, 'real'), folder.dataDir);
  await (await folder.start()).stop();
  expect(await ask((await folder.start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

(canMount ? test : test.skip)(
  'a data folder on a file system that can only be read is named as such',
  async () => {
    mkdirSync(join(folder.dataDir, 'postgres'), { recursive: true });
    const source = JSON.stringify(await builtProgram('embedded-postgres.ts'));
    const program = `require(${source}).startEmbeddedPostgres({ dataDir: process.argv[1] }).catch((error) => console.log(error.message))`;
    const mounted = 'mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && exec "$0" -e "$2" "$1"';
    const { stdout } = spawnSync(
      'unshare',
      ['-Urm', 'sh', '-c', mounted, process.execPath, folder.dataDir, program],
      {
        encoding: 'utf8',
      },
    );
    expect(stdout.trim()).toBe(
      `The data folder ${folder.dataDir} cannot be used: it is on a file system that can only be read (EROFS)`,
    );
  },
);

test('a data folder that cannot be made is an error that names it', async () => {
  await expect(folder.start({ dataDir: '/dev/null/data' })).rejects.toThrow(
    'data folder /dev/null/data cannot be used',
  );
});

(isRepositoryOpen ? test : test.skip).each([
  ['an ordinary user', NOBODY.uid],
  ['a user whose number has no name', 12_345],
])('%s starts it in a folder that nobody else can read', async (_, uid) => {
  folder.open();
  mkdirSync(folder.dataDir, { mode: 0o700 });
  chownSync(folder.dataDir, uid, uid);
  const { server, url, pid } = await folder.startElsewhere({ uid, gid: uid });
  expect(ownerOf(pid)).toBe(uid);
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const end = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  expect(await end).toBe(0);
});

asRoot('root starts it in a folder that nobody else can read, and the files stay those of root', async () => {
  expect(statSync(folder.path).mode & 0o777).toBe(0o700);
  const { url } = await folder.start();
  expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect(statSync(join(folder.dataDir, 'postgres')).uid).toBe(0);
});

asRoot('where namespaces are not allowed, root starts it as nobody, with its data in place', async () => {
  folder.open();
  const postgres = await folder.start({ rootWays: ['other-user'] });
  expect(ownerOf(postgres.pid())).toBe(NOBODY.uid);
  expect(readlinkSync(`/proc/${postgres.pid()}/cwd`)).toBe(join(folder.dataDir, 'postgres', 'data'));
  expect(statSync(join(folder.dataDir, 'secrets')).mode & 0o777).toBe(0o700);
});

asRoot.each([
  ['of another user, root starts it as that user', 1, 1],
  ['of a number without a name, root starts it as nobody', 12_345, NOBODY.uid],
])('in a folder %s', async (_, ownerUid, expectedUid) => {
  chownSync(folder.path, ownerUid, ownerUid);
  chmodSync(folder.path, 0o711);
  const postgres = await folder.start({ rootWays: ['other-user'] });
  expect(ownerOf(postgres.pid())).toBe(expectedUid);
});

asRoot(
  'a folder that no other user can enter gets a place of its own, and the rows follow the way of running',
  async () => {
    const binaries = await bareBinaries();
    const first = await folder.start({ binaries });
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS value');
    await first.stop();
    const second = await folder.start({ binaries, rootWays: ['other-user'] });
    const home = dirname(readlinkSync(`/proc/${second.pid()}/cwd`));
    expect(home).toMatch(/^\/var\/lib\/wakafine\/[0-9a-f]{16}$/);
    expect(ownerOf(second.pid())).toBe(NOBODY.uid);
    expect(await ask(second.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
    process.kill(second.pid(), 'SIGKILL');
    await second.stop();
    const third = await folder.start({ binaries });
    expect(await ask(third.url, 'SELECT value FROM kept')).toEqual([{ value: 7 }]);
    rmSync(home, { recursive: true });
  },
);

asRoot('when root has no way left, the error names DATABASE_URL', async () => {
  await expect(folder.start({ rootWays: [] })).rejects.toThrow(/does not run as root.*DATABASE_URL/);
});

asRoot('the database of another user is not taken from them', async () => {
  await (await folder.start()).stop();
  const uid = 54_321;
  chownSync(join(folder.dataDir, 'postgres', 'data'), uid, uid);
  await expect(folder.start()).rejects.toThrow(`belongs to user ${uid}, and this server runs as root`);
  expect(statSync(join(folder.dataDir, 'postgres', 'data')).uid).toBe(uid);
});
