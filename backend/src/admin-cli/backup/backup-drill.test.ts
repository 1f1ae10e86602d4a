import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase, SCHEMA } from '../../database';
import { BACKUP_EXIT_CODES, BackupError } from '../../platform/backup/backup-error';
import { loadConfig } from '../../platform/config/config';
import { isStaffOrder, readAdminWords } from '../admin-words';
import { installationLines } from './installation-lines';
import { hasRecentBackup, readProof } from '../../platform/backup/last-proof';
import { totalsOf } from '../../platform/backup/write-backup';
import { StoreServer } from '../../testing/object-store/store-server';
import { builtProgram } from '../../testing/programs/built-program';
import { until } from '../../testing/server/test-sockets';
import { loadOrCreateSecret } from '../../platform/secrets/secrets';
import { ask, killHard, TestFolder } from '../../testing/server/test-folder';

const ROOT = resolve(__dirname, '../../../..');
const PASSPHRASE = 'green mangoes by the road to Limbe';
const ACCOUNTS = 50_000;
const ENTRIES = 400;
const FIXES = 3_000;

let source: TestFolder;
let target: TestFolder;
let file: string;
let sourceUrl: string;
let program: string;
beforeAll(async () => {
  program = await builtProgram('admin-cli.ts');
  source = new TestFolder();
  file = join(source.path, 'saved.backup');
  sourceUrl = await fill(source);
  expect(await admin(source, ['backup', file])).toMatchObject({ code: 0, err: '' });
});
beforeEach(() => {
  target = new TestFolder();
});
afterEach(() => target.clean());
afterAll(() => source.clean());

/** A database with accounts, fixes, entries of the audit log in several months, and sequences that have moved. */
async function fill(folder: TestFolder): Promise<string> {
  const { url, servingUrl } = await folder.start();
  await (await openDatabase({ url: servingUrl, ownerUrl: url })).destroy();
  await ask(
    url,
    `INSERT INTO account (username, mobile_number, role, created_at)
     SELECT 'm' || n, (600000000 + n)::text, 'CITIZEN', now() FROM generate_series(1, ${ACCOUNTS}) n`,
  );
  await ask(
    url,
    `INSERT INTO audit_entry (at, actor_name, actor_role, act, details)
     SELECT now() - n * interval '1 day', 'chief', 'ADMIN', 'STAFF_CREATED', jsonb_build_object('words', repeat('x', n % 700))
     FROM generate_series(1, ${ENTRIES}) n`,
  );
  // Of days that a restore does not make by itself, of days with no partition, and thinned ones.
  await ask(url, `SELECT fix_day_add(current_date - n) FROM generate_series(20, 30) n`);
  await ask(
    url,
    `INSERT INTO fix (journey_id, fix_day, seq, lat, lng, recorded_at, is_future)
     SELECT n % 90, CASE WHEN n % 9 = 0 THEN '-infinity' ELSE current_date - 15 - n % 15 END, n, 4, 9.7, now(), false
     FROM generate_series(1, ${FIXES}) n`,
  );
  await ask(url, `SELECT audit_log_keep_months(now(), now() - interval '10 years')`);
  await loadOrCreateSecret(folder.dataDir, 'pepper');
  await loadOrCreateSecret(folder.dataDir, 'vehicle-code-key');
  return url;
}

function envOf({ dataDir }: TestFolder, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: '',
    DATA_DIR: dataDir,
    DEMO: '0',
    BACKUP_PASSPHRASE: PASSPHRASE,
    ...env,
  };
}

/** The command as it is run, in a process of its own. */
function start(folder: TestFolder, words: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [program, ...words], {
    cwd: ROOT,
    env: { ...process.env, ...envOf(folder, env) },
    stdio: 'ignore',
  });
}

/** The same in this process, which is so much quicker. */
async function admin(folder: TestFolder, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const order = readAdminWords(words);
  const printed: string[] = [];
  try {
    if (
      order.act === 'doctor' ||
      order.act === 'check-log' ||
      order.act === 'migrate-down' ||
      isStaffOrder(order)
    ) {
      throw new Error('Not an order for the installation.');
    }
    const config = loadConfig(envOf(folder, env));
    const out = await installationLines(order, config, {
      print: (line) => void printed.push(line),
      schema: SCHEMA,
    });
    return { code: 0, out: out.join('\n'), err: printed.join('\n') };
  } catch (error) {
    const { reason, message } =
      error instanceof BackupError ? error : { reason: null, message: String(error) };
    return { code: reason === null ? -1 : BACKUP_EXIT_CODES[reason], out: '', err: message };
  }
}

