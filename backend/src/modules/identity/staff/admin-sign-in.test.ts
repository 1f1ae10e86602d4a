import { MINUTE_MS, HOUR_MS } from '@wakafine/domain/units';
import { startJourney } from '../../../testing/drives/live-drive';
import { workFor } from '../../../testing/staff';
import { adminSignIn, newStaff, signedInStaff, STAFF_PASSWORD } from '../../../testing/staff-accounts';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const REFUSED = 'Invalid credentials. Please use the correct admin username and password.';
const VIEWER = '{ viewer { username role } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function auditOf(username: string): Promise<string[]> {
  const rows: { act: string }[] = await server.dataSource.query(
    'SELECT act FROM audit_entry WHERE actor_name = $1 OR target = $1 ORDER BY id',
    [username],
  );
  return rows.map(({ act }) => act);
}

test('staff sign in with username and password, in any case of the name, and the sign-in is in the audit log', async () => {
  const username = await newStaff(server, 'SUPERVISOR');
  const client = new TestClient(server.url);
  const { body } = await adminSignIn(client, { username: ` ${username.toUpperCase()} ` });
  expect(body.data.adminSignIn.viewer).toMatchObject({
    username,
    role: 'SUPERVISOR',
    hasTotp: false,
    mustChangePassword: false,
    isDemo: false,
    lastSignInAt: expect.any(String),
  });
  expect((await client.graphql(VIEWER)).body.data.viewer.username).toBe(username);
  expect(await auditOf(username)).toEqual(['STAFF_CREATED', 'STAFF_SIGNED_IN']);
});

test('whatever is wrong with a sign-in of staff has one answer', async () => {
  const username = await newStaff(server);
  const citizen = await TestClient.citizen(server.url);
  const visitor = new TestClient(server.url);
  const tries = [
    { username, password: 'a fair wind to Kribi' },
    { username, password: '' },
    { username: 'nobody-here' },
    { username: '' },
    { username: `${username}\u0000` },
    { username: '‮admin' },
    { username: 'a'.repeat(5_000) },
    { username: citizen.mobileNumber, password: '483920' },
    { username, password: STAFF_PASSWORD.toUpperCase() },
  ];
  for (const credentials of tries) {
    const { status, body } = await adminSignIn(visitor, credentials);
    expect(status).toBe(200);
    expect(body.errors).toEqual([expect.objectContaining({ message: REFUSED })]);
    expect(body.errors[0].extensions).toEqual({ code: 'UNAUTHENTICATED', requestId: expect.any(String) });
  }
  expect(visitor.cookie('wf_session')).toBeUndefined();
});

test('five wrong passwords lock the name for five minutes, also for the right one, and the answer is the same', async () => {
  const username = await newStaff(server);
  const stranger = new TestClient(server.url);
  const wrong = Array.from({ length: 30 }, (_, index) => `not the password ${index}`);
  const answers = await Promise.all(wrong.map((password) => adminSignIn(stranger, { username, password })));
  expect(new Set(answers.map(({ body }) => body.errors[0].message))).toEqual(new Set([REFUSED]));
  const early = await adminSignIn(new TestClient(server.url), { username });
  expect(early.body.errors[0].message).toBe(REFUSED);
  server.clock.advance(5 * MINUTE_MS + 1_000);
  const late = await adminSignIn(new TestClient(server.url), { username });
  expect(late.body.data.adminSignIn.viewer.username).toBe(username);
});

test("a stranger's tries do not lock staff out on a device that they used before", async () => {
  const username = await newStaff(server);
  const office = await signedInStaff(server, username);
  await office.graphql('mutation { signOut }');
  for (let index = 0; index < 6; index += 1) {
    await adminSignIn(new TestClient(server.url), { username, password: 'not the password' });
  }
  expect((await adminSignIn(office, { username })).body.data.adminSignIn.viewer.username).toBe(username);
});

test('a suspended account is refused as such only with the right password', async () => {
  const username = await newStaff(server);
  await server.dataSource.query('UPDATE account SET is_suspended = true WHERE username = $1', [username]);
  const wrong = await adminSignIn(new TestClient(server.url), { username, password: 'not the password' });
  expect(wrong.body.errors[0].message).toBe(REFUSED);
  const right = await adminSignIn(new TestClient(server.url), { username });
  expect(right.body.errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', clientCode: 'user-disabled' });
});

test('a session of staff ends after eight hours, however busy', async () => {
  const client = await signedInStaff(server, await newStaff(server));
  await workFor(server, client, 8 * HOUR_MS - MINUTE_MS);
  expect((await client.graphql(VIEWER)).body.data.viewer).not.toBeNull();
  server.clock.advance(2 * MINUTE_MS);
  expect((await client.graphql(VIEWER)).body.data.viewer).toBeNull();
});

test('a sign-in of staff takes the place of the citizen session of the same browser, whose sockets close', async () => {
  const client = await TestClient.citizen(server.url);
  await startJourney(client, server.services.clock());
  const citizenToken = client.cookie('wf_session') ?? '';
  const socket = client.socket();
  const closed = new Promise((resolve) => socket.on('closed', resolve));
  await collect(socket, 'subscription { activeJourney { id } }').atLeast(1);
  await adminSignIn(client, { username: await newStaff(server) });
  await closed;
  expect(client.cookie('wf_session')).not.toBe(citizenToken);
  const old = new TestClient(server.url);
  old.setCookie('wf_session', citizenToken);
  expect((await old.graphql(VIEWER)).body.data.viewer).toBeNull();
  expect((await client.graphql(VIEWER)).body.data.viewer.role).toBe('ADMIN');
});

test('an address that fails too often is refused before anything is checked', async () => {
  const strict = await startTestServer({ authFailuresPerAddress: 3 });
  const username = await newStaff(strict);
  const client = new TestClient(strict.url);
  for (let index = 0; index < 3; index += 1) {
    await adminSignIn(client, { username: `nobody-${index}` });
  }
  const { body } = await adminSignIn(client, { username });
  expect(body.errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfterS: expect.any(Number) });
  await strict.close();
});
