import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase, SCHEMA } from '../../database';
import { totalsOf } from '../../platform/backup/write-backup';
import { findBinaries, majorVersion } from '../../platform/embedded-postgres/binaries';
import { fetchOlder } from '../../platform/embedded-postgres/older/fetch-older';
import { OLDER_VERSIONS } from '../../platform/embedded-postgres/older/older-versions';
import { builtProgram } from '../../testing/programs/built-program';
import { ask, killHard, TestFolder } from '../../testing/server/test-folder';
import { until } from '../../testing/server/test-sockets';
import { bringToInstalledMajor } from './next-major';

const ROOT = resolve(__dirname, '../../../..');
const ACCOUNTS = 2_000;
/** Fetched once for all runs. */
const PROGRAMS = join(ROOT, '.cache', `postgres-${OLDER_VERSIONS['17']?.version}`);

let folder: TestFolder;
beforeEach(() => {
  folder = new TestFolder();
});
afterEach(() => folder.clean());

const findOlder = (major: string) => fetchOlder(major, PROGRAMS);
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

function bringOver(): Promise<void> {
  return bringToInstalledMajor({ dataDir: folder.dataDir, log, schema: SCHEMA, findOlder });
}

/** A server that brings it over as it is started, and that is killed while the rows go into the next database. */
async function startAndKill(): Promise<void> {
  const child = spawn(process.execPath, [await builtProgram('main.ts')], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...{
        NODE_ENV: 'test',
        DATABASE_URL: '',
        DATA_DIR: folder.dataDir,
        DEMO: '0',
        PORT: '0',
        LOG_LEVEL: 'silent',
      },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`It ended with ${String(code)}`)),
  );
  const isRestoring = until(() => existsSync(join(folder.dataDir, 'upgrade', 'postgres', 'port')), 90_000);
  await Promise.race([isRestoring, ended]);
  ended.catch(() => undefined);
  await killHard(child);
}

function versionIn(data: string): string {
  return readFileSync(join(folder.dataDir, 'postgres', data, 'PG_VERSION'), 'utf8').trim();
}

test('a database of the former major version is brought over with every row, whenever it is killed, and stays beside it', async () => {
  const former = await folder.start({ binaries: await findOlder('17') });
  expect(await ask(former.url, 'SHOW server_version')).toEqual([
    { server_version: expect.stringMatching(/^17/) },
  ]);
  await (await openDatabase({ url: former.servingUrl, ownerUrl: former.url })).destroy();
  await ask(
    former.url,
    `INSERT INTO account (username, mobile_number, role, created_at)
     SELECT 'm' || n, (600000000 + n)::text, 'CITIZEN', now() FROM generate_series(1, ${ACCOUNTS}) n`,
  );
  await ask(
    former.url,
    `INSERT INTO fix (journey_id, fix_day, seq, lat, lng, recorded_at, is_future)
     SELECT n % 90, current_date - n % 3, n, 4, 9.7, now(), false FROM generate_series(1, 500) n`,
  );
  const totals = await totalsOf(former.url);
  await former.stop();
  await expect(folder.start()).rejects.toThrow(/made by PostgreSQL 17/);

  await startAndKill();
  expect(versionIn('data')).toBe('17');
  await bringOver();
  expect(versionIn('data')).toBe('17');
  // Killed after the old one has made room: the next start puts the new one in its place.
  const name = readFileSync(join(folder.dataDir, 'upgrade', 'ready'), 'utf8');
  const home = join(folder.dataDir, 'postgres');
  renameSync(join(home, 'data'), join(home, name));
  await bringOver();
  const now = await folder.start();
  expect(await totalsOf(now.url)).toEqual(totals);
  expect(await ask(now.url, 'SHOW server_version')).toEqual([
    { server_version: expect.stringMatching(new RegExp(`^${majorVersion(await findBinaries())}`)) },
  ]);
  const insert = `INSERT INTO account (username, role, created_at) VALUES ('next', 'CITIZEN', now()) RETURNING id::int`;
  expect(await ask(now.url, insert)).toEqual([{ id: ACCOUNTS + 1 }]);
  await (await openDatabase({ url: now.servingUrl, ownerUrl: now.url })).destroy();
  expect(name).toMatch(/^data-pg17-\d{4}-\d{2}-\d{2}$/);
  expect(versionIn(name)).toBe('17');
  expect(existsSync(join(folder.dataDir, 'upgrade'))).toBe(false);
  await now.stop();
  await bringOver();
  expect(
    readdirSync(home)
      .filter((each) => each.startsWith('data'))
      .sort(),
  ).toEqual(['data', name]);
});

test('a version that is not known, and programs that are not those of the release, leave everything as it is', async () => {
  await (await folder.start()).stop();
  const version = join(folder.dataDir, 'postgres', 'data', 'PG_VERSION');
  writeFileSync(version, '9\n');
  await expect(bringOver()).rejects.toThrow(/made by PostgreSQL 9, .*npm run admin -- backup FILE/);
  writeFileSync(version, '17\n');
  const [known] = Object.values(OLDER_VERSIONS);
  const altered = { version: known?.version ?? '', integrity: {} as Record<string, string> };
  for (const system of Object.keys(known?.integrity ?? {})) {
    altered.integrity[system] = `sha512-${Buffer.alloc(64).toString('base64')}`;
  }
  const programs = join(folder.path, 'programs');
  await expect(fetchOlder('17', programs, { '17': altered })).rejects.toThrow(
    /could not be fetched.*EINTEGRITY/s,
  );
  rmSync(programs, { recursive: true });
  expect(readFileSync(version, 'utf8')).toBe('17\n');
  expect(existsSync(join(folder.dataDir, 'upgrade'))).toBe(false);
});

test('the way from the major version before the installed one is known', async () => {
  expect(Object.keys(OLDER_VERSIONS)).toContain(String(Number(majorVersion(await findBinaries())) - 1));
});