const FIXES_BY_PART = 'SELECT tableoid::regclass::text AS part, count(*)::int FROM fix GROUP BY 1 ORDER BY 1';
const RULES = `SELECT conrelid::regclass::text AS table, conname, pg_get_constraintdef(oid) AS rule FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text !~ '^audit_entry_' ORDER BY 1, 2`;

/** A database as it was filled: every table byte by byte. */
async function totalsIn(folder: TestFolder): Promise<unknown> {
  const postgres = await folder.start();
  const totals = await totalsOf(postgres.url);
  await postgres.stop();
  return totals;
}

test('a backup beside a running server is whole, sealed, and for its owner alone', async () => {
  const { code, out } = await admin(source, ['verify', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/^The backup is whole: made at .+ from PostgreSQL 18, [0-9]+ rows of [0-9]+ tables/);
  expect(out).not.toContain('NO PEPPER');
  const bytes = readFileSync(file);
  const pepper = readFileSync(join(source.dataDir, 'secrets', 'pepper'), 'utf8').trim();
  expect(bytes.includes(pepper)).toBe(false);
  expect(bytes.includes('chief')).toBe(false);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await admin(source, ['backup', file])).toMatchObject({ code: 5 });
});

test('a restore that is killed midway leaves nothing that is served, and is simply run again', async () => {
  const killed = start(target, ['restore', file]);
  await until(() => existsSync(join(target.dataDir, 'postgres', 'port')), 60_000);
  await wait(300);
  await killHard(killed);
  const refused = await admin(target, ['backup', join(target.path, 'half.backup')]);
  expect(refused.code).toBe(1);
  expect(refused.err).toContain('A restore into');

  const restored = await admin(target, ['restore', file]);
  expect(restored).toMatchObject({ code: 0, err: '' });
  expect(restored.out).toMatch(/^Restored what was saved at /);
  const totals = await totalsIn(target);
  expect(totals).toEqual(await totalsOf(sourceUrl));
  for (const name of ['pepper', 'vehicle-code-key']) {
    const stored = [source, target].map(({ dataDir }) =>
      readFileSync(join(dataDir, 'secrets', name), 'utf8'),
    );
    expect(stored[0]).toBe(stored[1]);
  }

  const { url } = await target.start();
  // The restore has sorted those of days without a partition, as each start does.
  await ask(sourceUrl, `SELECT fix_days_prepare((now() AT TIME ZONE 'Africa/Douala')::date, 7)`);
  expect(await ask(url, FIXES_BY_PART)).toEqual(await ask(sourceUrl, FIXES_BY_PART));
  // Numbers go on where they were, and the audit log is as it was: only added to.
  const insert = `INSERT INTO account (username, role, created_at) VALUES ('next', 'CITIZEN', now()) RETURNING id::int`;
  expect(await ask(url, insert)).toEqual([{ id: ACCOUNTS + 1 }]);
  await expect(ask(url, `DELETE FROM audit_entry`)).rejects.toThrow('only added to');
  const partition = `SELECT min(relname) AS name FROM pg_class WHERE relname ~ '^audit_entry_[0-9_]+$' AND relkind = 'r'`;
  const [{ name } = {}] = await ask(url, partition);
  await expect(ask(url, `TRUNCATE ${String(name)}`)).rejects.toThrow('only added to');
  expect(await ask(url, RULES)).toEqual(await ask(sourceUrl, RULES));
  expect(await admin(target, ['restore', file])).toMatchObject({ code: 5 });
});

