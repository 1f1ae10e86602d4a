import { adminSignIn } from '../../../testing/staff-accounts';
import { staffClient } from '../../../testing/staff';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import { openTestSockets } from '../../../testing/server/test-sockets';
import type { TestSockets } from '../../../testing/server/test-sockets';

const CHANGE = `mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { id role } }`;
const CREATE = `mutation ($input: CreateStaffInput!) { createStaff(input: $input) { user { username role } oneTimePassword } }`;
const SUSPEND = `mutation ($input: SuspendUserInput!) { suspendUser(input: $input) { status } }`;
const ME = '{ viewer { id role } }';

let server: TestServer;
let otherProcess: TestSockets;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  otherProcess = await openTestSockets(server);
  admin = await staffClient(server, 'ADMIN');
});
afterAll(async () => {
  await otherProcess.close();
  await server.close();
});

async function run(client: TestClient, query: string, input: Readonly<Record<string, unknown>>) {
  const { body } = await client.graphql(query, { input });
  return body.errors === undefined ? Object.values<never>(body.data)[0] : body.errors[0].extensions;
}

async function idOf(client: TestClient): Promise<string> {
  return (await client.graphql(ME)).body.data.viewer.id;
}

/** The code with which the server closes a live socket of a session, and how long after a moment, ms. */
function closing(client: TestClient, url = server.url): Promise<number> {
  const browser = new TestClient(url);
  browser.setCookie('wf_session', client.cookie('wf_session') ?? '');
  const socket = browser.socket();
  collect(socket, 'subscription { incidentUpdated { id } }');
  return new Promise((resolve) => socket.on('closed', (event) => resolve((event as { code: number }).code)));
}

test('a new role holds at once, over HTTP and on open sockets, here and in other server processes', async () => {
  const operator = await staffClient(server, 'OPERATOR');
  const userId = await idOf(operator);
  const closed = [closing(operator), closing(operator, otherProcess.url)];
  await new Promise((resolve) => setTimeout(resolve, 400));
  const changedAtMs = Date.now();
  expect(await run(admin, CHANGE, { userId, role: 'VIEWER', roleBefore: 'OPERATOR' })).toEqual({
    id: userId,
    role: 'VIEWER',
  });
  expect((await operator.graphql(ME)).body.data.viewer.role).toBe('VIEWER');
  expect(await Promise.all(closed)).toEqual([4210, 4210]);
  expect(Date.now() - changedAtMs).toBeLessThan(2_500);
  const [entry] = await server.dataSource.query(
    `SELECT target, details FROM audit_entry WHERE act = 'ROLE_CHANGED'`,
  );
  expect(entry).toEqual({ target: `user:${userId}`, details: { from: 'OPERATOR', to: 'VIEWER' } });
});

test('a role is changed of staff only, never one’s own, and not past somebody else', async () => {
  const viewer = await idOf(await staffClient(server, 'VIEWER'));
  const citizen = await idOf(await TestClient.citizen(server.url));
  expect(await run(admin, CHANGE, { userId: await idOf(admin), role: 'VIEWER' })).toMatchObject({
    code: 'CONFLICT',
  });
  expect(await run(admin, CHANGE, { userId: citizen, role: 'ADMIN' })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  expect(await run(admin, CHANGE, { userId: '999999', role: 'ADMIN' })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await run(admin, CHANGE, { userId: viewer, role: 'ADMIN', roleBefore: 'OPERATOR' })).toMatchObject({
    code: 'CONFLICT',
    currentRole: 'VIEWER',
  });
});

test.each([
  ['demote', CHANGE, { role: 'VIEWER' }],
  ['suspend', SUSPEND, {}],
])('of two administrators who %s each other at once one remains', async (_, query, more) => {
  const [one, other] = await Promise.all([staffClient(server, 'ADMIN'), staffClient(server, 'ADMIN')]);
  const [first, second] = [await idOf(one), await idOf(other)];
  const results = await Promise.all([
    run(one, query, { userId: second, ...more }),
    run(other, query, { userId: first, ...more }),
  ]);
  const refused = results.filter(({ code }: { code?: string }) => code !== undefined);
  expect(refused).toHaveLength(1);
});

test('somebody new gets a one-time password that has to be changed first', async () => {
  const username = 'demo.officer';
  const made = await run(admin, CREATE, { username, role: 'OPERATOR', fullName: ' Demo Officer ' });
  expect(made).toMatchObject({ user: { username, role: 'OPERATOR' }, oneTimePassword: expect.any(String) });
  expect(await run(admin, CREATE, { username, role: 'ADMIN' })).toMatchObject({ code: 'CONFLICT' });
  expect(await run(admin, CREATE, { username: '1', role: 'ADMIN' })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  const { body } = await adminSignIn(new TestClient(server.url), {
    username,
    password: made.oneTimePassword,
  });
  expect(body.data.adminSignIn.viewer).toMatchObject({ username, mustChangePassword: true });
  const [entry] = await server.dataSource.query(
    `SELECT actor_role, target FROM audit_entry WHERE act = 'STAFF_CREATED'`,
  );
  expect(entry).toEqual({ actor_role: 'ADMIN', target: username });
});
