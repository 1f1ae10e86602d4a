import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { MIGRATIONS } from '../../database';
import { storeProof } from '../../platform/backup/last-proof';
import { writeStoreState } from '../../platform/backup/store/last-stored';
import { markRestoring } from '../../platform/backup/restore-mark';
import { createTestDatabase } from '../../testing/server/test-database';
import type { TestDatabase } from '../../testing/server/test-database';
import { ask } from '../../testing/server/test-folder';
import { secretBox } from '../../platform/secrets/secret-box';
import { examine, findingLines, findingsJson } from './examine';
import type { Finding } from './finding';
import { checkAddresses, checkNode, checkSpace } from './machine-checks';
import { certificateFinding } from './network-checks';
import { jobsFinding } from './stored-checks';

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wakafine-doctor-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** Faults of an installation with these settings added to right ones. */
async function faultsOf(more: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const findings = await examine(
    {
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
      PEPPER: 'a pepper that is long enough to be taken for one',
      ...more,
    },
    { migrations: MIGRATIONS },
  );
  return textsOf(findings).filter((each) => !/^WARN disk|^FAIL disk|fsync/.test(each));
}

function textsOf(findings: readonly Finding[]): string[] {
  return findings
    .filter(({ state }) => state !== 'OK')
    .map(({ state, about, says }) => `${state} ${about}: ${says}`);
}

test('an installation in good order has nothing to put right but its missing backups', async () => {
  expect(await faultsOf()).toEqual(['WARN backups: none are made at night']);
});

test('fixes that lie in no partition of a day are found', async () => {
  const client = new Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(
    `INSERT INTO fix (journey_id, seq, fix_day, lat, lng, recorded_at, is_future)
     SELECT 7, n, '2031-05-04', 4, 9.7, now(), false FROM generate_series(1, 3) AS n`,
  );
  await client.end();
  expect(await faultsOf()).toContain(
    'WARN fixes: 3 lie in fix_default, since their day was not prepared (the first: 2031-05-04)',
  );
});

test('a lost pepper, a restore that was cut off and a port of another program are found', async () => {
  await markRestoring(folder);
  const other = createServer((_request, response) => response.end('something else')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const faults = await faultsOf({ PEPPER: '', PORT: String(port) });
  expect(faults).toContain(`FAIL port: another program listens on ${port}`);
  expect(faults).toContain('FAIL DATA_DIR: a restore into it was cut off');
  expect(faults.join('\n')).toContain('FAIL pepper: there is a database and no pepper');
  other.close();
});

test('an old backup, and one on the disk that it should outlive, are found', async () => {
  const backups = join(folder, 'nights');
  mkdirSync(backups);
  const env = { BACKUP_DIR: backups, BACKUP_PASSPHRASE: 'green mangoes by the road' };
  expect((await faultsOf(env))[0]).toContain('was restored and compared yet');
  const old = {
    file: 'wakafine-2025-01-01.backup',
    madeAt: '2025-01-01T02:00:00Z',
    provenAt: '2025-01-01T02:05:00Z',
  };
  await storeProof(backups, { ...old, rows: 1, bytes: 1, tookMs: 1 });
  const faults = await faultsOf(env);
  expect(faults[0]).toBe('FAIL backups: the last proven one is of 2025-01-01T02:00:00Z');
  expect(faults[1]).toContain('they lie on the disk of the data folder');
  const store = { BACKUP_STORE: 's3://copies', BACKUP_STORE_KEY_ID: 'key', BACKUP_STORE_SECRET: 'hush' };
  expect((await faultsOf({ ...env, ...store }))[1]).toBe(
    'FAIL store of backups: nothing was copied into it yet',
  );
  const fault = { at: '2025-01-01T03:00:00Z', message: 'The store refused: 507.' };
  await writeStoreState(backups, { last: null, fault });
  expect((await faultsOf({ ...env, ...store }))[1]).toBe(
    `FAIL store of backups: the last copy failed at ${fault.at}: ${fault.message}`,
  );
  writeFileSync(join(backups, 'last-proven.json'), '{"half":');
  expect((await faultsOf(env))[0]).toContain('was restored and compared yet');
});

test('secrets that others may read, or that are damaged, are found, and none is repeated', async () => {
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets);
  const [pepper, session] = [join(secrets, 'pepper'), join(folder, 'session-key')];
  writeFileSync(pepper, 'ab'.repeat(32), { mode: 0o600 });
  writeFileSync(session, 'cd'.repeat(32), { mode: 0o600 });
  const env = { PEPPER: '', SESSION_KEY_FILE: session };
  expect(await faultsOf(env)).toEqual(['WARN backups: none are made at night']);
  chmodSync(pepper, 0o644);
  chmodSync(session, 0o640);
  expect((await faultsOf(env)).slice(0, 2)).toEqual([
    `FAIL secrets: other users of this machine may read ${pepper}`,
    'WARN secrets: other users of this machine may read the file of SESSION_KEY_FILE',
  ]);
  chmodSync(pepper, 0o600);
  writeFileSync(pepper, 'ab'.repeat(31));
  const faults = await faultsOf(env);
  expect(faults).toContain(`FAIL secrets: ${pepper} is damaged`);
  expect(faults.join('\n')).not.toContain('abab');
});

test('a Redis that does not answer is found, without its password', async () => {
  const faults = await faultsOf({ REDIS_URL: 'redis://:hush@127.0.0.1:1' });
  expect(faults[0]).toContain('WARN Redis: it does not answer (ECONNREFUSED)');
  expect(faults.join('\n')).not.toContain('hush');
});

