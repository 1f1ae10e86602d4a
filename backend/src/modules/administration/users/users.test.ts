import { staffClient } from '../../../testing/staff';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const WITHIN_MS = 2_000;
const USERS = `query ($search: String, $after: String) { users(first: 2, after: $after, search: $search) {
  totalCount pageInfo { hasNextPage endCursor }
  edges { node { id username mobileNumber fullName role status createdAt } } } }`;
const SUSPEND = `mutation ($userId: ID!, $reason: String) {
  suspendUser(input: { userId: $userId, reason: $reason }) { id status } }`;
const REINSTATE = `mutation ($userId: ID!) { reinstateUser(input: { userId: $userId }) { id status } }`;
const REVEAL = `mutation ($userIds: [ID!]!) { revealNumbers(input: { userIds: $userIds }) {
  userId mobileNumber } }`;

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await staffClient(server, 'ADMIN');
});
afterAll(() => server.close());

async function run(client: TestClient, query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { body } = await client.graphql(query, variables);
  return body.errors === undefined ? body.data : body.errors[0].extensions.code;
}

async function idOf(client: TestClient): Promise<string> {
  return (await run(client, '{ viewer { id } }')).viewer.id;
}

function entries(target: string): Promise<{ act: string; details: unknown }[]> {
  return server.dataSource.query('SELECT act, details FROM audit_entry WHERE target = $1 ORDER BY id', [
    target,
  ]);
}

test('a suspended citizen loses every session and socket at once, and signs in again when reinstated', async () => {
  const citizen = await TestClient.citizen(server.url);
  const userId = await idOf(citizen);
  const socket = citizen.socket();
  const closed = new Promise<number>((resolve) =>
    // The library passes on the close event of the socket.
    socket.on('closed', (event) => resolve((event as { code: number }).code)),
  );
  await collect(socket, 'subscription { activeJourney { id } }').atLeast(1);
  expect(await run(admin, SUSPEND, { userId, reason: 'Shared the account.' })).toEqual({
    suspendUser: { id: userId, status: 'SUSPENDED' },
  });
  expect((await citizen.rest('GET', '/api/auth/me')).status).toBe(401);
  const late = new Promise((resolve) => setTimeout(() => resolve('late'), WITHIN_MS).unref());
  expect(await Promise.race([closed, late])).toBe(4401);
  const credentials = { mobileNumber: citizen.mobileNumber, pinCode: '483920' };
  const refused = await citizen.rest('POST', '/api/auth/signin', credentials);
  expect([refused.status, refused.body.clientCode]).toEqual([403, 'user-disabled']);
  await run(admin, SUSPEND, { userId });
  expect(await run(admin, REINSTATE, { userId })).toEqual({
    reinstateUser: { id: userId, status: 'ACTIVE' },
  });
  expect((await citizen.rest('GET', '/api/auth/me')).status).toBe(401);
  expect((await citizen.rest('POST', '/api/auth/signin', credentials)).status).toBe(200);
  expect(await entries(`user:${userId}`)).toEqual([
    { act: 'USER_SUSPENDED', details: { reason: 'Shared the account.' } },
    { act: 'USER_REINSTATED', details: {} },
  ]);
});

test('nobody suspends the own account, or one that is not there', async () => {
  expect(await run(admin, SUSPEND, { userId: await idOf(admin) })).toBe('CONFLICT');
  expect(await run(admin, SUSPEND, { userId: '999999999' })).toBe('NOT_FOUND');
  expect(await run(admin, REINSTATE, { userId: 'x' })).toBe('NOT_FOUND');
});

test('numbers are masked, the username too, until they are revealed, and each reveal is logged', async () => {
  const citizen = await TestClient.citizen(server.url);
  const userId = await idOf(citizen);
  const { users } = await run(admin, USERS, {});
  const mask = `+237 6•• ••• •${citizen.mobileNumber.slice(-2)}`;
  expect(users.edges[0].node).toEqual({
    id: userId,
    username: mask,
    mobileNumber: mask,
    fullName: null,
    role: 'CITIZEN',
    status: 'ACTIVE',
    createdAt: expect.any(String),
  });
  const adminId = await idOf(admin);
  expect(await run(admin, REVEAL, { userIds: [userId, adminId, '999999999', 'x'] })).toEqual({
    revealNumbers: [
      { userId: adminId, mobileNumber: null },
      { userId, mobileNumber: citizen.mobileNumber },
    ],
  });
  const [last] = await server.dataSource.query(
    `SELECT details FROM audit_entry WHERE act = 'NUMBERS_REVEALED' ORDER BY id DESC LIMIT 1`,
  );
  expect(last.details).toEqual({ userIds: [Number(adminId), Number(userId)] });
  expect(await run(admin, REVEAL, { userIds: [] })).toBe('BAD_USER_INPUT');
  expect(await run(admin, REVEAL, { userIds: Array.from({ length: 101 }, () => '1') })).toBe(
    'BAD_USER_INPUT',
  );
});

test('the search finds names by a part and numbers only as a whole', async () => {
  const citizen = await TestClient.citizen(server.url);
  await server.dataSource.query('UPDATE account SET full_name = $2 WHERE mobile_number = $1', [
    citizen.mobileNumber,
    'Demo 100% Citizen',
  ]);
  const found = async (search: string): Promise<number> =>
    (await run(admin, USERS, { search })).users.totalCount;
  expect(await found('100% cit')).toBe(1);
  expect(await found(`+237 ${citizen.mobileNumber}`)).toBe(1);
  expect(await found(citizen.mobileNumber.slice(0, 8))).toBe(0);
  expect(await found('admin-')).toBe(1);
  expect(await found('_')).toBe(0);
  expect(await found("'; DROP TABLE account; --")).toBe(0);
  expect(await found('  ')).toBeGreaterThan(2);
});

test.each(['a'.repeat(101), "'; DROP TABLE account; --\u0000"])(
  'a search for %j is refused',
  async (search) => {
    const { body } = await admin.graphql(USERS, { search });
    expect(body.errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { search: 'Must be at most 100 characters, none of them control characters' },
    });
  },
);

test('users are paged by a cursor', async () => {
  const { users: first } = await run(admin, USERS);
  const { users: second } = await run(admin, USERS, { after: first.pageInfo.endCursor });
  const ids = [...first.edges, ...second.edges].map(({ node }: { node: { id: string } }) => node.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(first.pageInfo.hasNextPage).toBe(true);
});

test('only admins list, reveal, suspend and reinstate', async () => {
  const citizen = await TestClient.citizen(server.url);
  const userId = await idOf(citizen);
  const others = [
    ['UNAUTHENTICATED', new TestClient(server.url)],
    ['FORBIDDEN', citizen],
    ['FORBIDDEN', await staffClient(server, 'VIEWER')],
    ['FORBIDDEN', await staffClient(server, 'OPERATOR')],
    ['FORBIDDEN', await staffClient(server, 'SUPERVISOR')],
  ] as const;
  for (const [code, client] of others) {
    expect(await run(client, USERS)).toBe(code);
    expect(await run(client, REVEAL, { userIds: [userId] })).toBe(code);
    expect(await run(client, SUSPEND, { userId })).toBe(code);
    expect(await run(client, REINSTATE, { userId })).toBe(code);
  }
  expect(await entries(`user:${userId}`)).toEqual([]);
});
