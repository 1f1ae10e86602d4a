import { DEMO_CITIZENS } from '@wakafine/domain/people/demo-accounts';
import { pinFault } from '@wakafine/domain/people/choose-pin';
import { passwordFault } from '@wakafine/domain/people/staff-credentials';
import { endJourney, push, startJourney } from '../../../testing/drives/live-drive';
import { adminSignIn } from '../../../testing/staff-accounts';
import { ramp, seconds, straightDrive } from '../../../testing/drives/straight-drive';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { ensureFirstAdmin } from '../staff/ensure-first-admin';
import { ensureDemoAccounts } from './ensure-demo-accounts';

const LIST = '{ demoAccounts { role displayName signInName secret permissions } }';

let demo: TestServer;
let real: TestServer;
beforeAll(async () => {
  demo = await startTestServer({ isDemo: true });
  await ensureDemoAccounts(demo.services);
  // The same database, as after a start with DEMO=0.
  real = await startTestServer({ sharing: demo });
});
afterAll(async () => {
  await real.close();
  await demo.close();
});

async function list(server: TestServer): Promise<JsonValue> {
  return (await new TestClient(server.url).graphql(LIST)).body.data.demoAccounts;
}

async function signInCitizen(server: TestServer, { mobileNumber, pin } = DEMO_CITIZENS[0]) {
  const client = new TestClient(server.url);
  const { status } = await client.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: pin });
  return { client, status };
}

test('anybody sees the demo accounts in demo mode, and each of them opens', async () => {
  const accounts = await list(demo);
  expect(accounts.map(({ role }: JsonValue) => role)).toEqual([
    'CITIZEN',
    'ADMIN',
    'SUPERVISOR',
    'SUPERVISOR',
    'OPERATOR',
    'VIEWER',
  ]);
  const [citizen, ...staff] = accounts;
  expect(pinFault(citizen.secret, { year: 2026 })).toBeNull();
  expect((await signInCitizen(demo)).status).toBe(200);
  for (const { signInName, secret, role, permissions } of staff) {
    expect(passwordFault(secret, signInName)).toBeNull();
    const client = new TestClient(demo.url);
    const { body } = await adminSignIn(client, { username: signInName, password: secret });
    expect(body.data.adminSignIn.viewer).toMatchObject({ role, permissions, isDemo: true });
  }
});

test('outside demo mode they are listed to nobody, open to nobody, and their sessions are over', async () => {
  const { client } = await signInCitizen(demo);
  const [, admin] = await list(demo);
  expect(await list(real)).toEqual([]);
  expect((await signInCitizen(real)).status).toBe(401);
  const refused = await adminSignIn(new TestClient(real.url), {
    username: admin.signInName,
    password: admin.secret,
  });
  expect(refused.body.errors[0].message).toBe(
    'Invalid credentials. Please use the correct admin username and password.',
  );
  const there = new TestClient(real.url);
  there.setCookie('wf_session', client.cookie('wf_session') ?? '');
  expect((await there.graphql('{ viewer { id } }')).body.data.viewer).toBeNull();
});

test('what a demo account drives is demo data, with its violations; what anybody else drives is not', async () => {
  const { client } = await signInCitizen(demo, DEMO_CITIZENS[1]);
  const citizen = await TestClient.citizen(demo.url);
  const startedAt = new Date(demo.services.clock().getTime() - 120_000);
  for (const driver of [client, citizen]) {
    const id = await startJourney(driver, startedAt);
    await push(driver, id, straightDrive(startedAt, [...ramp(0, 80), ...seconds(60, 80)]));
    await endJourney(driver, id, demo.services.clock());
  }
  for (const table of ['journey', 'violation']) {
    const rows: unknown = await demo.dataSource.query(
      `SELECT account.is_demo AS "byDemo", each.is_demo AS "isDemo" FROM ${table} each
       JOIN account ON account.id = account_id ORDER BY 1`,
    );
    expect(rows).toEqual([
      { byDemo: false, isDemo: false },
      { byDemo: true, isDemo: true },
    ]);
  }
});

test('the next start gives demo accounts back their published state, and leaves all others alone', async () => {
  const accepted = await TestClient.citizen(demo.url);
  await demo.dataSource.query(
    `UPDATE account SET pin_hash = 'x', password_hash = 'x', is_suspended = true WHERE is_demo`,
  );
  expect(await list(demo)).toEqual([]);
  const before: unknown = await demo.dataSource.query('SELECT * FROM account WHERE NOT is_demo');
  await ensureDemoAccounts(demo.services);
  expect(await list(demo)).toHaveLength(6);
  expect((await signInCitizen(demo)).status).toBe(200);
  expect(await demo.dataSource.query('SELECT * FROM account WHERE NOT is_demo')).toEqual(before);
  expect((await accepted.graphql('{ viewer { id } }')).body.data.viewer).not.toBeNull();
});

test('demo accounts keep their password, and do not count as the first administrator', async () => {
  const [, admin] = await list(demo);
  const client = new TestClient(demo.url);
  await adminSignIn(client, { username: admin.signInName, password: admin.secret });
  const { body } = await client.graphql(
    'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { viewer { id } } }',
    { input: { currentPassword: admin.secret, newPassword: 'a calm night in Limbe' } },
  );
  expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
  const ctx = { ...demo.services, actor: null };
  expect(await ensureFirstAdmin(ctx, { named: null })).toBeNull();
  await ensureFirstAdmin(ctx, { named: { username: 'chief', password: 'a calm night in Limbe' } });
  const chief = await adminSignIn(new TestClient(demo.url), {
    username: 'chief',
    password: 'a calm night in Limbe',
  });
  expect(chief.body.data.adminSignIn.viewer).toMatchObject({ role: 'ADMIN', isDemo: false });
});
