import { newStaff, STAFF_PASSWORD } from '../../../testing/staff-accounts';
import { TestClient } from '../../../testing/server/test-client';
import { startTestServer, TEST_PEPPER } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';

const NEW_PEPPER = 'another pepper for tests, long enough to pass';
const SESSION_KEYS = ['a session key for tests, first', 'a session key for tests, second'] as const;

let before: TestServer;
beforeAll(async () => {
  before = await startTestServer();
});
afterAll(() => before.close());

/** The same browser at another server over the same database. */
function moved(client: TestClient, to: TestServer): TestClient {
  const there = new TestClient(to.url);
  there.setCookie('wf_session', client.cookie('wf_session') ?? '');
  return there;
}

function statusOf(client: TestClient, mobileNumber: string): Promise<number> {
  return client
    .rest('POST', '/api/auth/signin', { mobileNumber, pinCode: '483920' })
    .then(({ status }) => status);
}

async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await client.rest('GET', '/api/auth/me')).status === 200;
}

test('while the pepper changes everybody stays signed in and gets in, and afterwards those who did', async () => {
  const seen = await TestClient.citizen(before.url);
  const unseen = await TestClient.citizen(before.url);
  const username = await newStaff(before);

  const during = await startTestServer({ pepper: NEW_PEPPER, formerPepper: TEST_PEPPER, sharing: before });
  expect(await isSignedIn(moved(seen, during))).toBe(true);
  expect(await statusOf(new TestClient(during.url), seen.mobileNumber)).toBe(200);
  const staff = { username, password: STAFF_PASSWORD };
  expect((await new TestClient(during.url).rest('POST', '/api/auth/admin-signin', staff)).status).toBe(200);
  await during.close();

  const after = await startTestServer({ pepper: NEW_PEPPER, sharing: before });
  expect(await isSignedIn(moved(seen, after))).toBe(false);
  expect(await statusOf(new TestClient(after.url), seen.mobileNumber)).toBe(200);
  expect(await statusOf(new TestClient(after.url), unseen.mobileNumber)).toBe(401);
  expect((await new TestClient(after.url).rest('POST', '/api/auth/admin-signin', staff)).status).toBe(200);
  await after.close();
});

test('phones go on being reached when the pepper changes, and have to ask again where it was lost', async () => {
  const keyOf = async (server: TestServer): Promise<string> => {
    const { body } = await new TestClient(server.url).graphql('{ pushKey }');
    await server.close();
    return body.data.pushKey;
  };
  const first = await startTestServer();
  const key = await keyOf(await startTestServer({ sharing: first }));
  const changing = { pepper: NEW_PEPPER, formerPepper: TEST_PEPPER, sharing: first };
  expect(await keyOf(await startTestServer(changing))).toBe(key);
  expect(await keyOf(await startTestServer({ pepper: NEW_PEPPER, sharing: first }))).toBe(key);
  const lost = await keyOf(await startTestServer({ sharing: first }));
  expect(lost).not.toBe(key);
  expect(await keyOf(await startTestServer({ sharing: first }))).toBe(lost);
  await first.close();
});

test('sessions go on when a session key comes or changes, and end without the former one', async () => {
  const citizen = await TestClient.citizen(before.url);
  const [first, second] = SESSION_KEYS;
  const withKey = await startTestServer({ sessionKey: first, sharing: before });
  expect(await isSignedIn(moved(citizen, withKey))).toBe(true);
  const newer = new TestClient(withKey.url);
  expect(await statusOf(newer, citizen.mobileNumber)).toBe(200);
  await withKey.close();

  const changing = await startTestServer({ sessionKey: second, formerSessionKey: first, sharing: before });
  expect(await isSignedIn(moved(newer, changing))).toBe(true);
  expect(await isSignedIn(moved(citizen, changing))).toBe(false);
  await changing.close();

  const changed = await startTestServer({ sessionKey: second, sharing: before });
  expect(await isSignedIn(moved(newer, changed))).toBe(false);
  await changed.close();
});