test('a damaged file, another passphrase and another version are distinguished, and leave nothing behind', async () => {
  const bytes = readFileSync(file);
  const altered = async (name: string, content: Buffer, env: NodeJS.ProcessEnv = {}) => {
    const path = join(target.path, name);
    writeFileSync(path, content);
    const verified = await admin(target, ['verify', path], env);
    const restored = await admin(target, ['restore', path], env);
    expect(restored.code).toBe(verified.code);
    expect(existsSync(join(target.dataDir, 'postgres', 'data'))).toBe(false);
    return verified;
  };
  const flipped = Buffer.from(bytes);
  flipped[bytes.length >> 1] = (flipped[bytes.length >> 1] ?? 0) ^ 1;
  expect(await altered('flipped', flipped)).toMatchObject({ code: 3, out: '' });
  const cut = await altered('cut', bytes.subarray(0, bytes.length - 5));
  expect([cut.code, cut.err]).toEqual([3, 'The backup is cut off: its end is missing.']);
  expect(await altered('text', Buffer.from('Not a backup at all, as anybody sees.'))).toMatchObject({
    code: 3,
  });
  expect(await altered('other', bytes, { BACKUP_PASSPHRASE: 'another one, longer' })).toMatchObject({
    code: 4,
  });
  const [code] = await once(start(target, ['verify', file], { BACKUP_PASSPHRASE: 'no' }), 'exit');
  expect(code).toBe(4);
  expect(await admin(target, ['verify', join(target.path, 'nowhere')])).toMatchObject({ code: 1 });
  expect(await admin(target, ['verify', file], { BACKUP_PASSPHRASE: '' })).toMatchObject({ code: 1 });
});

test('a backup of a newer version, or of a time before the first release, is refused and leaves nothing', async () => {
  for (const [name, reason] of [
    ['Later9999999999999', 'The backup is of a newer version: install that one first.'],
    ['Baseline1764000000000', 'The backup is of a time before the first release: no version restores it.'],
  ] as const) {
    await ask(sourceUrl, `INSERT INTO migrations (timestamp, name) VALUES (1, '${name}')`);
    const other = join(target.path, `${name}.backup`);
    expect(await admin(source, ['backup', other])).toMatchObject({ code: 0 });
    await ask(sourceUrl, 'DELETE FROM migrations WHERE timestamp = 1');
    expect(await admin(target, ['restore', other])).toMatchObject({ code: 6, err: reason });
  }
  expect(await admin(target, ['restore', file])).toMatchObject({ code: 0 });
});

test('a pepper in use that is not that of the backup is refused before anything is stored', async () => {
  const refused = await admin(target, ['restore', file], {
    PEPPER: 'another pepper, which nobody has signed in with',
  });
  expect(refused.code).toBe(6);
  expect(refused.err).toContain('nobody could sign in');
  expect(await admin(target, ['restore', file])).toMatchObject({ code: 0 });
});

test('the backup of the night is restored, compared, and copied into the store, and only then the oldest go', async () => {
  const folder = join(target.path, 'nights');
  mkdirSync(folder);
  const store = await StoreServer.start();
  for (const day of ['01', '02', '03']) {
    writeFileSync(join(folder, `wakafine-2025-01-${day}.backup`), 'old');
  }
  const env = { BACKUP_DIR: folder, BACKUP_COUNT: '2', ...store.env() };
  const backups = (): string[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.backup'))
      .sort();
  store.fault = () => ({ status: 507, code: 'InsufficientStorage' });
  expect(await admin(source, ['nightly-backup'], env)).toMatchObject({
    code: 7,
    err: expect.stringContaining('507 InsufficientStorage'),
  });
  const [today = ''] = backups().slice(-1);
  expect(backups()).toHaveLength(4);
  expect(await readProof(folder)).toMatchObject({ file: today });
  store.fault = () => null;
  const made = await admin(source, ['nightly-backup'], env);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toContain('is there and proven');
  expect(made.out).toContain('copied into the store, read back and found the same');
  expect(store.objects.get(`wakafine/north/${today}`)).toEqual(readFileSync(join(folder, today)));
  expect(backups()).toEqual(['wakafine-2025-01-03.backup', today]);
  expect((await admin(source, ['nightly-backup'], env)).out).toContain('is in the store');
  expect(await hasRecentBackup(folder, Date.now())).toBe(true);
  expect(await hasRecentBackup(folder, Date.now() + 51 * 3_600_000)).toBe(false);
  expect(await hasRecentBackup(join(folder, 'none'), Date.now())).toBe(false);
  await store.stop();
});
