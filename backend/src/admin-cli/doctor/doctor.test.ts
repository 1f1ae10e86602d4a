import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MIGRATIONS } from '../../database';
import { storeProof } from '../../platform/backup/last-proof';
import { markRestoring } from '../../platform/backup/restore-mark';
import { createTestDatabase } from '../../testing/server/test-database';
import type { TestDatabase } from '../../testing/server/test-database';
import { ask } from '../../platform/embedded-postgres/test-folder';
import { examine, findingLines } from './examine';
import type { Finding } from './finding';
import { checkAddresses, checkNode, checkSpace } from './machine-checks';

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
  writeFileSync(join(backups, 'last-proven.json'), '{"half":');
  expect((await faultsOf(env))[0]).toContain('was restored and compared yet');
});

test('roles, missing migrations and a database out of reach are found, without a password in a line', async () => {
  expect(await faultsOf({ DATABASE_URL: database.ownerUrl, DATABASE_OWNER_URL: '' })).toContain(
    'WARN roles: the role that serves may change the schema and the audit log',
  );
  await ask(database.ownerUrl, `UPDATE migrations SET name = 'Later1999999999999'`);
  expect(await faultsOf()).toContain('FAIL schema: it is of a newer version than this program');
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