test('a public address that leads elsewhere, or nowhere, is found', async () => {
  const answers = { text: '{"status":"live"}' };
  const server = createServer((_request, response) => response.end(answers.text)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const PUBLIC_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const about = async (): Promise<string[]> =>
    (await faultsOf({ PUBLIC_URL })).filter((fault) => fault.includes(' PUBLIC_URL:'));
  expect(await about()).toEqual([]);
  answers.text = 'a page of the provider';
  expect(await about()).toEqual([`FAIL PUBLIC_URL: something else answers at ${PUBLIC_URL}`]);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  expect((await about())[0]).toMatch(/is not to be reached from here \((ECONNREFUSED|UND_ERR_SOCKET)\)$/);
});

test('a pepper that is not that of the database is found', async () => {
  const box = secretBox('the pepper of long ago, of enough characters');
  await ask(
    database.ownerUrl,
    `INSERT INTO vapid_key (public_key, sealed_private) VALUES ('x', '${box.seal('vapid', 'y')}')`,
  );
  expect((await faultsOf())[0]).toMatch(/^FAIL pepper: it is not the one/);
  expect(await faultsOf({ PEPPER_PREVIOUS: 'the pepper of long ago, of enough characters' })).toEqual([
    'WARN backups: none are made at night',
  ]);
});

test('jobs that failed, and a service that has run none for long, are found', () => {
  const nowMs = Date.parse('2026-03-01T12:00:00Z');
  const ended = (state: string, minutesAgo: number) => ({
    name: 'seal evidence',
    state,
    endedAt: new Date(nowMs - minutesAgo * 60_000),
  });
  expect(jobsFinding([], nowMs).state).toBe('OK');
  expect(jobsFinding([ended('completed', 1)], nowMs).state).toBe('OK');
  expect(jobsFinding([ended('completed', 11)], nowMs)).toMatchObject({
    state: 'WARN',
    says: 'none has run since 2026-03-01T11:49:00.000Z',
  });
  expect(jobsFinding([ended('failed', 1)], nowMs)).toMatchObject({
    state: 'FAIL',
    says: 'the last run failed: seal evidence',
  });
  expect(jobsFinding([{ ...ended('retry', 1), endedAt: null }], nowMs).state).toBe('WARN');
});

test('a certificate that ends soon, or has ended, is found', () => {
  const states = [-1, 13, 15].map((days) => certificateFinding(days * 86_400_000, 0).state);
  expect(states).toEqual(['WARN', 'WARN', 'OK']);
});

test('programs get the same findings as one object', async () => {
  const findings = await examine({ PORT: 'none' }, { migrations: MIGRATIONS });
  expect(JSON.parse(findingsJson(findings))).toEqual({ isFine: false, findings });
  expect(JSON.parse(findingsJson([checkNode('24.1.0')])).isFine).toBe(true);
});

test('roles, missing migrations and a database out of reach are found, without a password in a line', async () => {
  expect(await faultsOf({ DATABASE_URL: database.ownerUrl, DATABASE_OWNER_URL: '' })).toContain(
    'WARN roles: the role that serves may change the schema and the audit log',
  );
  await ask(database.ownerUrl, `UPDATE migrations SET name = 'Later1999999999999'`);
  expect(await faultsOf()).toContain('FAIL schema: it is of a newer version than this program');
  await ask(database.ownerUrl, `UPDATE migrations SET name = 'Baseline1764000000000'`);
  expect(await faultsOf()).toContain('FAIL schema: it is of a time before the first release');
  await ask(database.ownerUrl, 'DELETE FROM migrations');
  expect((await faultsOf())[0]).toMatch(/^WARN schema: \d+ migrations are missing$/);
  const findings = await faultsOf({
    DATABASE_OWNER_URL: '',
    DATABASE_URL: 'postgres://waka:hush@127.0.0.1:1/w',
  });
  expect(findings[0]).toContain('FAIL database: postgres://waka@127.0.0.1:1/w is out of reach');
  expect(findings.join('\n')).not.toContain('hush');
});

test('every fault of the configuration is shown, with a sum at the end', async () => {
  const findings = await examine({ PORT: 'none', DEMO: '2' }, { migrations: MIGRATIONS });
  expect(textsOf(findings)).toHaveLength(2);
  expect(findingLines(findings).at(-1)).toBe('1 fine, 0 to look at, 2 to put right.');
});

test.each([
  [{ host: '127.0.0.1', publicUrl: null, trustProxy: false, isProduction: false }, 0],
  [{ host: '127.0.0.1', publicUrl: 'https://w.example', trustProxy: true, isProduction: true }, 0],
  [{ host: '127.0.0.1', publicUrl: 'https://w.example', trustProxy: false, isProduction: true }, 1],
  [{ host: '127.0.0.1', publicUrl: null, trustProxy: true, isProduction: false }, 1],
  [{ host: '0.0.0.0', publicUrl: 'https://w.example', trustProxy: true, isProduction: true }, 1],
  [{ host: '0.0.0.0', publicUrl: null, trustProxy: false, isProduction: false }, 1],
  [{ host: '0.0.0.0', publicUrl: 'http://w.example', trustProxy: false, isProduction: true }, 1],
])('of %j, %i things do not go together', (config, count) => {
  expect(textsOf(checkAddresses(config))).toHaveLength(count);
});

test('an old Node.js and a full disk must be put right, a disk that fills is to be looked at', () => {
  expect(['18.20.0', '20.18.3', '20.19.0', '24.1.0'].map((version) => checkNode(version).state)).toEqual([
    'FAIL',
    'FAIL',
    'OK',
    'OK',
  ]);
  expect([4, 9, 50].map((freeBytes) => checkSpace({ freeBytes, totalBytes: 100 }).state)).toEqual([
    'FAIL',
    'WARN',
    'OK',
  ]);
});
