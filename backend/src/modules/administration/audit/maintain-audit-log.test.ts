import { Client } from 'pg';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { maintainAuditLog } from './maintain-audit-log';

const DENIED = { code: '42501' };
const DAY_MS = 86_400_000;

let server: TestServer;
let owner: Client;
let serving: Client;
beforeAll(async () => {
  server = await startTestServer();
  owner = new Client(server.ownerUrl);
  serving = new Client(server.databaseUrl);
  await Promise.all([owner.connect(), serving.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), serving.end()]);
  await server.close();
});

const log = (at: Date, act = 'STAFF_SIGNED_IN') =>
  serving.query(
    `INSERT INTO audit_entry (at, actor_name, actor_role, act) VALUES ($1, 'somebody', 'ADMIN', $2) RETURNING id`,
    [at, act],
  );
const partitionOf = async (id: string): Promise<string> => {
  const { rows } = await serving.query('SELECT tableoid::regclass AS name FROM audit_entry WHERE id = $1', [
    id,
  ]);
  return rows[0]?.name ?? 'none';
};
const partOf = (at: Date): string => `audit_entry_${at.toISOString().slice(0, 7).replace('-', '_')}`;

describe('nobody changes what the audit log says', () => {
  const roles = [
    ['the role that serves', () => serving],
    ['the owner', () => owner],
  ] as const;
  const changes = [
    `UPDATE audit_entry SET actor_name = 'nobody'`,
    `UPDATE audit_entry SET actor_name = 'nobody' WHERE false`,
    'DELETE FROM audit_entry',
    'TRUNCATE audit_entry',
    `UPDATE ${partOf(new Date())} SET act = 'NOTHING'`,
    `DELETE FROM ${partOf(new Date())}`,
    `TRUNCATE ${partOf(new Date())}`,
    'TRUNCATE audit_entry_default',
    `INSERT INTO audit_entry (id, at, actor_name, actor_role, act) SELECT id, at, 'x', 'ADMIN', 'x' FROM audit_entry
       ON CONFLICT (id, at) DO UPDATE SET actor_name = 'x'`,
  ];
  const cases = roles.flatMap(([who, client]) => changes.map((change) => [who, change, client] as const));

  test.each(cases)('%s is refused: %s', async (_who, change, client) => {
    await log(new Date());
    await expect(client().query(change)).rejects.toMatchObject(DENIED);
  });

  test('the role that serves can neither drop the log nor a month of it, nor take its guard away', async () => {
    for (const statement of [
      'DROP TABLE audit_entry',
      `DROP TABLE ${partOf(new Date())}`,
      'ALTER TABLE audit_entry DISABLE TRIGGER ALL',
      'DROP TRIGGER refuse_change ON audit_entry',
      'SET session_replication_role = replica',
      `SELECT * FROM audit_log_keep_months(now(), now() + interval '1 year')`,
    ]) {
      await expect(serving.query(statement)).rejects.toMatchObject(DENIED);
    }
  });
});

test('the role that serves can not change the schema, not even for itself', async () => {
  for (const statement of [
    'CREATE TABLE mine (id int)',
    'CREATE TEMPORARY TABLE mine (id int)',
    'CREATE INDEX mine ON account (id)',
    'ALTER TABLE account ADD mine int',
    'TRUNCATE account CASCADE',
    'DROP TABLE session',
    'CREATE SCHEMA mine',
    `UPDATE migrations SET name = 'other'`,
    'CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
  ]) {
    await expect(serving.query(statement)).rejects.toMatchObject(DENIED);
  }
  // What the server itself runs is stopped when it takes too long.
  expect(await server.dataSource.query('SHOW statement_timeout')).toEqual([{ statement_timeout: '15s' }]);
});

test('an entry of a month without a partition is stored, and sorted into one later', async () => {
  const [past, future] = [new Date('2024-02-29T23:59:59.999Z'), new Date(Date.now() + 400 * DAY_MS)];
  const ids = await Promise.all([past, future].map(async (at) => (await log(at)).rows[0].id));
  expect(await Promise.all(ids.map(partitionOf))).toEqual(['audit_entry_default', 'audit_entry_default']);
  await Promise.all([1, 2].map(() => maintainAuditLog({ ...server.services, auditLogMonths: 600 })));
  expect(await Promise.all(ids.map(partitionOf))).toEqual(['audit_entry_2024_02', partOf(future)]);
  await expect(owner.query('TRUNCATE audit_entry_2024_02')).rejects.toMatchObject(DENIED);
});

test('months that are older than the log is retained go whole, later ones stay whole', async () => {
  const start = new Date(Date.UTC(server.clock.now().getUTCFullYear(), server.clock.now().getUTCMonth(), 1));
  const monthsAgo = (months: number, day: number): Date => {
    const at = new Date(start);
    at.setUTCMonth(at.getUTCMonth() - months, day);
    return at;
  };
  const old = (await log(monthsAgo(25, 28))).rows[0].id;
  const border = (await log(monthsAgo(24, 1))).rows[0].id;
  await maintainAuditLog(server.services);
  expect(await partitionOf(old)).toBe('none');
  expect(await partitionOf(border)).toBe(partOf(monthsAgo(24, 1)));
});

test('the next months are ready before they begin', async () => {
  const later = new Date(server.clock.now());
  later.setUTCMonth(later.getUTCMonth() + 3, 1);
  const { rows } = await log(later);
  await maintainAuditLog(server.services);
  expect(await partitionOf(rows[0].id)).toBe(partOf(later));
});

test('an account can be deleted without a change of the log, which still names it', async () => {
  const [account] = await server.dataSource.query(
    `INSERT INTO account (username, role, created_at) VALUES ('leaves', 'VIEWER', now()) RETURNING id`,
  );
  await serving.query(
    `INSERT INTO audit_entry (at, account_id, actor_name, actor_role, act) VALUES (now(), $1, 'leaves', 'VIEWER', 'x')`,
    [account.id],
  );
  await serving.query('DELETE FROM account WHERE id = $1', [account.id]);
  const { rows } = await serving.query('SELECT actor_name FROM audit_entry WHERE account_id = $1', [
    account.id,
  ]);
  expect(rows).toEqual([{ actor_name: 'leaves' }]);
});
