import { DAY_MS } from '@wakafine/domain/units';
import { collect, TestClient } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const SESSIONS = '{ mySessions { id startedAt expiresAt device isCurrent } }';
const REVOKE = 'mutation ($id: ID!) { revokeSession(id: $id) }';
const VIEWER = '{ viewer { id } }';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Another browser of the same citizen. */
async function another(mobileNumber: string, userAgent = ''): Promise<TestClient> {
  const client = new TestClient(server.url);
  const headers = { 'user-agent': userAgent };
  await client.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '483920' }, headers);
  return client;
}

async function sessionsOf(client: TestClient) {
  const { body } = await client.graphql(SESSIONS);
  return body.data.mySessions;
}

async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await client.graphql(VIEWER)).body.data.viewer !== null;
}

test('one sees all own sessions, newest first, with their device, and which one is asking', async () => {
  const phone = await TestClient.citizen(server.url);
  const tablet = await another(
    phone.mobileNumber,
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36',
  );
  await TestClient.citizen(server.url);
  const seen = await sessionsOf(phone);
  expect(seen).toMatchObject([
    { device: 'Chrome, Android', isCurrent: false },
    { device: null, isCurrent: true },
  ]);
  const [{ startedAt, expiresAt }] = seen;
  expect(Date.parse(expiresAt) - Date.parse(startedAt)).toBe(30 * DAY_MS);
  expect(await isSignedIn(tablet)).toBe(true);
});

test('a revoked session is over at once, and its socket closes within two seconds', async () => {
  const phone = await TestClient.citizen(server.url);
  const lost = await another(phone.mobileNumber);
  const socket = lost.socket();
  const closed = new Promise((resolve) => socket.on('closed', () => resolve('closed')));
  await collect(socket, 'subscription { activeJourney { id } }').atLeast(1);
  const [{ id }] = await sessionsOf(phone);
  expect((await phone.graphql(REVOKE, { id })).body.data.revokeSession).toBe(true);
  expect(await isSignedIn(lost)).toBe(false);
  const late = new Promise((resolve) => setTimeout(() => resolve('late'), 2_000).unref());
  expect(await Promise.race([closed, late])).toBe('closed');
  expect(await isSignedIn(phone)).toBe(true);
});

test("other people's sessions, and what is none, are not there", async () => {
  const phone = await TestClient.citizen(server.url);
  const other = await TestClient.citizen(server.url);
  const [{ id }] = await sessionsOf(other);
  for (const each of [id, '999999999', '0', '-1', 'x', '1e99', '9'.repeat(40)]) {
    const { body } = await phone.graphql(REVOKE, { id: each });
    expect(body.errors[0].extensions.code).toBe('NOT_FOUND');
  }
  expect(await isSignedIn(other)).toBe(true);
});

test('all others are ended together, and the one that asks stays', async () => {
  const phone = await TestClient.citizen(server.url);
  const others = [await another(phone.mobileNumber), await another(phone.mobileNumber)];
  const { body } = await phone.graphql('mutation { revokeOtherSessions }');
  expect(body.data.revokeOtherSessions).toBe(2);
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
  expect(await sessionsOf(phone)).toHaveLength(1);
});

test('a sign-in on top of another ends the one before', async () => {
  const phone = await TestClient.citizen(server.url);
  const former = new TestClient(server.url);
  former.setCookie('wf_session', phone.cookie('wf_session') ?? '');
  const { mobileNumber } = phone;
  await phone.rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '483920' });
  expect(await isSignedIn(phone)).toBe(true);
  expect(await isSignedIn(former)).toBe(false);
});

test('a visitor has no sessions to see or to end', async () => {
  const visitor = new TestClient(server.url);
  for (const document of [
    SESSIONS,
    'mutation { revokeOtherSessions }',
    'mutation { revokeSession(id: "1") }',
  ]) {
    expect((await visitor.graphql(document)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  }
});
