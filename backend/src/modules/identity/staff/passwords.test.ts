import { runOrder } from '../../../admin-cli/run-order';
import type { StaffOrder } from '../../../admin-cli/admin-words';
import { adminSignIn, newStaff, signedInStaff, STAFF_PASSWORD } from '../../../testing/staff-accounts';
import { TestClient } from '../../../testing/server/test-client';
import type { JsonValue } from '../../../testing/server/test-client';
import { startTestServer } from '../../../testing/server/test-server';
import type { TestServer } from '../../../testing/server/test-server';
import type { AppCtx } from '../accounts/actor';
import { ensureFirstAdmin } from './ensure-first-admin';

const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) {
  viewer { username mustChangePassword permissions } } }`;
const NEW_PASSWORD = 'a calm night in Limbe';

let server: TestServer;
let ctx: AppCtx;
beforeEach(async () => {
  server = await startTestServer();
  ctx = { ...server.services, actor: null };
});
afterEach(() => server.close());

async function change(client: TestClient, currentPassword: string, newPassword: string): Promise<JsonValue> {
  const { body } = await client.graphql(CHANGE, { input: { currentPassword, newPassword } });
  return body.errors === undefined ? body.data.changePassword.viewer : body.errors[0].extensions;
}

async function signIn(username: string, password: string): Promise<JsonValue> {
  const { body } = await adminSignIn(new TestClient(server.url), { username, password });
  return body.data?.adminSignIn?.viewer ?? null;
}

function order(given: StaffOrder, password: string | null = null): Promise<string[]> {
  return runOrder(ctx, given, () => Promise.resolve(password));
}

test('the first administrator is the one that the configuration names, and nobody is added later', async () => {
  const named = { username: 'chief', password: STAFF_PASSWORD };
  expect(await ensureFirstAdmin(ctx, { named })).toBeNull();
  expect(await signIn('chief', STAFF_PASSWORD)).toMatchObject({ role: 'ADMIN', mustChangePassword: false });
  await ensureFirstAdmin(ctx, { named: { username: 'another', password: STAFF_PASSWORD } });
  expect(await ensureFirstAdmin(ctx, { named: null })).toBeNull();
  expect(await signIn('another', STAFF_PASSWORD)).toBeNull();
});

test('without a name the first administrator has a one-time password, made once by however many processes', async () => {
  const made = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(ctx, { named: null })));
  const [announced, ...others] = made.filter((each) => each !== null);
  expect(others).toEqual([]);
  expect(announced).toEqual({
    username: 'admin',
    password: expect.stringMatching(/^[0-9a-z]{4}(-[0-9a-z]{4}){3}$/),
  });
  expect(await signIn('admin', announced?.password ?? '')).toMatchObject({ mustChangePassword: true });
});

test('the holder of a one-time password may change it, and nothing else', async () => {
  const lines = await order({
    act: 'create',
    username: 'chief',
    role: 'ADMIN',
    fullName: null,
    isGenerated: true,
  });
  const oneTime = /: (\S+)$/.exec(lines.join('\n'))?.[1] ?? '';
  const client = new TestClient(server.url);
  await adminSignIn(client, { username: 'chief', password: oneTime });
  const refused = await client.graphql('mutation { revokeOtherSessions }');
  expect(refused.body.errors[0].extensions).toMatchObject({
    code: 'FORBIDDEN',
    clientCode: 'password-change-required',
  });
  expect(await change(client, oneTime, NEW_PASSWORD)).toMatchObject({ mustChangePassword: false });
  expect((await client.graphql('mutation { revokeOtherSessions }')).body.data.revokeOtherSessions).toBe(0);
  expect(await signIn('chief', oneTime)).toBeNull();
  expect(await signIn('chief', NEW_PASSWORD)).toMatchObject({ username: 'chief' });
});

test('a changed password ends all other sessions and gives this browser a new one', async () => {
  const username = await newStaff(server);
  const office = await signedInStaff(server, username);
  const home = await signedInStaff(server, username);
  const token = office.cookie('wf_session');
  await change(office, STAFF_PASSWORD, NEW_PASSWORD);
  expect(office.cookie('wf_session')).not.toBe(token);
  expect((await office.graphql('{ viewer { username } }')).body.data.viewer).toEqual({ username });
  expect((await home.graphql('{ viewer { username } }')).body.data.viewer).toBeNull();
});

test.each([
  ['not the password', NEW_PASSWORD, { currentPassword: 'The password is not right' }],
  [STAFF_PASSWORD, 'too short', { newPassword: 'Password must be at least 12 characters' }],
  [STAFF_PASSWORD, 'aaaaaaaaaaaaaaaa', { newPassword: 'Please choose a password that is harder to guess' }],
  [STAFF_PASSWORD, STAFF_PASSWORD, { newPassword: 'Please choose a password that is harder to guess' }],
])('changing %j to %j is refused', async (currentPassword, newPassword, fields) => {
  const username = await newStaff(server);
  const client = await signedInStaff(server, username);
  expect(await change(client, currentPassword, newPassword)).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields,
  });
  expect(await signIn(username, STAFF_PASSWORD)).not.toBeNull();
});

test('a citizen has no password to change', async () => {
  const citizen = await TestClient.citizen(server.url);
  expect(await change(citizen, '483920', NEW_PASSWORD)).toMatchObject({ code: 'FORBIDDEN' });
});

test('the command line creates staff with a chosen password, lists them, and refuses what the service refuses', async () => {
  const create = { act: 'create', role: 'VIEWER', fullName: 'Demo Officer', isGenerated: false } as const;
  expect(await order({ ...create, username: 'Guest' }, STAFF_PASSWORD)).toEqual(['Guest is viewer.']);
  expect(await signIn('guest', STAFF_PASSWORD)).toMatchObject({ role: 'VIEWER' });
  const list = (await order({ act: 'list' })).join('\n');
  expect(list).toMatch(/^Guest +viewer +Demo Officer +20\S+Z$/m);
  expect(list).not.toContain('argon2');
  await expect(order({ ...create, username: 'GUEST' }, STAFF_PASSWORD)).rejects.toThrow('already');
  await expect(order({ ...create, username: '677123456' }, STAFF_PASSWORD)).rejects.toThrow('begins with');
  await expect(order({ ...create, username: 'other' }, 'short')).rejects.toThrow('at least 12');
});

test('the command line lets locked out staff in again: new password, no second factor, no lock, no session', async () => {
  const username = await newStaff(server);
  const client = await signedInStaff(server, username);
  await server.dataSource.query(
    `UPDATE account SET totp_secret = 'v1.x', totp_confirmed_at = now() WHERE username = $1`,
    [username],
  );
  for (let index = 0; index < 5; index += 1) {
    await signIn(username, 'not the password');
  }
  await order({ act: 'reset', username: username.toUpperCase(), isGenerated: false }, NEW_PASSWORD);
  expect((await client.graphql('{ viewer { username } }')).body.data.viewer).toBeNull();
  expect(await signIn(username, STAFF_PASSWORD)).toBeNull();
  expect(await signIn(username, NEW_PASSWORD)).toMatchObject({ username, hasTotp: false });
  await expect(order({ act: 'reset', username: 'nobody', isGenerated: true })).rejects.toThrow(
    'no staff account',
  );
  const acts: { actor: string }[] = await server.dataSource.query(
    `SELECT actor_name AS actor FROM audit_entry WHERE act = 'STAFF_PASSWORD_RESET'`,
  );
  expect(acts).toEqual([{ actor: 'command line' }]);
});

test('no sign-in with the former password outlives its reset, however the two cross', async () => {
  const username = await newStaff(server);
  const clients = Array.from({ length: 8 }, () => new TestClient(server.url));
  const reset = order({ act: 'reset', username, isGenerated: false }, NEW_PASSWORD);
  await Promise.all([...clients.map((client) => adminSignIn(client, { username })), reset]);
  const seen = await Promise.all(clients.map((client) => client.graphql('{ viewer { username } }')));
  expect(seen.map(({ body }) => body.data.viewer)).toEqual(clients.map(() => null));
});
